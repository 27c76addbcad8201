import { type ActionRule, at } from "@gatehouse/engine";
import { deedRefusal } from "../deeds.ts";
import { turnOf } from "../flow.ts";
import { drawMaps as drawFor, mapsKept } from "../maps.ts";
import type { Table } from "../table.ts";
import type { DragonIsland } from "../types.ts";

export const drawMaps: ActionRule<DragonIsland, "draw-maps", Table> = {
  list(table, view, seat) {
    return deedRefusal(table, view, seat, "map") ? [] : [{ type: "draw-maps" }];
  },
  refusal(table, view, seat) {
    return deedRefusal(table, view, seat, "map");
  },
  play(_table, state, seat, _action, chance, emit) {
    const cards = drawFor(state, seat, chance, emit);
    if (cards.length > mapsKept(state, seat)) {
      state.pending.push({ type: "maps", offers: [{ seat, cards, returned: null }] });
      return;
    }
    // The deck was short: there is nothing to give back (DI-11.8).
    at(state.seats, seat).maps.push(...cards);
    turnOf(state).step = "map";
  },
};
