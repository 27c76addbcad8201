import { type ActionRule, at } from "@gatehouse/engine";
import { ENERGIES, INDEX } from "../data/constants.ts";
import { activeCubes, bounds } from "../energy.ts";
import { asked, otherChoiceFirst, standingOn } from "../flow.ts";
import { goOn } from "../payment.ts";
import type { Table } from "../table.ts";
import type { Action, DragonIsland, Pending, View } from "../types.ts";

type PayEnergy = Extract<Action, { type: "pay-energy" }>;
type Payment = Extract<Pending, { type: "payment" }>;

export const payEnergy: ActionRule<DragonIsland, "pay-energy", Table> = {
  list(_table, view, seat) {
    const top = asked(view);
    const actions: PayEnergy[] = [];
    if (top?.type !== "payment") return actions;
    const { least, most } = range(view, seat, top);
    for (let cubes = least; cubes <= most; cubes += 1) actions.push({ type: "pay-energy", colour: top.asked, cubes });
    return actions;
  },
  refusal(_table, view, seat, { colour, cubes }) {
    const top = asked(view);
    if (top?.type !== "payment") return otherChoiceFirst(view);
    if (top.asked !== colour) return { code: "other-colour-asked", asked: top.asked };
    const { least, rest } = range(view, seat, top);
    const have = at(at(view.seats, seat).stock, INDEX[colour]);
    if (cubes > have) return { code: "cubes-short", colour, need: cubes, have };
    if (cubes < least) return { code: "cubes-too-few", colour, need: least, have: cubes };
    return cubes > rest ? { code: "cubes-too-many", colour, need: rest, have: cubes } : null;
  },
  play(_table, state, seat, { colour, cubes }, _chance, emit) {
    const top = state.pending.pop();
    if (top?.type !== "payment") throw new TypeError("nothing is to be paid");
    const index = ENERGIES.indexOf(colour);
    top.paid[index] = cubes;
    goOn(state, seat, top.for, top.cost, top.paid, index + 1, emit);
  },
};

function range(view: View, seat: number, { paid, cost, asked: colour }: Payment) {
  return bounds(activeCubes(view, seat, standingOn(view, seat)), paid, cost, INDEX[colour]);
}
