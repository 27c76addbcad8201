import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Cell, cellMask, fits, normalised, orientations, placements, translated } from "../src/index.ts";

const SHAPES = {
  single: [{ x: 0, y: 0 }],
  domino: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
  line: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ],
  corner: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ],
};

const shape = fc.constantFrom(...Object.values(SHAPES));
const shift = fc.integer({ min: -9, max: 9 });

function text(cells: readonly Cell[]): string {
  return cells.map(({ x, y }) => `${x},${y}`).join(" ");
}

describe("orientations", () => {
  test.each([
    ["single", SHAPES.single, 1],
    ["domino", SHAPES.domino, 2],
    ["line", SHAPES.line, 2],
    ["corner", SHAPES.corner, 4],
  ])("a %s has its number of orientations", (_name, cells, count) => {
    expect(orientations(cells)).toHaveLength(count);
  });

  test("turn clockwise, the given one first", () => {
    expect(orientations(SHAPES.corner).map(text)).toEqual(["0,0 1,0 0,1", "0,0 1,0 1,1", "1,0 0,1 1,1", "0,0 0,1 1,1"]);
    expect(orientations(SHAPES.line).map(text)).toEqual(["0,0 1,0 2,0", "0,0 0,1 0,2"]);
  });

  test("are the same set whichever of them is given, wherever it lies", () => {
    fc.assert(
      fc.property(shape, fc.nat(3), shift, shift, (cells, turn, dx, dy) => {
        const all = orientations(cells).map(text);
        const other = orientations(cells)[turn % all.length] ?? [];
        expect(
          orientations(translated(other, dx, dy))
            .map(text)
            .sort(),
        ).toEqual(all.sort());
      }),
    );
  });
});

test("normalised shapes begin at 0,0 and do not depend on place or order", () => {
  fc.assert(
    fc.property(shape, shift, shift, (cells, dx, dy) => {
      const moved = translated(cells, dx, dy).reverse();
      expect(normalised(moved)).toEqual(normalised(cells));
    }),
  );
  expect(text(normalised(translated(SHAPES.corner, -3, 5)))).toBe("0,0 1,0 0,1");
});

describe("placements", () => {
  test("are listed by orientation, row and column", () => {
    const listed = placements(SHAPES.domino, 3, 2).map(({ orientation, x, y }) => `${orientation}:${x},${y}`);
    expect(listed.join(" ")).toBe("0:0,0 0:1,0 0:0,1 0:1,1 1:0,0 1:1,0 1:2,0");
  });

  test("cover a board of 5×4 in as many ways as arithmetic says", () => {
    const count = (cells: readonly Cell[]) => placements(cells, 5, 4).length;
    expect(Object.values(SHAPES).map(count)).toEqual([20, 4 * 4 + 5 * 3, 3 * 4 + 5 * 2, 4 * (4 * 3)]);
  });

  test("fit exactly if each of their cells is free", () => {
    fc.assert(
      fc.property(shape, fc.integer({ min: 0, max: 2 ** 20 - 1 }), (cells, free) => {
        for (const placement of placements(cells, 5, 4)) {
          const isFree = placement.cells.every(({ x, y }) => Math.floor(free / 2 ** (y * 5 + x)) % 2 === 1);
          expect(fits(placement, free)).toBe(isFree);
        }
      }),
    );
  });

  test("use every bit up to the largest board, and refuse a larger one", () => {
    const cells = placements(SHAPES.single, 31, 1);
    expect(cells.every((placement) => fits(placement, cellMask(placement.cells, 31)))).toBe(true);
    expect(new Set(cells.map((placement) => placement.mask)).size).toBe(31);
    expect(() => placements(SHAPES.single, 8, 4)).toThrow(RangeError);
  });
});
