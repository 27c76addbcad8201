import { numbered } from "./numbered.ts";
import { blindDraws, draw, drawRefusal } from "./take-tile.ts";

export const drawApprentice = numbered<"draw-apprentice">({
  numbers: (table, view, seat) => blindDraws(table, view, seat, "apprentice"),
  action: () => ({ type: "draw-apprentice" }),
  refusal: (table, view, seat) => drawRefusal(table, view, seat, "apprentice"),
  play(table, state, seat, _action, chance, emit) {
    draw(table, state, seat, "apprentice", chance, emit);
  },
});
