import { at } from "@gatehouse/engine";
import { BUILD_ENERGY, CAPTURE_ENERGY, ENERGIES } from "./data/constants.ts";
import { coloursAround } from "./island.ts";
import { hasPet } from "./pets.ts";
import { wizardColour } from "./table.ts";
import type { Energy, Purchase, View } from "./types.ts";

/** The price in active energy on a tile: less on own terrain, and with the Red or the White pet (DI-9.5, DI-11.3). */
export function energyCost(view: View, seat: number, tile: number, purchase: Purchase): number {
  const [full, pet] = purchase === "capture" ? [CAPTURE_ENERGY, "red" as const] : [BUILD_ENERGY, "white" as const];
  const ownTerrain = at(view.tiles, tile).colour === wizardColour(seat) ? 1 : 0;
  return full - ownTerrain - (hasPet(view, seat, pet) ? 1 : 0);
}

/** How many cubes of each colour a seat could pay on a tile; 0 of those that are not active (DI-10.1). */
export function activeCubes(view: View, seat: number, tile: number): number[] {
  const active = coloursAround(view, tile);
  const { stock } = at(view.seats, seat);
  return ENERGIES.map((_colour, index) => (active & (1 << index) ? at(stock, index) : 0));
}

/** How many cubes of active energy a seat has on a tile. */
export function activeEnergy(view: View, seat: number, tile: number): number {
  const active = coloursAround(view, tile);
  const { stock } = at(view.seats, seat);
  let sum = 0;
  for (let index = 0; index < ENERGIES.length; index += 1) if (active & (1 << index)) sum += at(stock, index);
  return sum;
}

/** The fewest and the most cubes of a colour with which the rest can be paid, the colours after it included. */
export function bounds(active: readonly number[], paid: readonly number[], cost: number, index: number) {
  let rest = cost;
  let later = 0;
  for (let each = 0; each < ENERGIES.length; each += 1) {
    if (each < index) rest -= at(paid, each);
    if (each > index) later += at(active, each);
  }
  return { least: Math.max(0, rest - later), most: Math.min(at(active, index), rest), rest };
}

/**
 * Goes through the colours from `index` on and pays those that leave only one number. Answers the colour that has to be
 * asked for, or `null` when all is paid (DI-10.4).
 */
export function nextAsked(active: readonly number[], paid: number[], cost: number, index: number): Energy | null {
  for (let each = index; each < ENERGIES.length; each += 1) {
    const { least, most } = bounds(active, paid, cost, each);
    if (least < most) return at(ENERGIES, each);
    paid[each] = least;
  }
  return null;
}
