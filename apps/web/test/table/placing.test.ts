import { expect, test } from "vitest";
import { beside } from "../../src/table/placing.ts";

const AREA = { x: 0, y: 0, width: 1000, height: 600 };
const SIZE = { width: 200, height: 100 };
const ALL = ["right", "left", "below", "above"] as const;

test("a leaf stands on the first side where there is room", () => {
  const target = { x: 400, y: 200, width: 100, height: 100 };
  expect(beside(target, SIZE, AREA, ALL)).toEqual({ x: 512, y: 200, side: "right", pointer: 50 });
});

test("it goes round a target at the edge, and never leaves the area", () => {
  const spot = beside({ x: 880, y: 10, width: 100, height: 100 }, SIZE, AREA, ALL);
  expect(spot.side).toBe("left");
  expect(spot).toMatchObject({ x: 668, y: 10 });
});

test("it would rather cover the table than other pieces", () => {
  const target = { x: 400, y: 200, width: 100, height: 100 };
  const city = { x: 500, y: 0, width: 400, height: 600 };
  expect(beside(target, SIZE, AREA, ALL, [city]).side).toBe("left");
});

test("it stays on its side while that is good enough", () => {
  const target = { x: 400, y: 200, width: 100, height: 100 };
  expect(beside(target, SIZE, AREA, ALL, [], "below").side).toBe("below");
});

test("without room anywhere it covers as little of the target as possible", () => {
  const { side } = beside({ x: 0, y: 0, width: 1000, height: 560 }, SIZE, AREA, ALL);
  expect(side).toBe("below");
});
