import { effectAsked } from "../effects/asked.ts";
import { rob } from "../effects/interpret.ts";
import { robbable } from "../effects/nothing.ts";
import { settle } from "../flow.ts";
import { otherChoice, topOf } from "../stack.ts";
import { NONE, numbered } from "./numbered.ts";

export const robSeat = numbered<"rob-seat">({
  numbers(table, view, seat) {
    const effect = effectAsked(table, view, "steal");
    return effect === null ? NONE : robbable(view, seat, effect.good);
  },
  action: (seat) => ({ type: "rob-seat", seat }),
  refusal(table, view, seat, { seat: victim }) {
    const effect = effectAsked(table, view, "steal");
    if (effect === null) return otherChoice(view);
    if (victim >= table.seats) return { code: "option-missing", option: victim, options: table.seats };
    return robbable(view, seat, effect.good).includes(victim) ? null : { code: "nothing-to-take", seat: victim };
  },
  play(table, state, _seat, { seat: victim }, chance, emit) {
    const effect = effectAsked(table, state, "steal");
    if (effect !== null) rob(table, state, topOf(state, "effects"), effect, victim, emit);
    settle(table, state, chance, emit);
  },
});
