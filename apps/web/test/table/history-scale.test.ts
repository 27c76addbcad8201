import { describe, expect, test } from "vitest";
import { positionOf, segmentsOf, stepAt } from "../../src/table/history-scale.ts";
import type { Chapter } from "../../src/table/slots.ts";

const chapter = (short: string, from: number): Chapter => ({ name: `Round ${short}`, short, from, tone: "plain" });
const ROUNDS = [chapter("1", 0), chapter("2", 10), chapter("3", 16), chapter("4", Number.POSITIVE_INFINITY)];

describe.each([false, true])("all chapters alike: %s", (isEven) => {
  const segments = segmentsOf(ROUNDS, 20, isEven);

  test("every step is found again where it lies", () => {
    for (let step = 0; step < 20; step += 1) expect(stepAt(segments, positionOf(segments, step))).toBe(step);
  });

  test("beyond both ends lie the first and the newest step", () => {
    expect(stepAt(segments, -0.2)).toBe(0);
    expect(stepAt(segments, 1.2)).toBe(19);
  });
});

test("where steps are drawn, chapters are as long as they are", () => {
  expect(segmentsOf(ROUNDS, 20, false).map(({ start, end }) => [start, end])).toEqual([
    [0, 0.5],
    [0.5, 0.8],
    [0.8, 1],
  ]);
});

test("where numbers are drawn, those to come are there already and mean the newest step", () => {
  const segments = segmentsOf(ROUNDS, 20, true);
  expect(segments.map(({ isFuture }) => isFuture)).toEqual([false, false, false, true]);
  expect(stepAt(segments, 0.9)).toBe(19);
});

test("a match without chapters is one stretch", () => {
  const segments = segmentsOf([], 5, true);
  expect(segments).toHaveLength(1);
  expect(stepAt(segments, 0.5)).toBe(2);
});
