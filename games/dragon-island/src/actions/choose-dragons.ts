import { type ActionRule, at } from "@gatehouse/engine";
import { GOLD } from "../data/constants.ts";
import { dragonCounts, penOwner } from "../dragons.ts";
import { stepRefusal } from "../flow.ts";
import { hexOf, tileAt } from "../island.ts";
import type { Table } from "../table.ts";
import type { DragonIsland, Refusal, View } from "../types.ts";

export const chooseDragons: ActionRule<DragonIsland, "choose-dragons", Table> = {
  list(_table, view, seat) {
    return sources(view, seat).map((tile) => ({ type: "choose-dragons", ...hexOf(view, tile) }));
  },
  refusal(_table, view, seat, { q, r }) {
    const early = earlyRefusal(view, seat);
    if (early) return early;
    const tile = tileAt(view, q, r);
    if (tile < 0) return { code: "hex-empty", q, r };
    if (dragonCounts(view)[tile] === 0) return { code: "no-dragons", q, r };
    const owner = penOwner(view, tile);
    return owner === null ? null : { code: "dragons-penned", seat: owner };
  },
  play(_table, state, seat, { q, r }, _chance, emit) {
    state.pending.push({ type: "dragons", seat, from: tileAt(state, q, r) });
    emit?.({ type: "dragons-chosen", seat, q, r });
  },
};

/** The tiles from which a seat may move dragons (DI-7). */
export function sources(view: View, seat: number): number[] {
  const found: number[] = [];
  if (earlyRefusal(view, seat)) return found;
  const counts = dragonCounts(view);
  for (let tile = 1; tile < counts.length; tile += 1)
    if (counts[tile] !== 0 && penOwner(view, tile) === null) found.push(tile);
  return found;
}

/** A goal is always there: dragons come after the first round, when every seat has placed its Tower. */
function earlyRefusal(view: View, seat: number): Refusal | null {
  const early = stepRefusal(view, "dragons");
  if (early) return early;
  return at(at(view.seats, seat).stock, GOLD) > 0 ? null : { code: "gold-short", need: 1, have: 0 };
}
