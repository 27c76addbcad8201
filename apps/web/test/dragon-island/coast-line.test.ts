import { hexRing, hexSpiral } from "@gatehouse/grid";
import { describe, expect, test } from "vitest";
import { coastPath, outline } from "../../src/boards/dragon-island/pieces/coast-line.ts";

const CENTRE = { q: 0, r: 0 };

describe("the outline of an island", () => {
  test("goes once round a single tile", () => {
    expect(outline([CENTRE]).map((loop) => loop.length)).toEqual([6]);
  });

  test("leaves out the sides between tiles", () => {
    expect(outline([CENTRE, { q: 1, r: 0 }]).map((loop) => loop.length)).toEqual([10]);
    expect(outline(hexSpiral(CENTRE, 1)).map((loop) => loop.length)).toEqual([18]);
  });

  test("has a loop of its own for a lake and for a separate island", () => {
    expect(outline(hexRing(CENTRE, 1)).map((loop) => loop.length)).toEqual([18, 6]);
    expect(outline([CENTRE, { q: 3, r: 0 }]).map((loop) => loop.length)).toEqual([6, 6]);
  });
});

describe("the coast", () => {
  test("is one closed path per loop, the same whenever it is drawn", () => {
    const path = coastPath(hexRing(CENTRE, 1));
    expect(path.match(/Z/g)).toHaveLength(2);
    expect(coastPath(hexRing(CENTRE, 1))).toBe(path);
  });

  test("keeps its bays where the island does not grow", () => {
    const before = coastPath([CENTRE]).split("Q");
    const after = coastPath([CENTRE, { q: 1, r: 0 }]).split("Q");
    expect(before.filter((bay) => after.includes(bay)).length).toBeGreaterThan(8);
  });
});
