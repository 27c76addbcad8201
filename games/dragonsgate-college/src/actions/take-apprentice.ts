import { numbered } from "./numbered.ts";
import { openTiles, take, takeRefusal } from "./take-tile.ts";

export const takeApprentice = numbered<"take-apprentice">({
  numbers: (table, view, seat) => openTiles(table, view, seat, "apprentice"),
  action: (apprentice) => ({ type: "take-apprentice", apprentice }),
  refusal: (table, view, seat, { apprentice }) => takeRefusal(table, view, seat, "apprentice", apprentice),
  play(table, state, seat, { apprentice }, chance, emit) {
    take(table, state, seat, "apprentice", apprentice, chance, emit);
  },
});
