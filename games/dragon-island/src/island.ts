import { at } from "@gatehouse/engine";
import { HEX_NEIGHBOURS, type Hex, hexKey, hexQ, hexR } from "@gatehouse/grid";
import { INDEX, TOUCHED_TILES } from "./data/constants.ts";
import type { Face, Table } from "./table.ts";
import type { Building, PlacedBuilding, PlacedTile, State, View } from "./types.ts";

/** The number of the tile on a hex, or −1. */
export function tileAt(view: View, q: number, r: number): number {
  for (let tile = 0; tile < view.tiles.length; tile += 1) {
    const each = at(view.tiles, tile);
    if (each.q === q && each.r === r) return tile;
  }
  return -1;
}

export function faceOf(table: Table, tile: PlacedTile): Face {
  return at(table.faces, tile.face);
}

/** Where a tile lies. */
export function hexOf(view: View, tile: number): Hex {
  const { q, r } = at(view.tiles, tile);
  return { q, r };
}

export function buildingOn(view: View, tile: number): PlacedBuilding | null {
  for (const each of view.buildings) if (each.tile === tile) return each;
  return null;
}

/** Who has the building, if it stands. */
export function builderOf(view: View, building: Building, seat?: number): number | null {
  for (const each of view.buildings)
    if (each.building === building && (seat === undefined || each.seat === seat)) return each.seat;
  return null;
}

/** How many tiles touch a hex. */
export function touching(view: View, { q, r }: Hex): number {
  let tiles = 0;
  for (const tile of view.tiles) if (isBeside(tile, q, r)) tiles += 1;
  return tiles;
}

/** Axial neighbours differ by at most 1 in q, r and q + r, and are not the same. */
function isBeside(tile: Hex, q: number, r: number): boolean {
  const dq = tile.q - q;
  const dr = tile.r - r;
  const sum = dq + dr;
  return dq <= 1 && dq >= -1 && dr <= 1 && dr >= -1 && sum <= 1 && sum >= -1 && (dq !== 0 || dr !== 0);
}

/** Lays a face on an empty hex: it is joined to its neighbours, and the shore follows (DI-3.3). Answers its number. */
export function layTile(table: Table, state: State, face: number, q: number, r: number): number {
  const number = state.tiles.length;
  const around: number[] = [];
  for (let tile = 0; tile < number; tile += 1) {
    const other = at(state.tiles, tile);
    if (!isBeside(other, q, r)) continue;
    around.push(tile);
    other.around.push(number);
  }
  state.tiles.push({ q, r, face, colour: at(table.faces, face).colour, around });
  growShore(state, number);
  return number;
}

/** The hex of a new tile is taken; its empty neighbours may now touch two tiles. */
function growShore(state: State, number: number): void {
  const { shore } = state;
  const { q, r, around } = at(state.tiles, number);
  const taken = hexKey(q, r);
  const index = shore.indexOf(taken);
  if (index >= 0) shore.splice(index, 1);
  for (const offset of HEX_NEIGHBOURS) {
    const key = taken + offset;
    if (shore.includes(key) || around.some((tile) => keyOf(state, tile) === key)) continue;
    if (touching(state, { q: hexQ(key), r: hexR(key) }) >= TOUCHED_TILES) shore.push(key);
  }
}

function keyOf(view: View, tile: number): number {
  const { q, r } = at(view.tiles, tile);
  return hexKey(q, r);
}

/** The hexes around the Keep, where the first tiles may go. */
export function firstShore(): number[] {
  return HEX_NEIGHBOURS.map((offset) => hexKey(0, 0) + offset);
}

/** Where a tile may be placed, by its place on the shore. */
export function shoreHex(view: View, index: number): Hex {
  const key = at(view.shore, index);
  return { q: hexQ(key), r: hexR(key) };
}

/** Whether a tile may be placed there. */
export function isShore(view: View, q: number, r: number): boolean {
  return view.shore.includes(hexKey(q, r));
}

/** Which colours the tile and its neighbours have, as bits: those of the active energy, and gold (DI-10.1). */
export function coloursAround(view: View, tile: number): number {
  const { colour, around } = at(view.tiles, tile);
  let found = colour === null ? 0 : 1 << INDEX[colour];
  for (const other of around) {
    const beside = at(view.tiles, other).colour;
    if (beside !== null) found |= 1 << INDEX[beside];
  }
  return found;
}

/** How many neighbours of a tile have each colour. */
export function neighbourColours(view: View, tile: number): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const other of at(view.tiles, tile).around) {
    const { colour } = at(view.tiles, other);
    if (colour !== null) counts[INDEX[colour]] = at(counts, INDEX[colour]) + 1;
  }
  return counts;
}
