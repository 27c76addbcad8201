import { expect, test } from "vitest";
import { rounds } from "../src/rounds.ts";

/** Goes round until this one. */
function until(last: number): number {
  for (const round of rounds("the last round", 3)) if (round === last) return round;
  return -1;
}

test("a loop ends when it has what it waits for, or says what that was", () => {
  expect(until(2)).toBe(2);
  expect(() => until(3)).toThrow("the last round: not in 3 rounds");
});
