import type { Seat } from "@gatehouse/engine";
import { usefulOptions } from "../effects/nothing.ts";
import { choose, jointRefusal } from "../joint.ts";
import { asked, topOf } from "../stack.ts";
import { incomeChoice } from "../turn.ts";
import type { View } from "../types.ts";
import { NONE, numbered } from "./numbered.ts";

/** More than an effect offers. */
const OPTIONS = 8;

export const chooseIncome = numbered<"choose-income">({
  numbers(table, view, seat) {
    const sources = openSources(view, seat);
    if (sources.length === 0) return NONE;
    return sources.flatMap((source) => {
      const choice = incomeChoice(table, source);
      return choice === null ? [] : usefulOptions(table, view, seat, choice).map((option) => source * OPTIONS + option);
    });
  },
  action: (number) => ({ type: "choose-income", source: Math.floor(number / OPTIONS), option: number % OPTIONS }),
  refusal(table, view, seat, { source, option }) {
    const early = jointRefusal(view, "income");
    if (early) return early;
    const choice = openSources(view, seat).includes(source) ? incomeChoice(table, source) : null;
    if (choice === null) return { code: "income-not-open", source };
    const options = choice.options.length;
    if (option >= options) return { code: "option-missing", option, options };
    return usefulOptions(table, view, seat, choice).includes(option) ? null : { code: "option-without-effect", option };
  },
  play(table, state, seat, { source, option }, chance, emit) {
    const joint = topOf(state, "income");
    const choice = joint.choices.find((each) => each.seat === seat && each.source === source && each.chosen === null);
    choose(table, state, joint, choice, option, chance, emit);
  },
});

/** What gives the seat an income that it has still to choose, each once. */
function openSources(view: View, seat: Seat): number[] {
  const top = asked(view);
  if (top?.type !== "income") return [];
  const open = top.choices.filter((choice) => choice.seat === seat && choice.chosen === null);
  return [...new Set(open.map(({ source }) => source))];
}
