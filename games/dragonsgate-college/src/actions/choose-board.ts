import { settle } from "../flow.ts";
import { askProfessors, takeBoard } from "../setup.ts";
import { asked, otherChoice, popped } from "../stack.ts";
import { NONE, numbered } from "./numbered.ts";

export const chooseBoard = numbered<"choose-board">({
  numbers(_table, view) {
    const top = asked(view);
    return top?.type === "draft" ? top.boards : NONE;
  },
  action: (board) => ({ type: "choose-board", board }),
  refusal(_table, view, _seat, { board }) {
    const top = asked(view);
    if (top?.type !== "draft") return otherChoice(view);
    const by = view.seats.findIndex((house) => house.board === board);
    return by < 0 ? null : { code: "board-taken", board, by };
  },
  play(table, state, seat, { board }, chance, emit) {
    const { boards } = popped(state, "draft");
    takeBoard(table, state, seat, board, emit);
    // The start player is the last one to choose.
    if (seat === state.starter) askProfessors(state);
    else {
      const next = (seat + table.seats - 1) % table.seats;
      state.pending.push({ type: "draft", seat: next, boards: boards.filter((each) => each !== board) });
    }
    settle(table, state, chance, emit);
  },
});
