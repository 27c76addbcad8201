import { at, type Emit } from "@gatehouse/engine";
import { COLOURS, INDEX } from "./data/constants.ts";
import { buildingOn, faceOf, hexOf } from "./island.ts";
import type { Table } from "./table.ts";
import type { Colour, DragonIsland, State, View } from "./types.ts";

/** How many dragons, of whatever colour, are on each tile. */
export function dragonCounts(view: View): Uint8Array {
  const counts = new Uint8Array(view.tiles.length);
  for (const places of view.dragons) for (const tile of places) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
}

/** How many dragons of each colour are on a tile. */
export function dragonsOn(view: View, tile: number): number[] {
  return view.dragons.map((places) => {
    let count = 0;
    for (const each of places) if (each === tile) count += 1;
    return count;
  });
}

export function countOf(dragons: readonly number[]): number {
  let count = 0;
  for (const each of dragons) count += each;
  return count;
}

/** The colour of the only dragon among these. */
export function onlyColour(dragons: readonly number[]): Colour {
  return at(COLOURS, dragons.indexOf(1));
}

/** Whose Pen stands on a tile. */
export function penOwner(view: View, tile: number): number | null {
  const found = buildingOn(view, tile);
  return found?.building === "pen" ? found.seat : null;
}

/** Takes dragons of a colour off a tile. */
export function removeDragons(state: State, tile: number, colour: number, count: number): void {
  const places = at(state.dragons, colour);
  for (let left = count; left > 0; left -= 1) places.splice(places.indexOf(tile), 1);
}

/** Puts dragons of a colour on a tile. */
export function addDragons(state: State, tile: number, colour: number, count: number): void {
  for (let left = count; left > 0; left -= 1) at(state.dragons, colour).push(tile);
}

/** A dragon on every empty icon without a building, those of the oldest tiles first (DI-6). */
export function appear(table: Table, state: State, emit?: Emit<DragonIsland>): void {
  const counts = dragonCounts(state);
  for (let tile = 1; tile < state.tiles.length; tile += 1) {
    const placed = at(state.tiles, tile);
    const missing = faceOf(table, placed).dragons - (counts[tile] ?? 0);
    if (missing <= 0 || placed.colour === null || buildingOn(state, tile) !== null) continue;
    const index = INDEX[placed.colour];
    const count = Math.min(missing, at(state.supply.dragons, index));
    if (count === 0) continue;
    state.supply.dragons[index] = at(state.supply.dragons, index) - count;
    addDragons(state, tile, index, count);
    emit?.({ type: "dragons-appeared", ...hexOf(state, tile), colour: placed.colour, count });
  }
}
