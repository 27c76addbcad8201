import { at, type Emit } from "@gatehouse/engine";
import { GOLD, INDEX, SPIRE_PRODUCTION } from "./data/constants.ts";
import { buildingOn, faceOf } from "./island.ts";
import type { Table } from "./table.ts";
import type { Colour, DragonIsland, State, View } from "./types.ts";

/** Gives a seat cubes or coins as far as the supply has them, and answers how many (DI-1.4). */
export function gain(state: State, seat: number, index: number, wanted: number): number {
  const { stock: left } = state.supply;
  const { stock } = at(state.seats, seat);
  const got = Math.min(wanted, at(left, index));
  left[index] = at(left, index) - got;
  stock[index] = at(stock, index) + got;
  return got;
}

/** Takes cubes or coins, which the seat has, back to the supply. */
export function giveBack(state: State, seat: number, index: number, count: number): void {
  const { stock: left } = state.supply;
  const { stock } = at(state.seats, seat);
  left[index] = at(left, index) + count;
  stock[index] = at(stock, index) - count;
}

/** Where the yield of a tile lies in a stock: the Keep gives gold, though it is no gold tile (DI-5.2). */
export function yieldOf(view: View, tile: number): number {
  const { colour } = at(view.tiles, tile);
  return colour === null ? GOLD : INDEX[colour];
}

/** Production from a tile just placed and from all that touch it (DI-5). */
export function produce(state: State, seat: number, tile: number, emit?: Emit<DragonIsland>): void {
  const gained = [0, 0, 0, 0, 0];
  take(tile, 1);
  for (const other of at(state.tiles, tile).around)
    take(other, buildingOn(state, other)?.building === "spire" ? SPIRE_PRODUCTION : 1);
  emit?.({ type: "tile-produced", seat, gained });

  function take(from: number, wanted: number): void {
    const index = yieldOf(state, from);
    gained[index] = at(gained, index) + gain(state, seat, index, wanted);
  }
}

/** A storm, if the tile just placed has one: the others lose gold from pets and a cube or a coin (DI-4). */
export function rage(table: Table, state: State, seat: number, tile: number, emit?: Emit<DragonIsland>): void {
  const placed = at(state.tiles, tile);
  if (faceOf(table, placed).icon !== "storm" || placed.colour === null) return;
  emit?.({ type: "storm-raged", seat, colour: placed.colour });
  for (let step = 1; step < table.seats; step += 1) {
    const victim = (seat + step) % table.seats;
    shakePets(state, victim, emit);
    loseOne(state, victim, placed.colour, emit);
  }
}

/** Every pet without a Lair loses 1 gold; one without gold is lost at once (DI-4.1, DI-4.2). */
function shakePets(state: State, seat: number, emit?: Emit<DragonIsland>): void {
  const wizard = at(state.seats, seat);
  let isAnyLost = false;
  for (const pet of wizard.pets) {
    if (pet.lair) continue;
    pet.gold -= 1;
    state.supply.stock[GOLD] = at(state.supply.stock, GOLD) + 1;
    emit?.({ type: "pet-gold-lost", seat, colour: pet.colour, left: pet.gold });
    if (pet.gold > 0) continue;
    isAnyLost = true;
    state.supply.dragons[INDEX[pet.colour]] = at(state.supply.dragons, INDEX[pet.colour]) + 1;
    emit?.({ type: "pet-lost", seat, colour: pet.colour });
  }
  if (isAnyLost) wizard.pets = wizard.pets.filter((pet) => pet.gold > 0);
}

function loseOne(state: State, seat: number, colour: Colour, emit?: Emit<DragonIsland>): void {
  if (at(at(state.seats, seat).stock, INDEX[colour]) === 0) return;
  giveBack(state, seat, INDEX[colour], 1);
  emit?.({ type: "stock-lost", seat, colour });
}
