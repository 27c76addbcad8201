import { isPackable, packed, packedColumn, packedRow, ROW_OFFSET } from "./keys.ts";

/** A hex with a corner on top, in axial coordinates: q grows to the east, r to the south-east. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six directions, clockwise from the upper right. */
export const HEX_DIRECTIONS = ["north-east", "east", "south-east", "south-west", "west", "north-west"] as const;

/** One of {@link HEX_DIRECTIONS}. */
export type HexDirection = (typeof HEX_DIRECTIONS)[number];

const UNITS: Readonly<Record<HexDirection, Hex>> = {
  "north-east": { q: 1, r: -1 },
  east: { q: 1, r: 0 },
  "south-east": { q: 0, r: 1 },
  "south-west": { q: -1, r: 1 },
  west: { q: -1, r: 0 },
  "north-west": { q: 0, r: -1 },
};

/** Key distance to the neighbour in each direction. */
export const HEX_OFFSET: Readonly<Record<HexDirection, number>> = {
  "north-east": 1 - ROW_OFFSET,
  east: 1,
  "south-east": ROW_OFFSET,
  "south-west": ROW_OFFSET - 1,
  west: -1,
  "north-west": -ROW_OFFSET,
};

/** Key distances to the six neighbours, in the order of {@link HEX_DIRECTIONS}. */
export const HEX_NEIGHBOURS: readonly number[] = HEX_DIRECTIONS.map((direction) => HEX_OFFSET[direction]);

/** The number of a hex within reach; the key plus a key distance is the key of the neighbour. */
export function hexKey(q: number, r: number): number {
  return packed(q, r);
}

/** The q of a hex from its key. */
export function hexQ(key: number): number {
  return packedColumn(key);
}

/** The r of a hex from its key. */
export function hexR(key: number): number {
  return packedRow(key);
}

/** Whether these are the coordinates of a hex that has a key. */
export function hasHexKey(q: number, r: number): boolean {
  return isPackable(q, r);
}

/** The hex next to another, or `times` hexes away in a straight line. */
export function hexNeighbour(hex: Hex, direction: HexDirection, times = 1): Hex {
  const unit = UNITS[direction];
  return { q: hex.q + times * unit.q, r: hex.r + times * unit.r };
}

/** How many steps from neighbour to neighbour lead from one hex to another. */
export function hexDistance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The hexes at this distance from the centre: clockwise, beginning with the one straight to the north-east. */
export function hexRing(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre];
  const hexes: Hex[] = [];
  let hex = hexNeighbour(centre, "north-east", radius);
  for (const side of ["south-east", "south-west", "west", "north-west", "north-east", "east"] as const) {
    for (let count = 0; count < radius; count += 1) {
      hexes.push(hex);
      hex = hexNeighbour(hex, side);
    }
  }
  return hexes;
}

/** The hexes up to this distance: the centre, then ring after ring. */
export function hexSpiral(centre: Hex, radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, distance) => hexRing(centre, distance)).flat();
}

/** The hex itself and the next `length - 1` in one direction. */
export function hexLine(start: Hex, direction: HexDirection, length: number): Hex[] {
  return Array.from({ length }, (_, index) => hexNeighbour(start, direction, index));
}

/** The hex after this many turns by 60° clockwise around (0, 0); a negative number turns back. */
export function hexRotated(hex: Hex, sixths: number): Hex {
  let { q, r } = hex;
  for (let left = ((sixths % 6) + 6) % 6; left > 0; left -= 1) [q, r] = [0 - r, q + r];
  return { q, r };
}

/**
 * Where a hex appears on a screen: `column` counts half widths of a hex, `row` three quarters of its height, from the
 * centre of (0, 0) to its own.
 */
export function hexOnScreen(hex: Hex): { readonly column: number; readonly row: number } {
  return { column: 2 * hex.q + hex.r, row: hex.r };
}
