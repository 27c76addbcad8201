import { type Counter, DRAGON, GUILDMASTER_BONUS, KINDS, type Tile } from "@gatehouse/kings-gate";
import { HOUSES, type House, houseOf } from "../../../design/seats.tsx";

/** The side of a cell; all pieces are drawn in these units. */
export const CELL = 100;

/** How much a piece shows: `plain` leaves out names and skylines where cells are small, so that numbers stay readable. */
export type Detail = "full" | "plain";

export interface Face {
  readonly house: House;
  /** 0 the pub, 1 … 5 by printed number, 6 the dragon. */
  readonly district: number;
  /** What it counts, or `null` for the dragon. */
  readonly value: number | null;
}

/** What is printed on a tile, and what it counts under a counter. */
export function faceOf(tile: Tile, counter: Counter | null = null): Face {
  const district = tile % KINDS;
  const bonus = counter === "guildmaster" ? GUILDMASTER_BONUS : 0;
  return {
    house: houseOf(Math.floor(tile / KINDS), HOUSES),
    district,
    value: district === DRAGON ? null : district + bonus,
  };
}
