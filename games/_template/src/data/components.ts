import type { ComponentTable } from "@gatehouse/engine";

/** How many lanterns bear each number, from 1 on. */
export const LANTERNS: readonly number[] = [6, 5, 4, 4, 3, 2];

export const BRIGHTEST = LANTERNS.length;
export const HAND = 3;
export const COINS = 3;
export const MOST_BID = 2;
export const NO_BID = -1;
export const LIGHTING_COST = 1;
export const SEARCHED = 2;
export const DIE = 6;

/** The wall is longer with more seats. */
export function wallLength(seats: number): number {
  return seats + 3;
}

export const COMPONENTS: readonly ComponentTable[] = [
  {
    id: "lanterns",
    components: LANTERNS.map((copies, i) => ({
      id: `lantern-${i + 1}`,
      copies,
      values: { number: { value: i + 1, provenance: "rulebook" } },
    })),
  },
];
