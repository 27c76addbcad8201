import { at, type Result, type Standing } from "@gatehouse/engine";
import { GOLD } from "./data/constants.ts";
import type { View } from "./types.ts";

/** Fame by source; gold on pet cards counts at the end and so at any moment (DI-14.3). */
export function standing(view: View): Standing {
  const breakdown = view.seats.map(({ fame, pets }) => ({
    captures: fame.captures,
    buildings: fame.buildings,
    treasures: fame.treasures,
    pets: pets.reduce((sum, pet) => sum + pet.gold, 0),
  }));
  return { scores: breakdown.map((each) => each.captures + each.buildings + each.treasures + each.pets), breakdown };
}

/** The result once the match is over; ties go to more colours captured, then to more coins (DI-14.5). */
export function result(view: View): Result | null {
  if (view.pending.length > 0) return null;
  const { scores, breakdown } = standing(view);
  const order = view.seats.map(({ captured, stock }, seat) => [at(scores, seat), captured.length, at(stock, GOLD)]);
  const ranks = order.map((own) => 1 + order.filter((other) => isAhead(other, own)).length);
  return { scores, breakdown, ranks, reason: "island-explored" };
}

/** Whether the first difference between two lists is in favour of the first. */
function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const differing = one.findIndex((value, index) => value !== other[index]);
  return differing >= 0 && at(one, differing) > at(other, differing);
}
