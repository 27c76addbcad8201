import { describe, expect, test } from "vitest";
import { columnsOf, linear, niceTicks, sourcesOf, spread } from "../../src/table/chart-scale.ts";

describe("ticks", () => {
  test("are round numbers that span everything and include 0", () => {
    expect(niceTicks([0, 21], 5)).toEqual([0, 5, 10, 15, 20, 25]);
    expect(niceTicks([0, 36], 4)).toEqual([0, 10, 20, 30, 40]);
    expect(niceTicks([-3, 4], 4)).toEqual([-4, -2, 0, 2, 4]);
  });

  test("are whole, also for few points or none", () => {
    expect(niceTicks([0, 0])).toEqual([0, 1]);
    expect(niceTicks([0, 2])).toEqual([0, 1, 2]);
    expect(niceTicks([])).toEqual([0, 1]);
  });
});

test("scales map ends to ends, and a single value to the start", () => {
  expect(linear([0, 10], [100, 0])(2.5)).toBe(75);
  expect(linear([3, 3], [20, 40])(3)).toBe(20);
});

describe("labels", () => {
  test("with room between them stay", () => {
    expect(spread([10, 50, 90], 20, [0, 100])).toEqual([10, 50, 90]);
  });

  test("that would cover each other move apart, in their order and within bounds", () => {
    expect(spread([98, 99, 97], 20, [0, 100])).toEqual([80, 100, 60]);
  });
});

describe("columns", () => {
  const history = Array.from({ length: 21 }, (_, step) => ({ step, seat: 0, events: [], scores: [step] }));
  const nameOf = (step: number) => `move ${step}`;

  test("show the points at the end of every chapter that has begun", () => {
    const chapters = [0, 5, 12, 99].map((from, index) => ({
      name: `R${index}`,
      short: `${index}`,
      from,
      tone: "plain" as const,
    }));
    expect(columnsOf(history, chapters, nameOf).map(({ scores }) => scores[0])).toEqual([0, 4, 11, 20]);
  });

  test("without chapters lie at even distances and end with the last step", () => {
    const columns = columnsOf(history, [], nameOf);
    expect(columns).toHaveLength(9);
    expect(columns.at(-1)).toEqual({ label: "20", name: "move 20", scores: [20] });
  });
});

test("sources that gave nobody anything are left out", () => {
  expect(
    sourcesOf([
      { prizes: 3, penalty: 0 },
      { prizes: 1, penalty: 0 },
    ]),
  ).toEqual(["prizes"]);
  expect(
    sourcesOf([
      { prizes: 3, penalty: 0 },
      { prizes: 1, penalty: -2 },
    ]),
  ).toEqual(["prizes", "penalty"]);
});
