import { at, putUnder, takeCard } from "@gatehouse/engine";
import { settle } from "../flow.ts";
import { asked, otherChoice } from "../stack.ts";
import { kindsInHand } from "./hand.ts";
import { NONE, numbered } from "./numbered.ts";

export const discardCard = numbered<"discard-card">({
  numbers: (_table, view, seat) => (asked(view)?.type === "hand-limit" ? kindsInHand(view, seat) : NONE),
  action: (card) => ({ type: "discard-card", card }),
  refusal(_table, view, seat, { card }) {
    if (asked(view)?.type !== "hand-limit") return otherChoice(view);
    return kindsInHand(view, seat).includes(card) ? null : { code: "card-not-held", card };
  },
  play(table, state, seat, { card }, chance, emit) {
    const taken = takeCard(at(state.seats, seat).hand, card);
    putUnder(state.wizardry, taken);
    emit?.({ type: "card-discarded", seat, card: { ...taken } });
    settle(table, state, chance, emit);
  },
});
