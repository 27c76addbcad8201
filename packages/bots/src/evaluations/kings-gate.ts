import { deckSize } from "@gatehouse/engine";
import {
  type Action,
  DRAGON,
  forecast,
  KINDS,
  type KingsGate,
  LOCATIONS,
  type Place,
  RING,
  type State,
  type View,
} from "@gatehouse/kings-gate";
import type { Evaluation } from "../evaluation.ts";
import { share } from "../lead.ts";
import { type Contest, contestOf } from "./kings-gate/contest.ts";
import { addRival, beginRanking, chances, expectedPrize } from "./kings-gate/rank-chances.ts";
import { areaIndex, bestSiteOf, CELLS, outlookOn, promiseOf, surveySites, upperTwo } from "./kings-gate/sites.ts";
import { BARRACKS, isProtected, ownerOf, TILE_KINDS, worthOf } from "./kings-gate/tiles.ts";

const COUNTERS = ["king", "bishop", "wizard", "guildmaster", "merchant", "sorceress"] as const;
const COUNTER_NAMES: readonly string[] = ["none", ...COUNTERS];
const FEATURES = [
  "average",
  // What to expect of the current location: if it fills up soon, and if much is still to come.
  "prize-soon",
  "prize-soon-filled",
  "prize-later",
  "prize-later-filled",
  "prize-nearly-full",
  "counter-in-reach",
  "coverable",
  // What is left for the locations after it.
  "next-lead",
  "next-total",
  "future-values",
  "future-strong-tiles",
  "tiles-left",
  "value-left",
  "hand-value",
  "dragons-left",
  "pubs-left",
  "turn-distance",
  ...COUNTERS,
  // These mean little by themselves; the network sees what they mean together.
  "prize-total",
  "prize-lasting",
  "prize-first",
  "prize-second",
  "prize-third",
  "prize-dangerous",
  "prize-spaces",
  "hand-best",
  "hand-ones",
  "hand-strong",
  "hand-dragons",
  "turn-placed",
  "hand-size",
  "tiles-all",
  "tiles-ones",
  "tiles-twos",
  "tiles-threes",
  "tiles-fours",
  "tiles-fives",
  // If everybody plays the strongest turn in hand until the location is full.
  "prize-contested",
  "prize-hoped",
  "prize-contested-total",
  "prize-turns",
  "hand-kept",
  "next-chosen",
  // If the next location lies where it suits the seat best, second best, or anywhere.
  "next-prize",
  "next-best",
  "next-second",
  "next-usual",
  "next-spaces",
] as const;

type Feature = (typeof FEATURES)[number];
const PLACE = Object.fromEntries(FEATURES.map((feature, index) => [feature, index])) as Record<Feature, number>;
const COUNT = FEATURES.length;
/** How many tiles of each number are left, from 1 on. */
const LEFT = ["tiles-ones", "tiles-twos", "tiles-threes", "tiles-fours", "tiles-fives"] as const;

/** Spaces around a location. */
const SPACES = RING.length;
/** From this part on a location is nearly full. */
const NEARLY_FULL = 0.7;
/** Tiles from this number on are strong. */
const STRONG = 4;

/** Points of all prizes from a location on. */
const PRIZES_FROM = [...LOCATIONS.keys(), LOCATIONS.length].map((from) =>
  LOCATIONS.slice(from).reduce((sum, { prizes }) => sum + prizes.reduce((total, prize) => total + prize, 0), 0),
);

/** King's Gate: what the current location promises, and what everybody has left for the others. */
export const kingsGate: Evaluation<KingsGate> = {
  features: FEATURES,
  progress: (_rules, state) => Math.min(1, (state.scored.length + filledPart(state)) / LOCATIONS.length),
  measure({ options }, state, out) {
    out.fill(0);
    measureHouseholds(state, out);
    measureNext(state, out);
    if (state.scored.length < state.locations.length) {
      measureLocation(state, forecast(options, state, state.pending[0]?.seat ?? 0), out);
      measureContest(contestOf(options, state), state.seats.length, out);
    }
  },
  narrow,
};

function add(out: Float64Array, seat: number, feature: Feature, by: number): void {
  const index = seat * COUNT + PLACE[feature];
  out[index] = (out[index] ?? 0) + by;
}

