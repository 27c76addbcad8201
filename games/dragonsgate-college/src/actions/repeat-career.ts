import { at } from "@gatehouse/engine";
import { effectAsked } from "../effects/asked.ts";
import { repeatCareer as repeat } from "../effects/interpret.ts";
import { repeatable, repeatsNothing } from "../effects/nothing.ts";
import { settle } from "../flow.ts";
import { otherChoice, topOf } from "../stack.ts";
import { NONE, numbered } from "./numbered.ts";

export const repeatCareer = numbered<"repeat-career">({
  numbers(table, view, seat) {
    return effectAsked(table, view, "repeat-career") === null ? NONE : repeatable(table, view, seat);
  },
  action: (career) => ({ type: "repeat-career", career }),
  refusal(table, view, seat, { career }) {
    if (effectAsked(table, view, "repeat-career") === null) return otherChoice(view);
    const isHeld = at(view.seats, seat).careers.some((each) => each.career === career);
    if (!isHeld) return { code: "career-not-held", career };
    return repeatsNothing(table, view, seat, career) ? { code: "career-without-effect", career } : null;
  },
  play(table, state, _seat, { career }, chance, emit) {
    repeat(table, state, topOf(state, "effects"), career);
    settle(table, state, chance, emit);
  },
});
