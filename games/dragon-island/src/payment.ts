import { at, type Emit } from "@gatehouse/engine";
import { capture } from "./capture.ts";
import { construct } from "./construction.ts";
import { ENERGIES } from "./data/constants.ts";
import { activeCubes, energyCost, nextAsked } from "./energy.ts";
import { standingOn } from "./flow.ts";
import { giveBack } from "./stock.ts";
import type { DragonIsland, Purchase, State } from "./types.ts";

/** Begins to pay for a capture or a building; asks for cubes if there is a choice. */
export function beginPayment(state: State, seat: number, purchase: Purchase, emit?: Emit<DragonIsland>): void {
  const cost = energyCost(state, seat, standingOn(state, seat), purchase);
  goOn(state, seat, purchase, cost, [0, 0, 0, 0], 0, emit);
}

/** Pays the colours from `index` on; the next one that leaves a choice is asked for, the last pays the rest (DI-10.3). */
export function goOn(
  state: State,
  seat: number,
  purchase: Purchase,
  cost: number,
  paid: number[],
  index: number,
  emit?: Emit<DragonIsland>,
): void {
  const active = activeCubes(state, seat, standingOn(state, seat));
  const asked = nextAsked(active, paid, cost, index);
  if (asked !== null) {
    state.pending.push({ type: "payment", seat, for: purchase, cost, paid, asked });
    emit?.({ type: "energy-asked", seat, for: purchase, cubes: paid.slice(), asked });
    return;
  }
  for (let each = 0; each < ENERGIES.length; each += 1) giveBack(state, seat, each, at(paid, each));
  emit?.({ type: "energy-paid", seat, cubes: paid.slice(), for: purchase });
  if (purchase === "capture") capture(state, seat, emit);
  else construct(state, seat, purchase, emit);
}
