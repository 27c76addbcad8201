import { at, cloneDeck, type Known } from "@gatehouse/engine";
import { currentCell, isRingFull, pileAt, slotOf } from "./board.ts";
import { HAND, LOCATIONS } from "./data/components.ts";
import { asked, turnOf } from "./flow.ts";
import { ownerOf, type Table } from "./tiles.ts";
import type { State, View } from "./types.ts";

/**
 * A copy of all that lies open on the table. Piles and scorings are never changed, only replaced, so that copies share them: bots
 * copy more than they do anything else. A State has them as changeable, hence `as`.
 */
export function copyTable(view: View): Known<Omit<View, "seats">> {
  return {
    pending: view.pending.map((each) =>
      each.type === "turn" ? { ...each, placed: each.placed.slice() } : { ...each },
    ),
    locations: view.locations.slice(),
    piles: view.piles.slice() as State["piles"],
    ringStart: view.ringStart,
    played: view.played.slice(),
    burnt: view.burnt.slice(),
    king: view.king,
    bishop: view.bishop,
    scored: view.scored.slice() as State["scored"],
    ending: view.ending,
  };
}

/** A copy that shares nothing that play changes. */
export function clone(state: State): State {
  return {
    ...copyTable(state),
    seats: state.seats.map(({ hand, stack, counters }) => ({
      hand: hand.slice(),
      stack: cloneDeck(stack),
      counters: counters.slice(),
    })),
  };
}

/** How many of each tile there are, wherever they are. */
export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (tile: number, copies: number) => {
    const name = `tile-${tile}`;
    counts[name] = (counts[name] ?? 0) + copies;
  };
  for (const { hand, stack } of state.seats) {
    for (const card of [...hand, ...stack.under]) add(card.kind, 1);
    for (const [tile, copies] of stack.rest.entries()) if (copies > 0) add(tile, copies);
  }
  for (const tile of [...state.burnt, ...state.piles.flatMap((pile) => pile.tiles)]) add(tile, 1);
  return Object.fromEntries(Object.entries(counts).sort());
}

/** What cannot be in any match. */
export function violations(table: Table, state: State): string[] {
  const wrong: string[] = [];
  const expect = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const cells = [...state.piles, ...state.locations, ...state.locations.map(({ x, y }) => ({ x: x + 1, y }))];
  expect(new Set(cells.map(({ x, y }) => `${x},${y}`)).size === cells.length, "two things on one cell");
  expect(
    state.piles.every((pile) => pile.tiles.length > 0),
    "an empty pile",
  );
  expect(
    state.piles.every((pile, index) => index >= state.ringStart === slotOf(pile, currentCell(state)) >= 0),
    `the ring does not begin at pile ${state.ringStart}`,
  );
  expect(
    state.played.every(({ x, y }) => pileAt(state, x, y) !== undefined),
    "a counter without a tile",
  );
  const counters = [...state.played.map(({ counter }) => counter), ...state.seats.flatMap((seat) => seat.counters)];
  expect(new Set(counters).size === counters.length, `counters ${counters}`);
  for (const [seat, { hand, stack }] of state.seats.entries()) {
    expect(hand.length <= HAND, `${hand.length} tiles in hand`);
    const own = at(table.tiles, seat);
    expect(
      [...hand, ...stack.under].every((card) => at(own, card.kind) > 0) &&
        stack.rest.every((copies, tile) => copies >= 0 && (copies === 0 || ownerOf(table, tile) === seat)),
      `seat ${seat} has tiles of others`,
    );
  }
  expect(
    state.locations.length <= LOCATIONS.length && state.scored.length <= state.locations.length,
    "too many locations",
  );
  const top = asked(state);
  // Whoever begins a turn can place any tile but a dragon (KG-3.2).
  if (top?.type === "turn" && top.closed === null) {
    expect(!isRingFull(state), "a turn at a full location");
    expect(turnOf(state).placed.length > 0 || at(state.seats, top.seat).hand.length > 0, "a turn without tiles");
  }
  return wrong;
}
