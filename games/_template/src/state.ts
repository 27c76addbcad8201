import { cloneCards, cloneDeck } from "@gatehouse/engine";
import { LANTERNS, MOST_BID, NO_BID } from "./data/components.ts";
import type { Options, State } from "./types.ts";

/** A copy that shares nothing with the original. */
export function clone(state: State): State {
  return {
    ...state,
    bids: state.bids.slice(),
    coins: state.coins.slice(),
    hands: state.hands.map(cloneCards),
    found: cloneCards(state.found),
    deck: cloneDeck(state.deck),
    towers: state.towers.map((tower) => ({ ...tower })),
    doused: state.doused.slice(),
  };
}

/** How many lanterns of each number there are, wherever they are. */
export function census(state: State): Record<string, number> {
  const counts = state.deck.rest.slice();
  const add = (lantern: number) => {
    counts[lantern - 1] = (counts[lantern - 1] ?? 0) + 1;
  };
  for (const card of [...state.deck.under, ...state.found, ...state.hands.flat()]) add(card.kind + 1);
  for (const lantern of state.doused) add(lantern);
  for (const tower of state.towers) if (tower.lantern > 0) add(tower.lantern);
  return Object.fromEntries(counts.map((count, kind) => [`lantern-${kind + 1}`, count]));
}

/** What cannot be in any match. */
export function violations({ seats, rounds }: Options, state: State): string[] {
  const wrong: string[] = [];
  const expect = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  expect(state.round >= 1 && state.round <= rounds, `round ${state.round} of ${rounds}`);
  expect(state.turn >= 0 && state.turn < seats, `turn of seat ${state.turn}`);
  expect(state.turnsLeft >= 0 && state.turnsLeft <= seats, `${state.turnsLeft} turns left`);
  expect(
    state.coins.every((coins) => coins >= 0),
    `coins ${state.coins}`,
  );
  expect(
    state.bids.every((bid) => bid >= NO_BID && bid <= MOST_BID),
    `bids ${state.bids}`,
  );
  expect(state.found.length === 0 || state.phase === "turn", `a find in phase ${state.phase}`);
  expect(state.deck.rest.length === LANTERNS.length, "a deck of other lanterns");
  return wrong;
}