/** What a seat has left, and how it compares with the others. */
function measureHouseholds(state: State, out: Float64Array): void {
  const seats = state.seats.length;
  const turn = state.pending[0]?.seat ?? 0;
  const future = PRIZES_FROM[state.locations.length] ?? 0;
  const values = new Float64Array(seats);
  const squares = new Float64Array(seats);
  let [allValues, allSquares, allTiles] = [0, 0, 0];
  for (let seat = 0; seat < seats; seat += 1) {
    const household = state.seats[seat];
    if (!household) continue;
    const { hand, stack, counters } = household;
    let inHand = 0;
    let ones = 0;
    let highest = 0;
    let value = 0;
    let square = 0;
    const count = (tile: number, copies: number) => {
      const worth = worthOf(tile);
      value += copies * worth;
      square += copies * worth * worth;
      if (tile % KINDS === DRAGON) add(out, seat, "dragons-left", copies);
      else if (worth === 0) add(out, seat, "pubs-left", copies);
      const left = LEFT[(tile % KINDS) - 1];
      if (left) add(out, seat, left, copies);
    };
    for (const { kind } of hand) {
      inHand += worthOf(kind);
      count(kind, 1);
      const district = kind % KINDS;
      if (district === DRAGON) add(out, seat, "hand-dragons", 1);
      else if (district === 1) ones += 1;
      else {
        highest = Math.max(highest, district);
        if (district >= STRONG) add(out, seat, "hand-strong", 1);
      }
    }
    for (let tile = 0; tile < stack.rest.length; tile += 1) {
      const copies = stack.rest[tile] ?? 0;
      if (copies > 0) count(tile, copies);
    }
    const tiles = hand.length + deckSize(stack);
    values[seat] = value;
    squares[seat] = square;
    allValues += value;
    allSquares += square;
    allTiles += tiles;
    add(out, seat, "average", 1);
    add(out, seat, "hand-ones", ones);
    add(out, seat, "hand-best", Math.max(ones, highest));
    add(out, seat, "tiles-left", tiles);
    add(out, seat, "tiles-all", tiles);
    add(out, seat, "hand-size", hand.length);
    add(out, seat, "hand-value", hand.length > 0 ? inHand / hand.length : 0);
    add(out, seat, "turn-distance", (seat - turn + seats) % seats);
    for (const counter of counters) add(out, seat, counter, 1);
  }
  const [acting] = state.pending;
  if (acting?.type === "turn") add(out, acting.seat, "turn-placed", acting.placed.length);
  for (let seat = 0; seat < seats; seat += 1) {
    add(out, seat, "future-values", allValues > 0 ? (future * (values[seat] ?? 0)) / allValues : 0);
    add(out, seat, "future-strong-tiles", allSquares > 0 ? (future * (squares[seat] ?? 0)) / allSquares : 0);
    add(out, seat, "value-left", (values[seat] ?? 0) - allValues / seats);
    add(out, seat, "tiles-left", -allTiles / seats);
  }
}

/** What the current location promises to whom. */
function measureLocation(state: State, places: readonly Place[], out: Float64Array): void {
  const location = LOCATIONS[state.locations.length - 1];
  if (!location) return;
  const filled = filledPart(state);
  const open = Math.sqrt((1 - filled) * SPACES);
  const isDangerous = location.dangerous !== state.king;
  for (let seat = 0; seat < state.seats.length; seat += 1) {
    add(out, seat, "prize-first", location.prizes[0] ?? 0);
    add(out, seat, "prize-second", location.prizes[1] ?? 0);
    add(out, seat, "prize-third", location.prizes[2] ?? 0);
    add(out, seat, "prize-dangerous", isDangerous ? 1 : 0);
    add(out, seat, "prize-spaces", (1 - filled) * SPACES);
  }
  for (const [line, { seat, prize, total }] of places.entries()) {
    add(out, seat, "prize-total", total);
    rankChances(places, line, 0.4 + 0.9 * open);
    const soon = expectedPrize(location.prizes);
    add(out, seat, "prize-soon", soon);
    add(out, seat, "prize-soon-filled", soon * filled);
    for (let rank = 0; rank < location.counters.length; rank += 1)
      add(out, seat, "counter-in-reach", chances[rank] ?? 0);
    rankChances(places, line, 0.4 + 2.2 * open);
    const later = expectedPrize(location.prizes);
    add(out, seat, "prize-later", later);
    add(out, seat, "prize-later-filled", later * filled);
    if (filled >= NEARLY_FULL) add(out, seat, "prize-nearly-full", prize);
  }
  for (let index = state.ringStart; index < state.piles.length; index += 1) {
    const pile = state.piles[index];
    if (!pile) continue;
    const top = pile.tiles[pile.tiles.length - 1] ?? 0;
    const worth = worthOf(top);
    const owner = ownerOf(top, state.seats.length);
    if (worth === BARRACKS || isProtected(state, pile.x, pile.y)) add(out, owner, "prize-lasting", worth);
    if (isDangerous && worth < BARRACKS) add(out, owner, "coverable", worth * (1 - filled));
  }
}

