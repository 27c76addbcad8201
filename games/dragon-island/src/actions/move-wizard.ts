import { type ActionRule, at } from "@gatehouse/engine";
import { dragonCounts } from "../dragons.ts";
import { stepRefusal, turnOf } from "../flow.ts";
import { hexOf, tileAt } from "../island.ts";
import { dealRefusal, goals, reachRefusal } from "../reach.ts";
import type { Table } from "../table.ts";
import type { DragonIsland } from "../types.ts";

export const moveWizard: ActionRule<DragonIsland, "move-wizard", Table> = {
  list(_table, view, seat) {
    if (stepRefusal(view, "wizard", "dragons")) return [];
    return goals(view, seat).map((tile) => ({ type: "move-wizard", ...hexOf(view, tile) }));
  },
  refusal(_table, view, seat, { q, r }) {
    const early = stepRefusal(view, "wizard", "dragons");
    if (early) return early;
    const tile = tileAt(view, q, r);
    if (tile < 0) return { code: "hex-empty", q, r };
    return reachRefusal(view, seat, tile) ?? dealRefusal(view, seat, tile);
  },
  play(_table, state, seat, { q, r }, _chance, emit) {
    const tile = tileAt(state, q, r);
    at(state.seats, seat).tile = tile;
    turnOf(state).step = dragonCounts(state)[tile] === 0 ? "action" : "deal";
    emit?.({ type: "wizard-moved", seat, q, r });
  },
};
