import { clamp } from "./camera-math.ts";
import type { Box } from "./slots.ts";

export type Side = "left" | "right" | "above" | "below";
type Size = Pick<Box, "width" | "height">;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  /** How far along its edge the leaf's pointer stands, so that it meets the middle of the target. */
  readonly pointer: number;
}

const GAP = 12;
/** A leaf may stand flush with its target's middle, or with either end. */
const ALIGNMENTS = [0.5, 0, 1] as const;
/** Covering the target itself is far worse than covering anything else. */
const TARGET_WEIGHT = 100;

/**
 * Where a leaf stands beside its target, within an area: where it covers nothing of the target, then least of what else should
 * stay visible, then on the side named first. A leaf that stands well already (`last`) stays on its side while the camera moves.
 */
export function beside(
  target: Box,
  size: Size,
  area: Box,
  sides: readonly Side[],
  avoid: readonly Box[] = [],
  last: Side | null = null,
): Spot {
  const stay = last && sides.includes(last) ? size.width * size.height * 0.2 : 0;
  let best = spotAt(target, size, area, sides[0] ?? "above", 0.5);
  let least = Number.POSITIVE_INFINITY;
  for (const side of sides) {
    for (const alignment of ALIGNMENTS) {
      const spot = spotAt(target, size, area, side, alignment);
      const box = { ...size, x: spot.x, y: spot.y };
      const others = avoid.reduce((sum, each) => sum + overlap(box, each), 0);
      const cost = overlap(box, target) * TARGET_WEIGHT + others - (side === last ? stay : 0);
      // A pixel less is no reason to stand elsewhere.
      if (cost < least - 1) [best, least] = [spot, cost];
    }
  }
  return best;
}

function spotAt(target: Box, { width, height }: Size, area: Box, side: Side, alignment: number): Spot {
  const isAcross = side === "left" || side === "right";
  const along = (start: number, room: number, own: number) => start + (room - own) * alignment;
  const wantedX = isAcross
    ? side === "left"
      ? target.x - GAP - width
      : target.x + target.width + GAP
    : along(target.x, target.width, width);
  const wantedY = isAcross
    ? along(target.y, target.height, height)
    : side === "above"
      ? target.y - GAP - height
      : target.y + target.height + GAP;
  const x = clamp(wantedX, area.x + 8, area.x + area.width - width - 8);
  const y = clamp(wantedY, area.y + 8, area.y + area.height - height - 8);
  const pointer = isAcross
    ? clamp(target.y + target.height / 2 - y, 18, height - 18)
    : clamp(target.x + target.width / 2 - x, 18, width - 18);
  return { x, y, side, pointer };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
