import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  HEX_DIRECTIONS,
  HEX_NEIGHBOURS,
  HEX_OFFSET,
  type Hex,
  hasHexKey,
  hexDistance,
  hexKey,
  hexLine,
  hexNeighbour,
  hexOnScreen,
  hexQ,
  hexR,
  hexRing,
  hexRotated,
  hexSpiral,
  KEY_COUNT,
  REACH,
} from "../src/index.ts";

const KEEP = { q: 0, r: 0 };
const coordinate = fc.integer({ min: -REACH, max: REACH });
const hex = fc.record({ q: coordinate, r: coordinate });
const radius = fc.integer({ min: 0, max: 12 });
const ALL = hexSpiral(KEEP, 2 * REACH).filter(({ q, r }) => hasHexKey(q, r));

function text(hexes: readonly Hex[]): string {
  return hexes.map(({ q, r }) => `${q},${r}`).join(" ");
}

describe("keys", () => {
  test("every hex within reach has its own key, from which its coordinates come back", () => {
    const keys = ALL.map(({ q, r }) => hexKey(q, r));
    expect(new Set(keys).size).toBe((2 * REACH + 1) ** 2);
    expect(keys.map((key) => ({ q: hexQ(key), r: hexR(key) }))).toEqual(ALL);
  });

  test("a key distance leads to the neighbour or, at the edge of the range, to a key that no hex has", () => {
    const keys = new Set(ALL.map(({ q, r }) => hexKey(q, r)));
    const edge = ALL.filter(({ q, r }) => Math.max(Math.abs(q), Math.abs(r)) === REACH);
    for (const start of [KEEP, ...edge]) {
      for (const direction of HEX_DIRECTIONS) {
        const key = hexKey(start.q, start.r) + HEX_OFFSET[direction];
        const { q, r } = hexNeighbour(start, direction);
        if (keys.has(key) ? key !== hexKey(q, r) : hasHexKey(q, r)) expect.fail(`${text([start])} ${direction}`);
        if (key < 0 || key >= KEY_COUNT) expect.fail(`no entry for ${key}`);
      }
    }
  });

  test("only whole numbers within reach have a key", () => {
    expect([hasHexKey(REACH, -REACH), hasHexKey(REACH + 1, 0), hasHexKey(0, 0.5)]).toEqual([true, false, false]);
  });
});

describe("neighbours", () => {
  test("go clockwise from the upper right", () => {
    const places = HEX_DIRECTIONS.map((direction) => hexOnScreen(hexNeighbour(KEEP, direction)));
    expect(places.map(({ column, row }) => `${column},${row}`).join(" ")).toBe("1,-1 2,0 1,1 -1,1 -2,0 -1,-1");
    expect(HEX_NEIGHBOURS).toEqual(HEX_DIRECTIONS.map((direction) => HEX_OFFSET[direction]));
  });

  test.each([
    ["north-east", "south-west"],
    ["east", "west"],
    ["south-east", "north-west"],
  ] as const)("%s and %s are opposite, each one step away", (there, back) => {
    fc.assert(
      fc.property(hex, (start) => {
        expect(hexNeighbour(hexNeighbour(start, there), back)).toEqual(start);
        expect(hexDistance(start, hexNeighbour(start, there))).toBe(1);
      }),
    );
    expect(HEX_OFFSET[back]).toBe(-HEX_OFFSET[there]);
  });
});

test("distance is a metric", () => {
  fc.assert(
    fc.property(hex, hex, hex, (a, b, c) => {
      expect(hexDistance(a, b) === 0).toBe(a.q === b.q && a.r === b.r);
      expect(hexDistance(a, b)).toBe(hexDistance(b, a));
      expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
    }),
  );
});

describe("rings", () => {
  test("go clockwise from the north-east", () => {
    expect(text(hexRing(KEEP, 1))).toBe(text(HEX_DIRECTIONS.map((direction) => hexNeighbour(KEEP, direction))));
    expect(text(hexRing(KEEP, 2))).toBe("2,-2 2,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1 0,-2 1,-2");
  });

  test("have six hexes per step from the centre, each next to the one before", () => {
    fc.assert(
      fc.property(hex, radius, (centre, distance) => {
        const hexes = hexRing(centre, distance);
        expect(new Set(hexes.map((found) => text([found]))).size).toBe(Math.max(1, 6 * distance));
        for (const [index, found] of hexes.entries()) {
          expect(hexDistance(centre, found)).toBe(distance);
          if (distance > 0) expect(hexDistance(found, hexes.at(index - 1) ?? centre)).toBe(1);
        }
      }),
    );
  });

  test("make up a spiral", () => {
    expect(text(hexSpiral({ q: 3, r: 1 }, 1))).toBe("3,1 4,0 4,1 3,2 2,2 2,1 3,0");
    expect(hexSpiral(KEEP, 9)).toHaveLength(1 + 3 * 9 * 10);
  });
});

test("a line begins with its start and goes straight on", () => {
  expect(text(hexLine(KEEP, "south-west", 4))).toBe("0,0 -1,1 -2,2 -3,3");
  fc.assert(
    fc.property(hex, fc.constantFrom(...HEX_DIRECTIONS), radius, (start, direction, length) => {
      const keys = hexLine(start, direction, length).map(({ q, r }) => hexKey(q, r));
      expect(keys).toEqual(keys.map((_, index) => hexKey(start.q, start.r) + index * HEX_OFFSET[direction]));
    }),
  );
});

describe("rotation", () => {
  test("turns each direction into the next one", () => {
    const ring = HEX_DIRECTIONS.map((direction) => hexNeighbour(KEEP, direction));
    expect(text(ring.map((hex) => hexRotated(hex, 1)))).toBe(text([...ring.slice(1), ...ring.slice(0, 1)]));
  });

  test("six times is identity, keeps distances and can be turned back", () => {
    fc.assert(
      fc.property(hex, hex, fc.integer({ min: -12, max: 12 }), (a, b, sixths) => {
        let turned: Hex = a;
        for (let count = 0; count < 6; count += 1) turned = hexRotated(turned, 1);
        expect(turned).toEqual(a);
        expect(hexDistance(hexRotated(a, sixths), hexRotated(b, sixths))).toBe(hexDistance(a, b));
        expect(hexRotated(hexRotated(a, sixths), -sixths)).toEqual(a);
      }),
    );
  });
});
