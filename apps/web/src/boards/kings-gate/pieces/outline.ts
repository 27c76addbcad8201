import type { Cell } from "@gatehouse/kings-gate";

/** A closed line along the edges of cells: its corners in order, clockwise round the cells, in cell units. */
export type Loop = readonly Cell[];

type Heading = 0 | 1 | 2 | 3;
const HEADINGS = [0, 1, 2, 3] as const;
const STEPS: Readonly<Record<Heading, Cell>> = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];
/** Per side of a cell, walked clockwise: where the side starts, and the neighbour that would hide it. */
const SIDES: Readonly<Record<Heading, { readonly from: Cell; readonly beyond: Cell }>> = [
  { from: { x: 0, y: 0 }, beyond: { x: 0, y: -1 } },
  { from: { x: 1, y: 0 }, beyond: { x: 1, y: 0 } },
  { from: { x: 1, y: 1 }, beyond: { x: 0, y: 1 } },
  { from: { x: 0, y: 1 }, beyond: { x: -1, y: 0 } },
];

const key = ({ x, y }: Cell): string => `${x},${y}`;
const plus = (a: Cell, b: Cell): Cell => ({ x: a.x + b.x, y: a.y + b.y });

/**
 * The outlines of a set of cells, one per connected part and one per hole. Where two cells touch only by a corner the line turns
 * right, so that it stays with its cell instead of crossing itself.
 */
export function outline(cells: readonly Cell[]): readonly Loop[] {
  const taken = new Set(cells.map(key));
  const open = new Map<string, Set<Heading>>();
  for (const cell of cells) {
    for (const heading of HEADINGS) {
      const { from, beyond } = SIDES[heading];
      if (taken.has(key(plus(cell, beyond)))) continue;
      const start = key(plus(cell, from));
      const leaving = open.get(start) ?? new Set();
      open.set(start, leaving.add(heading));
    }
  }
  const loops: Loop[] = [];
  for (const [start, leaving] of open) {
    for (const heading of leaving) loops.push(follow(open, start, heading));
  }
  return loops;
}

/** Walks from a point along open sides back to it, and closes them. */
function follow(open: ReadonlyMap<string, Set<Heading>>, start: string, first: Heading): Loop {
  const corners: Cell[] = [];
  let [at, heading]: [Cell, Heading] = [cellOf(start), first];
  do {
    open.get(key(at))?.delete(heading);
    const next = plus(at, STEPS[heading]);
    const turned = turn(open.get(key(next)), heading) ?? first;
    if (turned !== heading) corners.push(next);
    [at, heading] = [next, turned];
  } while (key(at) !== start || heading !== first);
  return corners;
}

/** The way on from a point: right before straight before left. */
function turn(leaving: ReadonlySet<Heading> | undefined, heading: Heading): Heading | undefined {
  return [1, 0, 3]
    .flatMap((by) => HEADINGS.filter((next) => next === (heading + by) % 4))
    .find((next) => leaving?.has(next));
}

function cellOf(text: string): Cell {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return { x, y };
}

/** Loops as the data of one SVG path, with cells of `side` units. */
export function outlinePath(loops: readonly Loop[], side: number): string {
  return loops.map((loop) => `M${loop.map(({ x, y }) => `${x * side} ${y * side}`).join("L")}Z`).join("");
}
