import { effectAsked } from "../effects/asked.ts";
import { takeOption } from "../effects/interpret.ts";
import { usefulOptions } from "../effects/nothing.ts";
import { settle } from "../flow.ts";
import { otherChoice, topOf } from "../stack.ts";
import { NONE, numbered } from "./numbered.ts";

export const chooseOption = numbered<"choose-option">({
  numbers(table, view, seat) {
    const effect = effectAsked(table, view, "choose");
    return effect === null ? NONE : usefulOptions(table, view, seat, effect);
  },
  action: (option) => ({ type: "choose-option", option }),
  refusal(table, view, seat, { option }) {
    const effect = effectAsked(table, view, "choose");
    if (effect === null) return otherChoice(view);
    const options = effect.options.length;
    if (option >= options) return { code: "option-missing", option, options };
    return usefulOptions(table, view, seat, effect).includes(option) ? null : { code: "option-without-effect", option };
  },
  play(table, state, _seat, { option }, chance, emit) {
    const effect = effectAsked(table, state, "choose");
    if (effect !== null) takeOption(table, state, topOf(state, "effects"), effect, option);
    settle(table, state, chance, emit);
  },
});
