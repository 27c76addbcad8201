import { at, bit, type Chance, deckSize, drawCard, type Emit } from "@gatehouse/engine";
import { HAND } from "./data/components.ts";
import type { Table } from "./tiles.ts";
import type { KingsGate, State } from "./types.ts";

/** Shuffles, deals and puts the Palace in the middle (KG-1). */
export function setup(table: Table, chance: Chance, emit?: Emit<KingsGate>): State {
  const starter = chance.pick(table.seats);
  const state: State = {
    pending: [{ type: "turn", seat: starter, placed: [], closed: null }],
    locations: [{ x: 0, y: 0 }],
    piles: [],
    ringStart: 0,
    played: [],
    burnt: [],
    king: false,
    bishop: false,
    scored: [],
    ending: null,
    seats: table.tiles.map((tiles) => ({ hand: [], stack: { rest: tiles.slice(), under: [] }, counters: [] })),
  };
  emit?.({ type: "match-started", starter });
  for (let seat = 0; seat < table.seats; seat += 1) refill(state, seat, chance, emit);
  return state;
}

/** Draws the seat's hand up to six tiles, or as many as its stack holds (KG-2.7). */
export function refill(state: State, seat: number, chance: Chance, emit?: Emit<KingsGate>): void {
  const { hand, stack } = at(state.seats, seat);
  const tiles: number[] = [];
  for (let missing = Math.min(HAND - hand.length, deckSize(stack)); missing > 0; missing -= 1) {
    const card = drawCard(stack, chance, bit(seat));
    hand.push(card);
    tiles.push(card.kind);
  }
  if (tiles.length > 0) emit?.({ type: "tiles-drawn", seat, tiles });
}
