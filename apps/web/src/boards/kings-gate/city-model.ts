import { at } from "@gatehouse/engine";
import { type Cell, type Counter, LOCATIONS, type Pile, RING, type View } from "@gatehouse/kings-gate";
import type { Box } from "../../table/slots.ts";
import { keyOf } from "./selection.ts";

/** The size of a cell in board units. */
export const UNIT = 100;

/** What lies where, for drawing. */
export interface CityModel {
  readonly current: Cell;
  readonly piles: ReadonlyMap<string, Pile>;
  /** Free cells around the current location. */
  readonly free: readonly Cell[];
  /** All cells inside the wall. */
  readonly cells: readonly Cell[];
  readonly ring: ReadonlySet<string>;
  readonly counters: ReadonlyMap<string, Counter>;
  readonly bounds: Box;
  readonly focus: Box;
  /** The current location with its ring. */
  readonly ringBox: Box;
}

export function cityOf(view: View): CityModel {
  const current = at(view.locations, view.locations.length - 1);
  const around = RING.map(({ x, y }) => ({ x: current.x + x, y: current.y + y }));
  const piles = new Map(view.piles.map((pile) => [keyOf(pile), pile]));
  const free = around.filter((cell) => !piles.has(keyOf(cell)) && !isLocation(view, cell));
  const buildings = view.locations.flatMap(({ x, y }) => [
    { x, y },
    { x: x + 1, y },
  ]);
  const cells = [...view.piles.map(({ x, y }) => ({ x, y })), ...buildings, ...free];
  return {
    current,
    piles,
    free,
    cells,
    ring: new Set(around.map(keyOf)),
    counters: new Map(view.played.map((played) => [keyOf(played), played.counter])),
    bounds: boxOf(cells, 0.6),
    focus: boxOf([...around, current], 0.3),
    ringBox: boxOf(around, 0),
  };
}

/** A location and its ring, were it to lie there: its outermost cells. */
export function reachOf({ x, y }: Cell): Cell[] {
  return [
    { x: x - 1, y: y - 1 },
    { x: x + 2, y: y + 1 },
  ];
}

/** Whether the current location is dangerous now. */
export function isDangerousNow(view: View): boolean {
  return at(LOCATIONS, view.locations.length - 1).dangerous !== view.king;
}

/** The box around cells with a margin, in board units. */
export function boxOf(cells: readonly Cell[], margin: number): Box {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + 1 + margin, Math.max(...ys) + 1 + margin];
  return { x: left * UNIT, y: top * UNIT, width: (right - left) * UNIT, height: (bottom - top) * UNIT };
}

function isLocation(view: View, { x, y }: Cell): boolean {
  return view.locations.some((location) => location.y === y && (location.x === x || location.x + 1 === x));
}
