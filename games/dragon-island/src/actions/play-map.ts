import { type ActionRule, at, EVERYBODY, own, putUnder, takeCard } from "@gatehouse/engine";
import { GOLD, GOLD_PET_FAME } from "../data/constants.ts";
import { standingOn, stepRefusal, turnOf } from "../flow.ts";
import { hasPet } from "../pets.ts";
import { gain } from "../stock.ts";
import type { Table } from "../table.ts";
import { patternRefusal, placeRefusal } from "../treasure.ts";
import type { Action, DragonIsland, Refusal, View } from "../types.ts";

type PlayMap = Extract<Action, { type: "play-map" }>;

export const playMap: ActionRule<DragonIsland, "play-map", Table> = {
  list(table, view, seat) {
    const actions: PlayMap[] = [];
    const { maps } = at(view.seats, seat);
    if (maps.length === 0 || earlyRefusal(table, view, seat)) return actions;
    for (const card of maps) {
      const map = own(card.kind);
      if (!patternRefusal(table, view, standingOn(view, seat), map)) actions.push({ type: "play-map", map });
    }
    return actions;
  },
  refusal(table, view, seat, { map }) {
    const early = earlyRefusal(table, view, seat);
    if (early) return early;
    if (!at(view.seats, seat).maps.some((card) => card.kind === map)) return { code: "map-not-in-hand", map };
    return patternRefusal(table, view, standingOn(view, seat), map);
  },
  play(table, state, seat, { map }, _chance, emit) {
    const wizard = at(state.seats, seat);
    const card = takeCard(wizard.maps, map);
    // All have seen it, and where it went (DI-12.5).
    card.knownTo = EVERYBODY;
    putUnder(state.maps, card);
    state.treasures.push(standingOn(state, seat));
    const spec = at(table.treasures, map);
    const fame = spec.fame + (hasPet(state, seat, "gold") ? GOLD_PET_FAME : 0);
    const gold = gain(state, seat, GOLD, spec.gold);
    wizard.fame.treasures += fame;
    turnOf(state).step = "draw";
    emit?.({ type: "treasure-found", seat, map, fame, gold });
  },
};

/** After the move and before the turn ends, on a tile where a treasure can be (DI-12.1, DI-12.4). */
function earlyRefusal(table: Table, view: View, seat: number): Refusal | null {
  return stepRefusal(view, "map", "action") ?? placeRefusal(table, view, standingOn(view, seat));
}
