import { type ActionRule, at, own, takeCard } from "@gatehouse/engine";
import {
  cellRefusal,
  currentCell,
  currentLocation,
  isRingFull,
  RING_SLOTS,
  ringMasks,
  ringPiles,
  slotColumn,
  slotOf,
  slotRow,
  slotsFor,
  topOf,
} from "../board.ts";
import { COTTAGES, DRAGON, GARRISON_COTTAGES, GRAVEYARD_TILES, PUB, TILE_COUNTERS } from "../data/components.ts";
import { completeLocation, turnOf, turnRefusal } from "../flow.ts";
import { districtOf, type Table } from "../tiles.ts";
import type { Action, KingsGate, Refusal, State, Tile, TileCounter, View } from "../types.ts";

const NO_COUNTER: readonly TileCounter[] = ["none"];

type PlaceTile = Extract<Action, { type: "place-tile" }>;

export const placeTile: ActionRule<KingsGate, "place-tile", Table> = {
  list(table, view, seat) {
    const actions: PlaceTile[] = [];
    for (const choice of choicesOf(table, view, seat))
      for (const slot of RING_SLOTS) if (choice.slots & (1 << slot)) actions.push(placement(view, choice, slot));
    return actions;
  },
  refusal(table, view, seat, { tile, x, y, counter }) {
    const early = turnRefusal(view) ?? limitRefusal(view, tile, counter);
    if (early) return early;
    const { hand, counters } = at(view.seats, seat);
    if (!hand.some((card) => card.kind === tile)) return { code: "tile-not-in-hand", tile };
    if (counter !== "none" && districtOf(tile) === DRAGON) return { code: "dragon-carries-nothing", counter };
    if (counter !== "none" && !counters.includes(counter)) return { code: "counter-not-held", counter };
    const slot = slotOf({ x, y }, currentCell(view));
    if (slot < 0) return { code: "cell-away-from-location", x, y };
    return cellRefusal(table, view, seat, { x, y }, ringPiles(view)[slot], tile, counter);
  },
  play(table, state, seat, action, _chance, emit) {
    const { tile } = action;
    takeCard(at(state.seats, seat).hand, tile);
    turnOf(state).placed.push(tile);
    if (districtOf(tile) === DRAGON) {
      const burnt = lift(state, action.x, action.y);
      state.burnt.push(tile, burnt);
      emit?.({ type: "tile-burnt", seat, dragon: tile, tile: burnt, x: action.x, y: action.y });
      return;
    }
    const covered = lay(state, action.x, action.y, tile);
    emit?.({ ...action, type: "tile-placed", seat, covered });
    playCounter(state, seat, action.x, action.y, action.counter);
    if (action.counter === "king") {
      const dangerous = currentLocation(state).dangerous !== state.king;
      emit?.({ type: "location-turned", location: state.locations.length - 1, dangerous });
    }
    if (covered === null && isRingFull(state)) completeLocation(table, state, emit);
  },
};

