import type { Action } from "@gatehouse/dragonsgate-college";
import { askedOf, type College, deedOf } from "./college.ts";

/** Deeds whose choice lies nowhere on the board: what they give is told by plates in the ribbon. */
const PLATED = ["influence", "fees", "tournament", "dungeon"];

/** Choices that lie nowhere on the board. */
const ALWAYS: readonly Action["type"][] = [
  "choose-option",
  "pay-price",
  "rob-seat",
  "choose-income",
  "pay-maintenance",
];

/** What is chosen in the ribbon, since it lies nowhere else. */
export function platesOf(college: College): readonly Action[] {
  const { table, choosing } = college;
  const top = askedOf(college);
  if (top === null) return [];
  const { gate, card } = choosing;
  if (card !== null)
    return table.legal.filter(
      (action) => (action.type === "play-card" || action.type === "discard-card") && action.card === card,
    );
  if (gate !== null && PLATED.includes(gate)) return table.legal.filter((action) => deedOf(action) === gate);
  const isGranted = top.type === "effects";
  return table.legal.filter(
    (action) => ALWAYS.includes(action.type) || (isGranted && PLATED.includes(deedOf(action) ?? "")),
  );
}
