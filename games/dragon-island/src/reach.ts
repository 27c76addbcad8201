import { at } from "@gatehouse/engine";
import { GOLD, KEEP, TAMING_GOLD } from "./data/constants.ts";
import { countOf, dragonCounts, dragonsOn, onlyColour, penOwner } from "./dragons.ts";
import { activeEnergy, energyCost } from "./energy.ts";
import { hexOf } from "./island.ts";
import { hasPet } from "./pets.ts";
import { towerOf } from "./table.ts";
import type { Colour, Refusal, View } from "./types.ts";

/** Coins that a seat can put on a pet card: the Green pet brings one from the bank first (DI-13.5). */
export function tamingGold(view: View, seat: number): number {
  const own = at(at(view.seats, seat).stock, GOLD);
  return own + (hasPet(view, seat, "green") && at(view.supply.stock, GOLD) > 0 ? 1 : 0);
}

/** The colour in which the dragons on a tile could be tamed, coins aside: exactly one, in no Pen, no such pet yet. */
export function tameable(view: View, seat: number, tile: number, dragons: readonly number[]): Colour | null {
  if (countOf(dragons) !== 1 || penOwner(view, tile) !== null) return null;
  const colour = onlyColour(dragons);
  return hasPet(view, seat, colour) ? null : colour;
}

/** Why a seat could not deal with the dragons on a tile, if it ended its move there (DI-8.7, DI-8.8). */
export function dealRefusal(view: View, seat: number, tile: number): Refusal | null {
  const dragons = dragonsOn(view, tile);
  const count = countOf(dragons);
  if (count === 0) return null;
  const owner = penOwner(view, tile);
  if (owner !== null && owner !== seat) return { code: "pen-of-another", seat: owner };
  const energyNeed = energyCost(view, seat, tile, "capture");
  const energyHave = activeEnergy(view, seat, tile);
  if (energyHave >= energyNeed) return null;
  const goldNeed = tameable(view, seat, tile, dragons) === null ? 0 : TAMING_GOLD;
  const goldHave = tamingGold(view, seat);
  if (goldNeed > 0 && goldHave >= goldNeed) return null;
  return { code: "dragons-in-the-way", count, energyNeed, energyHave, goldNeed, goldHave };
}

/** Why a wizard cannot get to a tile, whatever is there (DI-8.1 … DI-8.5). */
export function reachRefusal(view: View, seat: number, tile: number): Refusal | null {
  const { q, r } = hexOf(view, tile);
  const from = at(view.seats, seat).tile;
  if (from === tile) return { code: "same-tile", q, r };
  if (reachable(view, seat)[tile] === 1) return null;
  return from === null ? { code: "first-move", q, r } : { code: "hex-out-of-reach", q, r };
}

/** Which tiles a wizard can get to: by a step, by flight or teleport, each with a step after it. */
function reachable(view: View, seat: number): Uint8Array {
  const found = new Uint8Array(view.tiles.length);
  const { tile: from, pets } = at(view.seats, seat);
  found[KEEP] = 1;
  if (from === null) {
    const tower = towerOf(seat);
    for (let tile = 1; tile < view.tiles.length; tile += 1) if (at(view.tiles, tile).face === tower) found[tile] = 1;
    return found;
  }
  for (const tile of at(view.tiles, KEEP).around) found[tile] = 1;
  for (const tile of at(view.tiles, from).around) found[tile] = 1;
  for (const { colour } of pets) {
    for (let tile = 1; tile < view.tiles.length; tile += 1) {
      const landing = at(view.tiles, tile);
      if (landing.colour !== colour) continue;
      found[tile] = 1;
      for (const beside of landing.around) found[beside] = 1;
    }
  }
  found[from] = 0;
  return found;
}

/** The tiles where a seat may end its move, in the order of placing. */
export function goals(view: View, seat: number): number[] {
  const found: number[] = [];
  const inReach = reachable(view, seat);
  const dragons = dragonCounts(view);
  for (let tile = 0; tile < view.tiles.length; tile += 1)
    if (inReach[tile] === 1 && (dragons[tile] === 0 || dealRefusal(view, seat, tile) === null)) found.push(tile);
  return found;
}
