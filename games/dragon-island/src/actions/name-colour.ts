import { type ActionRule, at } from "@gatehouse/engine";
import { ENERGIES } from "../data/constants.ts";
import { arrive, asked } from "../flow.ts";
import type { Table } from "../table.ts";
import type { DragonIsland } from "../types.ts";

export const nameColour: ActionRule<DragonIsland, "name-colour", Table> = {
  list(_table, view) {
    return asked(view)?.type === "wild" ? ENERGIES.map((colour) => ({ type: "name-colour", colour })) : [];
  },
  refusal(_table, view) {
    const top = asked(view);
    return top?.type === "wild" ? null : { code: "other-choice-first", asked: top?.type ?? "turn" };
  },
  play(table, state, seat, { colour }, _chance, emit) {
    state.pending.pop();
    const number = state.tiles.length - 1;
    const tile = at(state.tiles, number);
    tile.colour = colour;
    emit?.({ type: "colour-named", seat, q: tile.q, r: tile.r, colour });
    arrive(table, state, seat, number, emit);
  },
};
