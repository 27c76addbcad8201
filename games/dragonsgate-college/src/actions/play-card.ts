import { at, own, type Seat, takeCard } from "@gatehouse/engine";
import { beginCard, beginWaiting } from "../cards.ts";
import { listDoesNothing } from "../effects/nothing.ts";
import { settle } from "../flow.ts";
import { asked, otherChoice } from "../stack.ts";
import type { Table } from "../table.ts";
import type { View } from "../types.ts";
import { distinct, kindsInHand } from "./hand.ts";
import { NONE, numbered } from "./numbered.ts";

export const playCard = numbered<"play-card">({
  numbers(table, view, seat) {
    const top = asked(view);
    if (top?.type === "immediate") return distinct(top.cards);
    if (top?.type !== "window" && top?.type !== "hand-limit") return NONE;
    if (at(view.seats, seat).hand.length === 0) return NONE;
    return kindsInHand(view, seat).filter((card) => isUseful(table, view, seat, card));
  },
  action: (card) => ({ type: "play-card", card }),
  refusal(table, view, seat, { card }) {
    const top = asked(view);
    if (top?.type === "immediate") return top.cards.includes(card) ? null : { code: "card-not-held", card };
    if (top?.type !== "window" && top?.type !== "hand-limit") return otherChoice(view);
    if (!at(view.seats, seat).hand.some(({ kind }) => own(kind) === card)) return { code: "card-not-held", card };
    return isUseful(table, view, seat, card) ? null : { code: "card-without-effect", card };
  },
  play(table, state, seat, { card }, chance, emit) {
    const top = at(state.pending, state.pending.length - 1);
    if (top.type === "immediate") {
      top.cards.splice(top.cards.indexOf(card), 1);
      beginWaiting(table, state, seat, card, chance, emit);
    } else {
      takeCard(at(state.seats, seat).hand, card);
      beginCard(table, state, seat, card, emit);
    }
    settle(table, state, chance, emit);
  },
});

function isUseful(table: Table, view: View, seat: Seat, card: number): boolean {
  return !listDoesNothing(table, view, seat, at(table.cards, card).list);
}
