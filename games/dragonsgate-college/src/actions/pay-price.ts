import { at } from "@gatehouse/engine";
import { effectAsked } from "../effects/asked.ts";
import { payPrice as pay } from "../effects/interpret.ts";
import { timesPayable } from "../effects/nothing.ts";
import type { Effect } from "../effects/vocabulary.ts";
import { settle } from "../flow.ts";
import { otherChoice, topOf } from "../stack.ts";
import type { Table } from "../table.ts";
import type { View } from "../types.ts";
import { NONE, numbered } from "./numbered.ts";

export const payPrice = numbered<"pay-price">({
  numbers(table, view, seat) {
    const effect = priceAsked(table, view);
    if (effect === null) return NONE;
    return Array.from({ length: timesPayable(view, seat, effect) }, (_, index) => index + 1);
  },
  action: (times) => ({ type: "pay-price", times }),
  refusal(table, view, seat, { times }) {
    const effect = priceAsked(table, view);
    if (effect === null || effect.price === "apprentice") return otherChoice(view);
    if (times > effect.times) return { code: "option-missing", option: times - 1, options: effect.times };
    const need = times * effect.amount;
    const have = at(view.seats, seat)[effect.price];
    if (need <= have) return null;
    return effect.price === "coins" ? { code: "coins-short", need, have } : { code: "imps-short", need, have };
  },
  play(table, state, _seat, { times }, chance, emit) {
    const effect = priceAsked(table, state);
    if (effect !== null) pay(table, state, topOf(state, "effects"), effect, times, undefined, emit);
    settle(table, state, chance, emit);
  },
});

/** The price that is asked, unless it is an apprentice, who is named instead. */
function priceAsked(table: Table, view: View): Extract<Effect, { kind: "pay" }> | null {
  const effect = effectAsked(table, view, "pay");
  return effect?.price === "apprentice" ? null : effect;
}
