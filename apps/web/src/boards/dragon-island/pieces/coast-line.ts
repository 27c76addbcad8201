import { HEX_DIRECTIONS, type Hex, hexNeighbour, hexOnScreen } from "@gatehouse/grid";
import { noiseAt } from "../../../design/noise.ts";
import { keyOf, type Point, RADIUS } from "./hex.ts";

/** The corners of a hex, clockwise from the top: in half widths and half radii. */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** A corner of the grid, in half widths and half radii of a hex. */
interface Corner {
  readonly column: number;
  readonly row: number;
}

const nameOf = ({ column, row }: Corner) => `${column},${row}`;

/**
 * The outlines of a set of hexes, one per connected part and one per lake, clockwise round the land. At a corner three hexes
 * meet, so that never more than one side of the outline leaves it.
 */
export function outline(hexes: readonly Hex[]): readonly (readonly Corner[])[] {
  const taken = new Set(hexes.map(keyOf));
  const sides = new Map<string, { readonly from: Corner; readonly to: Corner }>();
  for (const hex of hexes) {
    const corners = cornersOf(hex);
    for (const [index, direction] of HEX_DIRECTIONS.entries()) {
      const [from, to] = [corners[index], corners[(index + 1) % CORNERS.length]];
      if (from && to && !taken.has(keyOf(hexNeighbour(hex, direction)))) sides.set(nameOf(from), { from, to });
    }
  }
  const loops: Corner[][] = [];
  for (const start of [...sides.keys()]) {
    const loop: Corner[] = [];
    for (let side = sides.get(start); side; side = sides.get(nameOf(side.to))) {
      sides.delete(nameOf(side.from));
      loop.push(side.from);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function cornersOf(hex: Hex): Corner[] {
  const { column, row } = hexOnScreen(hex);
  return CORNERS.map(([right, down]) => ({ column: column + right, row: 3 * row + down }));
}

const pointOf = ({ column, row }: Corner): Point => ({
  x: (column * RADIUS * Math.sqrt(3)) / 2,
  y: (row * RADIUS) / 2,
});

/** Where along a side the coast has its bays, and how far out it may reach. */
const BAYS = [1 / 6, 1 / 2, 5 / 6];
const REACH = { least: 2, most: 17 };

/** The coast as the data of one SVG path: the outline with small bays that belong to their place, so that nothing jumps. */
export function coastPath(hexes: readonly Hex[]): string {
  return outline(hexes)
    .map((loop) => smooth(loop.flatMap((corner, index) => baysOf(corner, loop[(index + 1) % loop.length] ?? corner))))
    .join("");
}

function baysOf(from: Corner, to: Corner): Point[] {
  const [a, b] = [pointOf(from), pointOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return BAYS.map((share, index) => {
    const out = REACH.least + noiseAt(from.column + to.column, from.row + to.row, index) * (REACH.most - REACH.least);
    return { x: a.x + dx * share + (dy / RADIUS) * out, y: a.y + dy * share - (dx / RADIUS) * out };
  });
}

/** A closed line that bends at the points instead of breaking. */
function smooth(points: readonly Point[]): string {
  const [last, first] = [points.at(-1), points[0]];
  if (!first || !last) return "";
  const begin = between(last, first);
  const bends = points.map((point, index) => {
    const end = between(point, points[(index + 1) % points.length] ?? first);
    return `Q${round(point)} ${round(end)}`;
  });
  return `M${round(begin)}${bends.join("")}Z`;
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const round = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
