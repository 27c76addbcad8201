import { describe, expect, test } from "vitest";
import { changes, median } from "../bench-run.ts";

function reports(...speeds: number[]) {
  return speeds.map((decisionsPerSecond) => ({ games: { wall: { decisionsPerSecond } } }));
}

describe("comparing benchmarks", () => {
  test("the median does not care for one slow run", () => {
    expect(median([100, 10, 101, 99, 102])).toBe(100);
    expect(median([1, 2, 3, 10])).toBe(2.5);
  });

  test("a game that has become a quarter slower has a ratio of three quarters", () => {
    expect(changes(reports(100, 100, 90), reports(75, 75, 20))).toEqual([
      { game: "wall", before: 100, after: 75, ratio: 0.75 },
    ]);
  });

  test("a new game has nothing to be compared with", () => {
    expect(changes([{ games: {} }], reports(5))[0]?.ratio).toBeNull();
  });
});