/** How many placements there are. */
export function countPlacements(choices: readonly Choice[]): number {
  let count = 0;
  for (const { slots } of choices) for (let left = slots; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The placement that the list would have at an index. */
export function placementAt(view: View, choices: readonly Choice[], index: number): PlaceTile {
  let before = index;
  for (const choice of choices) {
    for (const slot of RING_SLOTS) {
      if ((choice.slots & (1 << slot)) === 0) continue;
      if (before === 0) return placement(view, choice, slot);
      before -= 1;
    }
  }
  throw new RangeError(`no placement ${index}`);
}

/** A tile of the hand with a counter or none, and the slots where the two may go, as bits. */
export interface Choice {
  readonly tile: Tile;
  readonly counter: TileCounter;
  readonly slots: number;
}

/** What the seat may place now, in the order of listing. */
export function choicesOf(table: Table, view: View, seat: number): Choice[] {
  const found: Choice[] = [];
  if (turnRefusal(view)) return found;
  const { hand, counters } = at(view.seats, seat);
  const carried =
    counters.length === 0 ? NO_COUNTER : ["none" as const, ...TILE_COUNTERS.filter((each) => counters.includes(each))];
  const masks = ringMasks(table, view, seat);
  let seen = 0;
  for (const card of hand) {
    const tile = own(card.kind);
    if (seen & (1 << tile)) continue;
    seen |= 1 << tile;
    for (const counter of districtOf(tile) === DRAGON ? NO_COUNTER : carried) {
      if (limitRefusal(view, tile, counter)) continue;
      const slots = slotsFor(masks, view, tile, counter);
      if (slots !== 0) found.push({ tile, counter, slots });
    }
  }
  return found;
}

function placement(view: View, { tile, counter }: Choice, slot: number): PlaceTile {
  const location = currentCell(view);
  return { type: "place-tile", tile, x: location.x + slotColumn(slot), y: location.y + slotRow(slot), counter };
}

/** What the tiles of the turn so far leave: 1s, or one higher number; besides them pub and dragon (KG-2). */
function limitRefusal(view: View, tile: Tile, counter: TileCounter): Refusal | null {
  const { placed } = turnOf(view);
  if (placed.length === 0) return null;
  const { special } = currentLocation(view);
  if (special === "two-tiles")
    return placed.length < GRAVEYARD_TILES
      ? null
      : { code: "graveyard-limit", most: GRAVEYARD_TILES, placed: placed.length };
  const number = districtOf(tile);
  if (number === PUB || number === DRAGON) return null;
  let ones = 0;
  let higher = 0;
  let pairs = 0;
  for (const each of placed) {
    const district = districtOf(each);
    if (district === COTTAGES) ones += 1;
    else if (district !== PUB && district !== DRAGON) {
      higher = district;
      pairs += 1;
    }
  }
  if (number === COTTAGES) {
    if (higher > 0) return { code: "number-placed", number: higher };
    return special === "one-cottage" && ones >= GARRISON_COTTAGES
      ? { code: "garrison-limit", most: GARRISON_COTTAGES, placed: ones }
      : null;
  }
  if (ones > 0) return { code: "ones-placed", placed: ones };
  if (higher === 0) return null;
  if (higher !== number || pairs > 1) return { code: "number-placed", number: higher };
  return counter === "wizard" ? null : { code: "wizard-needed", number };
}

/** Puts a tile on a cell and answers what it covers. */
export function lay(state: State, x: number, y: number, tile: Tile): Tile | null {
  const index = state.piles.findIndex((pile) => pile.x === x && pile.y === y);
  if (index >= 0) {
    const pile = at(state.piles, index);
    state.piles[index] = { x, y, tiles: [...pile.tiles, tile] };
    return topOf(pile);
  }
  state.piles.push({ x, y, tiles: [tile] });
  return null;
}

/** Takes the top tile off a cell; what lay beneath is visible again, or the cell is free. */
export function lift(state: State, x: number, y: number): Tile {
  const index = state.piles.findIndex((pile) => pile.x === x && pile.y === y);
  const pile = at(state.piles, index);
  if (pile.tiles.length > 1) state.piles[index] = { x, y, tiles: pile.tiles.slice(0, -1) };
  else {
    state.piles.splice(index, 1);
    if (index < state.ringStart) state.ringStart -= 1;
  }
  return topOf(pile);
}

/** Puts a counter of the seat on a tile just placed, with its effect on the location. */
export function playCounter(
  state: State,
  seat: number,
  x: number,
  y: number,
  counter: TileCounter | "sorceress",
): void {
  if (counter === "none") return;
  const { counters } = at(state.seats, seat);
  counters.splice(counters.indexOf(counter), 1);
  state.played.push({ x, y, counter });
  if (counter === "king") state.king = !state.king;
  if (counter === "bishop") state.bishop = true;
}
