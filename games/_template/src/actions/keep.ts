import { type ActionRule, at, blurForOthers, putUnder } from "@gatehouse/engine";
import type { LanternWall, Options } from "../types.ts";

export const keep: ActionRule<LanternWall, "keep", Options> = {
  list(_options, view) {
    return view.found.map((_card, index) => ({ type: "keep", slot: index + 1 }));
  },
  refusal(_options, view, _seat, { slot }) {
    if (view.phase === "bid") return { code: "bid-first" };
    const found = view.found.length;
    if (found === 0) return { code: "nothing-found" };
    return slot > found ? { code: "slot-empty", slot, found } : null;
  },
  play(_options, state, seat, { slot }, _chance, emit) {
    const kept = at(state.found, slot - 1);
    if (state.found.length > 1) blurForOthers(state.found, seat);
    at(state.hands, seat).push(kept);
    for (const card of state.found) if (card !== kept) putUnder(state.deck, card);
    state.found = [];
    emit?.({ type: "lantern-kept", seat, lantern: kept.kind + 1 });
  },
};
