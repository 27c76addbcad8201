import { type ActionRule, bit, deckSize, drawCard } from "@gatehouse/engine";
import { SEARCHED } from "../data/components.ts";
import { deedRefusal } from "../flow.ts";
import type { LanternWall, Options, Refusal, View } from "../types.ts";

export const search: ActionRule<LanternWall, "search", Options> = {
  list(_options, view) {
    return refusal(view) ? [] : [{ type: "search" }];
  },
  refusal(_options, view) {
    return refusal(view);
  },
  play(_options, state, seat, _action, chance, emit) {
    const count = Math.min(SEARCHED, deckSize(state.deck));
    for (let i = 0; i < count; i += 1) state.found.push(drawCard(state.deck, chance, bit(seat)));
    state.done = true;
    emit?.({ type: "lanterns-found", seat, lanterns: state.found.map((card) => card.kind + 1) });
  },
};

function refusal(view: View): Refusal | null {
  return deedRefusal(view) ?? (deckSize(view.deck) === 0 ? { code: "deck-empty" } : null);
}
