import { at } from "@gatehouse/engine";
import { settle } from "../flow.ts";
import { otherChoice } from "../stack.ts";
import { leave, leavers, newcomer } from "./make-room.ts";
import { NONE, numbered } from "./numbered.ts";

export const discardProfessor = numbered<"discard-professor">({
  numbers: (_table, view, seat) => (newcomer(view, "professor") === null ? NONE : leavers(view, seat, "professor")),
  action: (professor) => ({ type: "discard-professor", professor }),
  refusal(_table, view, seat, { professor }) {
    const arriving = newcomer(view, "professor");
    if (arriving === null) return otherChoice(view);
    const isThere = professor === arriving || at(view.seats, seat).professors.includes(professor);
    return isThere ? null : { code: "professor-not-held", professor };
  },
  play(table, state, seat, { professor }, chance, emit) {
    leave(table, state, seat, "professor", professor, emit);
    settle(table, state, chance, emit);
  },
});
