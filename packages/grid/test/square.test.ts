import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cellKey,
  cellX,
  cellY,
  EDGE_AND_CORNER_NEIGHBOURS,
  EDGE_NEIGHBOURS,
  edgeRing,
  hasCellKey,
  KEY_COUNT,
  keyOffsets,
  REACH,
  ring,
} from "../src/index.ts";

const LOCATION = { x: 0, y: 0, width: 2, height: 1 };

function everyCell(visit: (x: number, y: number) => void): void {
  for (let y = -REACH; y <= REACH; y += 1) for (let x = -REACH; x <= REACH; x += 1) visit(x, y);
}

test("every cell within reach has its own key, from which its coordinates come back", () => {
  const keys = new Set<number>();
  everyCell((x, y) => {
    const key = cellKey(x, y);
    keys.add(key);
    if (cellX(key) !== x || cellY(key) !== y) expect.fail(`${x},${y} comes back as ${cellX(key)},${cellY(key)}`);
  });
  expect(keys.size).toBe((2 * REACH + 1) ** 2);
});

test("a key distance leads to the neighbour or, at the edge of the range, to a key that no cell has", () => {
  const keys = new Set<number>();
  everyCell((x, y) => keys.add(cellKey(x, y)));
  const units = ring({ x: 0, y: 0, width: 1, height: 1 });
  everyCell((x, y) => {
    for (const unit of units) {
      const neighbour = { x: x + unit.x, y: y + unit.y };
      const key = cellKey(x, y) + cellKey(unit.x, unit.y) - cellKey(0, 0);
      const isRight = cellX(key) === neighbour.x && cellY(key) === neighbour.y;
      if (keys.has(key) ? !isRight : hasCellKey(neighbour.x, neighbour.y)) expect.fail(`${x},${y} leads to ${key}`);
      if (key < 0 || key >= KEY_COUNT) expect.fail(`no entry for ${key}`);
    }
  });
  expect(keyOffsets(units)).toEqual(units.map((unit) => cellKey(unit.x, unit.y) - cellKey(0, 0)));
});

test("only whole numbers within reach have a key", () => {
  expect(hasCellKey(-REACH, REACH)).toBe(true);
  expect(hasCellKey(REACH + 1, 0)).toBe(false);
  expect(hasCellKey(0, -REACH - 1)).toBe(false);
  expect(hasCellKey(0.5, 0)).toBe(false);
  expect(hasCellKey(0, Number.NaN)).toBe(false);
});

test("neighbours go clockwise from above and are mutual", () => {
  const coordinates = (offset: number) => [cellX(cellKey(0, 0) + offset), cellY(cellKey(0, 0) + offset)];
  expect(EDGE_NEIGHBOURS.map(coordinates).join(" ")).toBe("0,-1 1,0 0,1 -1,0");
  expect(EDGE_AND_CORNER_NEIGHBOURS.map(coordinates).join(" ")).toBe("0,-1 1,-1 1,0 1,1 0,1 -1,1 -1,0 -1,-1");
  for (const offset of EDGE_AND_CORNER_NEIGHBOURS) expect(EDGE_AND_CORNER_NEIGHBOURS).toContain(-offset);
});

test("the ring of a location is the other ten cells of the 4×3 block, clockwise from the upper left", () => {
  const text = (cells: readonly { x: number; y: number }[]) => cells.map(({ x, y }) => `${x},${y}`).join(" ");
  expect(text(ring(LOCATION))).toBe("-1,-1 0,-1 1,-1 2,-1 2,0 2,1 1,1 0,1 -1,1 -1,0");
  expect(text(edgeRing(LOCATION))).toBe("0,-1 1,-1 2,0 1,1 0,1 -1,0");
});

test("a ring touches its rectangle everywhere and nowhere overlaps it", () => {
  const length = fc.integer({ min: 1, max: 6 });
  const place = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(fc.record({ x: place, y: place, width: length, height: length }), (rectangle) => {
      const { x, y, width, height } = rectangle;
      const cells = ring(rectangle);
      expect(new Set(cells.map((cell) => cellKey(cell.x, cell.y))).size).toBe(2 * (width + height) + 4);
      for (const cell of cells) {
        const dx = Math.max(x - cell.x, cell.x - (x + width - 1), 0);
        const dy = Math.max(y - cell.y, cell.y - (y + height - 1), 0);
        expect(Math.max(dx, dy)).toBe(1);
      }
      expect(edgeRing(rectangle)).toHaveLength(2 * (width + height));
    }),
  );
});
