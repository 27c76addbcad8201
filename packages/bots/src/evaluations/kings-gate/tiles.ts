import { DRAGON, KINDS, type State } from "@gatehouse/kings-gate";

export const MOST_SEATS = 4;
/** Kinds of tiles of all four colours, and one for none. */
export const TILE_KINDS = 4 * KINDS + 1;
/** Barracks are never covered or burnt. */
export const BARRACKS = 3;
/** What a dragon is worth as a tile. */
const DRAGON_WORTH = 3;

export function worthOf(tile: number): number {
  const district = tile % KINDS;
  return district === DRAGON ? DRAGON_WORTH : district;
}

export function ownerOf(tile: number, seats: number): number {
  const colour = Math.floor(tile / KINDS);
  return seats === 2 ? Math.floor(colour / 2) : colour;
}

/** Whether the tile on a cell carries a counter: then nothing can happen to it. */
export function isProtected({ played }: State, x: number, y: number): boolean {
  for (let index = 0; index < played.length; index += 1)
    if (played[index]?.x === x && played[index]?.y === y) return true;
  return false;
}
