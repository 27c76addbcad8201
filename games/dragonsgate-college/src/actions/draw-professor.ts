import { numbered } from "./numbered.ts";
import { blindDraws, draw, drawRefusal } from "./take-tile.ts";

export const drawProfessor = numbered<"draw-professor">({
  numbers: (table, view, seat) => blindDraws(table, view, seat, "professor"),
  action: () => ({ type: "draw-professor" }),
  refusal: (table, view, seat) => drawRefusal(table, view, seat, "professor"),
  play(table, state, seat, _action, chance, emit) {
    draw(table, state, seat, "professor", chance, emit);
  },
});
