import { numbered } from "./numbered.ts";
import { openTiles, take, takeRefusal } from "./take-tile.ts";

export const takeProfessor = numbered<"take-professor">({
  numbers: (table, view, seat) => openTiles(table, view, seat, "professor"),
  action: (professor) => ({ type: "take-professor", professor }),
  refusal: (table, view, seat, { professor }) => takeRefusal(table, view, seat, "professor", professor),
  play(table, state, seat, { professor }, chance, emit) {
    take(table, state, seat, "professor", professor, chance, emit);
  },
});
