import { at } from "@gatehouse/engine";
import { BARRACKS, DRAGON, GUILDMASTER_BONUS, LOCATIONS, type Location } from "./data/components.ts";
import { districtOf, ownerOf, type Table } from "./tiles.ts";
import type { Cell, Counter, Pile, Refusal, State, Tile, TileCounter, View } from "./types.ts";

/** Cells of the ring of a location on (0, 0) and (1, 0): row by row, the location itself left out. */
export const RING: readonly Cell[] = [
  ...[-1, 0, 1, 2].map((x) => ({ x, y: -1 })),
  { x: -1, y: 0 },
  { x: 2, y: 0 },
  ...[-1, 0, 1, 2].map((x) => ({ x, y: 1 })),
];

/** The cells of the 4 × 3 block around a location are slots, counted row by row; those of the ring in the order of listing. */
const NO_PILES: readonly (Pile | undefined)[] = Array.from({ length: 12 }, () => undefined);
export const RING_SLOTS: readonly number[] = RING.map((cell) => slotOf(cell, { x: 0, y: 0 }));
const RING_MASK = RING_SLOTS.reduce((mask, slot) => mask | (1 << slot), 0);

/** By the value of a tile, up to that of the highest number under the Guildmaster. */
const NO_COVERS: readonly number[] = Array.from({ length: DRAGON + GUILDMASTER_BONUS }, () => 0);

/** The cell of the current location. */
export function currentCell(view: View): Cell {
  return at(view.locations, view.locations.length - 1);
}

/** What the current location is like. */
export function currentLocation(view: View): Location {
  return at(LOCATIONS, view.locations.length - 1);
}

/** Whether tiles may be covered at the current location; `counter` is the one that is about to be played. */
export function isDangerous(view: View, counter: TileCounter): boolean {
  return (currentLocation(view).dangerous !== view.king) !== (counter === "king");
}

/** The place of a cell in the 4 × 3 block around the current location, or −1 outside of it and on the location. */
export function slotOf({ x, y }: Cell, location: Cell): number {
  const column = x - location.x + 1;
  const row = y - location.y + 1;
  if (column < 0 || column > 3 || row < 0 || row > 2 || (row === 1 && (column === 1 || column === 2))) return -1;
  return 4 * row + column;
}

/** The piles around the current location by their slots. */
export function ringPiles(view: View): (Pile | undefined)[] {
  const location = currentCell(view);
  const found = NO_PILES.slice();
  for (let index = view.ringStart; index < view.piles.length; index += 1) {
    const pile = at(view.piles, index);
    found[slotOf(pile, location)] = pile;
  }
  return found;
}

/** Moves the piles around a new current location to the end of all piles. */
export function gatherRing(state: State): void {
  const location = currentCell(state);
  const isAround = (pile: Pile) => slotOf(pile, location) >= 0;
  const around = state.piles.filter(isAround);
  state.ringStart = state.piles.length - around.length;
  state.piles = [...state.piles.filter((pile) => !isAround(pile)), ...around];
}

/** Whether no cell around the current location is free. */
export function isRingFull(view: View): boolean {
  return view.piles.length - view.ringStart === RING.length;
}

export function pileAt(view: View, x: number, y: number): Pile | undefined {
  for (const pile of view.piles) if (pile.x === x && pile.y === y) return pile;
  return undefined;
}

export function topOf(pile: Pile): Tile {
  return at(pile.tiles, pile.tiles.length - 1);
}

/** The counter on a cell, which lies on its top tile and protects it (KG-7.5). */
export function counterAt(view: View, { x, y }: Cell): Counter | null {
  for (const played of view.played) if (played.x === x && played.y === y) return played.counter;
  return null;
}

/** The value of a tile that is being placed with a counter. */
function valueWith(tile: Tile, counter: TileCounter): number {
  return districtOf(tile) + (counter === "guildmaster" ? GUILDMASTER_BONUS : 0);
}

/** Why a tile cannot be touched by the seat, whatever it plays: it is its own, a Barracks, or protected. */
function untouchable(table: Table, view: View, seat: number, pile: Pile): Refusal | null {
  const { x, y } = pile;
  const top = topOf(pile);
  if (ownerOf(table, top) === seat) return { code: "tile-yours", x, y };
  if (districtOf(top) === BARRACKS) return { code: "tile-is-barracks", x, y };
  const counter = counterAt(view, pile);
  return counter === null ? null : { code: "tile-protected", x, y, counter };
}

/** Why a dragon cannot burn what lies in a pile, or nothing does. */
export function burnRefusal(
  table: Table,
  view: View,
  seat: number,
  cell: Cell,
  pile: Pile | undefined,
): Refusal | null {
  return pile === undefined ? { code: "nothing-to-burn", x: cell.x, y: cell.y } : untouchable(table, view, seat, pile);
}

/** The slots of the ring as bits, by what a seat can do there with tiles from its hand. */
export interface RingMasks {
  readonly free: number;
  readonly burnable: number;
  /** By the value of a tile what it can cover, provided that the location is dangerous. */
  readonly coverable: readonly number[];
}

export function ringMasks(table: Table, view: View, seat: number): RingMasks {
  const location = currentCell(view);
  let free = RING_MASK;
  let burnable = 0;
  const coverable = NO_COVERS.slice();
  for (let index = view.ringStart; index < view.piles.length; index += 1) {
    const pile = at(view.piles, index);
    const slot = 1 << slotOf(pile, location);
    free &= ~slot;
    if (untouchable(table, view, seat, pile)) continue;
    burnable |= slot;
    for (let value = districtOf(topOf(pile)) + 1; value < coverable.length; value += 1)
      coverable[value] = at(coverable, value) | slot;
  }
  return { free, burnable, coverable };
}

/** The slots where a seat may place a tile with a counter. */
export function slotsFor(masks: RingMasks, view: View, tile: Tile, counter: TileCounter): number {
  if (districtOf(tile) === DRAGON) return masks.burnable;
  return isDangerous(view, counter) ? masks.free | at(masks.coverable, valueWith(tile, counter)) : masks.free;
}

/** Why a tile with a counter cannot lie on a pile (KG-4). */
export function coverRefusal(
  table: Table,
  view: View,
  seat: number,
  pile: Pile,
  tile: Tile,
  counter: TileCounter,
): Refusal | null {
  const fixed = untouchable(table, view, seat, pile);
  if (fixed) return fixed;
  if (!isDangerous(view, counter)) return { code: "location-safe", location: view.locations.length - 1 };
  const need = districtOf(topOf(pile)) + 1;
  const have = valueWith(tile, counter);
  return have < need ? { code: "value-too-low", need, have } : null;
}

/** Why a tile cannot go to a cell around the current location: burning, filling and covering in one. */
export function cellRefusal(
  table: Table,
  view: View,
  seat: number,
  cell: Cell,
  pile: Pile | undefined,
  tile: Tile,
  counter: TileCounter,
): Refusal | null {
  if (districtOf(tile) === DRAGON) return burnRefusal(table, view, seat, cell, pile);
  return pile === undefined ? null : coverRefusal(table, view, seat, pile, tile, counter);
}

/** How many columns a slot lies to the right of the location's left cell. */
export function slotColumn(slot: number): number {
  return (slot & 3) - 1;
}

/** How many rows a slot lies below the location. */
export function slotRow(slot: number): number {
  return (slot >> 2) - 1;
}