/** What everybody has where the next location could lie. */
function measureNext(state: State, out: Float64Array): void {
  surveySites(state);
  const outlook = outlookOn(state);
  for (let seat = 0; seat < state.seats.length; seat += 1) {
    const { lead, total } = bestSiteOf(seat);
    add(out, seat, "next-lead", lead);
    add(out, seat, "next-total", total);
    if (!outlook) continue;
    add(out, seat, "next-best", outlook.best[seat] ?? 0);
    add(out, seat, "next-second", outlook.second[seat] ?? 0);
    add(out, seat, "next-usual", outlook.usual[seat] ?? 0);
    add(out, seat, "next-prize", outlook.prize[seat] ?? 0);
    add(out, seat, "next-spaces", outlook.spaces[seat] ?? 0);
  }
}

function measureContest({ prizes, hopes, totals, kept, last, turns }: Contest, seats: number, out: Float64Array): void {
  add(out, last, "next-chosen", 1);
  for (let seat = 0; seat < seats; seat += 1) {
    add(out, seat, "prize-contested", prizes[seat] ?? 0);
    add(out, seat, "prize-hoped", hopes[seat] ?? 0);
    add(out, seat, "prize-contested-total", totals[seat] ?? 0);
    add(out, seat, "prize-turns", turns);
    add(out, seat, "hand-kept", kept[seat] ?? 0);
  }
}

/** Per cell what it promises, once that has been worked out. */
const promises = new Float64Array(CELLS);

/**
 * For the current location it makes no difference which of several free spaces a tile takes, nor which of several equal tiles it
 * covers. The space that promises most for the next location stands for all of them.
 */
function narrow<A extends Action>(view: View, seat: number, legal: readonly A[]): readonly A[] {
  const current = view.locations[view.locations.length - 1];
  if (!current || legal.length < 3 || view.pending[view.pending.length - 1]?.type !== "turn") return legal;
  surveySites(view);
  promises.fill(Number.NaN);
  const kept: A[] = [];
  const placeOf = new Map<number, number>();
  const best: number[] = [];
  for (const action of legal) {
    // The Sorceress is played once, and from anywhere: each of her moves is looked at.
    if (action.type !== "place-tile") {
      kept.push(action);
      continue;
    }
    const cell = areaIndex(action.x - current.x, action.y - current.y);
    if (Number.isNaN(promises[cell])) promises[cell] = promiseOf(cell, seat, view.seats.length);
    const promise = promises[cell] ?? 0;
    const kind =
      ((upperTwo[cell] ?? 0) * TILE_KINDS + action.tile) * TILE_KINDS + COUNTER_NAMES.indexOf(action.counter);
    const place = placeOf.get(kind);
    if (place === undefined) {
      placeOf.set(kind, kept.length);
      best[kept.length] = promise;
      kept.push(action);
    } else if (promise > (best[place] ?? 0)) {
      best[place] = promise;
      kept[place] = action;
    }
  }
  return kept;
}

/** Works out how likely each rank is for a line, if every rival by itself comes in ahead of it or not. */
function rankChances(places: readonly Place[], line: number, spread: number): void {
  beginRanking();
  const own = places[line]?.total ?? 0;
  // Who is ahead now wins a tie.
  for (let other = 0; other < places.length; other += 1)
    if (other !== line) addRival(share(((places[other]?.total ?? 0) - own + (other < line ? 0.3 : -0.3)) / spread));
}

/** How much of the current location's ring is occupied. */
function filledPart(state: State): number {
  return (state.piles.length - state.ringStart) / SPACES;
}
