import { at } from "@gatehouse/engine";
import { choose, jointRefusal, openChoice } from "../joint.ts";
import { asked, topOf } from "../stack.ts";
import { NONE, numbered } from "./numbered.ts";

export const returnProfessor = numbered<"return-professor">({
  numbers(_table, view, seat) {
    return asked(view)?.type === "professors" ? at(view.seats, seat).professors : NONE;
  },
  action: (professor) => ({ type: "return-professor", professor }),
  refusal(_table, view, seat, { professor }) {
    const early = jointRefusal(view, "professors");
    if (early) return early;
    return at(view.seats, seat).professors.includes(professor) ? null : { code: "professor-not-held", professor };
  },
  play(table, state, seat, { professor }, chance, emit) {
    const joint = topOf(state, "professors");
    choose(table, state, joint, openChoice(joint.choices, seat), professor, chance, emit);
  },
});
