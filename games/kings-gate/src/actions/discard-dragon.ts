import { type ActionRule, at, own, takeCard } from "@gatehouse/engine";
import { burnRefusal, ringPiles } from "../board.ts";
import { DRAGON } from "../data/components.ts";
import { turnOf, turnRefusal } from "../flow.ts";
import { districtOf, type Table } from "../tiles.ts";
import type { KingsGate, Refusal, View } from "../types.ts";

export const discardDragon: ActionRule<KingsGate, "discard-dragon", Table> = {
  list(table, view, seat) {
    return refusal(table, view, seat) ? [] : [{ type: "discard-dragon" }];
  },
  refusal(table, view, seat) {
    return refusal(table, view, seat);
  },
  play(_table, state, seat, _action, _chance, emit) {
    const { hand } = at(state.seats, seat);
    const { kind: tile } = takeCard(hand, at(hand, 0).kind);
    state.burnt.push(tile);
    const turn = turnOf(state);
    turn.placed.push(tile);
    turn.closed = "dragon";
    emit?.({ type: "dragon-discarded", seat, tile });
  },
};

/** Only a hand of nothing but dragons, none of which has a target, gives one away (KG-5.4). */
function refusal(table: Table, view: View, seat: number): Refusal | null {
  const early = turnRefusal(view);
  if (early) return early;
  const { placed } = turnOf(view);
  if (placed.length > 0) return { code: "turn-begun", placed: placed.length };
  let others = 0;
  for (const card of at(view.seats, seat).hand) if (districtOf(own(card.kind)) !== DRAGON) others += 1;
  if (others > 0) return { code: "other-tiles-in-hand", tiles: others };
  for (const pile of ringPiles(view))
    if (pile && !burnRefusal(table, view, seat, pile, pile)) return { code: "dragon-has-target", x: pile.x, y: pile.y };
  return null;
}
