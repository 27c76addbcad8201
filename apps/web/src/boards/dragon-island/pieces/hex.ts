import type { Hex } from "@gatehouse/grid";
import type { Box } from "../../../table/slots.ts";

/** The radius of a hex in board units: from its middle to a corner. */
export const RADIUS = 100;
const WIDTH = RADIUS * Math.sqrt(3);

/** A hex with a corner on top, round the origin. */
export const HEX = "M0 -100L86.6 -50V50L0 100L-86.6 50V-50Z";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a hex lies on the board. */
export function centreOf({ q, r }: Hex): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * RADIUS * r };
}

/** A hex as a word, for sets and element ids. */
export function keyOf({ q, r }: Hex): string {
  return `${q},${r}`;
}

export function hexFrom(key: string): Hex {
  const [q = 0, r = 0] = key.split(",").map(Number);
  return { q, r };
}

export function translate({ x, y }: Point): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** The box around hexes with a margin, in board units. */
export function boxOf(hexes: readonly Hex[], margin: number): Box {
  const centres = hexes.map(centreOf);
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - margin, Math.min(...ys) - RADIUS - margin];
  const [right, bottom] = [Math.max(...xs) + WIDTH / 2 + margin, Math.max(...ys) + RADIUS + margin];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
