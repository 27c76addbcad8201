import { settle } from "../flow.ts";
import { asked, otherChoice, popped } from "../stack.ts";
import { NONE, numbered, ONE } from "./numbered.ts";

/** Also passes: the action itself is never compulsory (DC-5.5). */
export const endWindow = numbered<"end-window">({
  numbers: (_table, view) => (asked(view)?.type === "window" ? ONE : NONE),
  action: () => ({ type: "end-window" }),
  refusal: (_table, view) => (asked(view)?.type === "window" ? null : otherChoice(view)),
  play(table, state, seat, _action, chance, emit) {
    const { taken } = popped(state, "window");
    emit?.({ type: "window-ended", seat, passed: taken.length === 0 });
    settle(table, state, chance, emit);
  },
});
