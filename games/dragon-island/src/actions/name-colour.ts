import { type ActionRule, at } from "@gatehouse/engine";
import { ENERGIES } from "../data/constants.ts";
import { arrive, asked, otherChoiceFirst } from "../flow.ts";
import type { Table } from "../table.ts";
import type { DragonIsland } from "../types.ts";

export const nameColour: ActionRule<DragonIsland, "name-colour", Table> = {
  list(_table, view) {
    return asked(view)?.type === "wild" ? ENERGIES.map((colour) => ({ type: "name-colour", colour })) : [];
  },
  refusal(_table, view) {
    return asked(view)?.type === "wild" ? null : otherChoiceFirst(view);
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
