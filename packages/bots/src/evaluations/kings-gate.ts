import { deckSize } from "@gatehouse/engine";
import { DRAGON, forecast, KINDS, type KingsGate, LOCATIONS, type Place, type State } from "@gatehouse/kings-gate";
import type { Evaluation } from "../evaluation.ts";
import { share } from "../lead.ts";

const COUNTERS = ["king", "bishop", "wizard", "guildmaster", "merchant", "sorceress"] as const;
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
  "hand-ones",
  "hand-strong",
  "hand-dragons",
  "turn-placed",
] as const;

type Feature = (typeof FEATURES)[number];
const PLACE = Object.fromEntries(FEATURES.map((feature, index) => [feature, index])) as Record<Feature, number>;
const COUNT = FEATURES.length;

/** Spaces around a location. */
const SPACES = 10;
/** From this part on a location is nearly full. */
const NEARLY_FULL = 0.7;
/** Barracks are never covered or burnt. */
const BARRACKS = 3;
/** Tiles from this number on are strong. */
const STRONG = 4;
/** What a dragon is worth as a tile. */
const DRAGON_WORTH = 3;

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
    if (state.scored.length === state.locations.length - 1)
      measureLocation(state, forecast(options, state, state.pending[0]?.seat ?? 0), out);
  },
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
    let value = 0;
    let square = 0;
    const count = (tile: number, copies: number) => {
      const worth = worthOf(tile);
      value += copies * worth;
      square += copies * worth * worth;
      if (tile % KINDS === DRAGON) add(out, seat, "dragons-left", copies);
      else if (worth === 0) add(out, seat, "pubs-left", copies);
    };
    for (const { kind } of hand) {
      inHand += worthOf(kind);
      count(kind, 1);
      const district = kind % KINDS;
      if (district === DRAGON) add(out, seat, "hand-dragons", 1);
      else if (district === 1) add(out, seat, "hand-ones", 1);
      else if (district >= STRONG) add(out, seat, "hand-strong", 1);
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
    add(out, seat, "tiles-left", tiles);
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
    const soon = expected(location.prizes);
    add(out, seat, "prize-soon", soon);
    add(out, seat, "prize-soon-filled", soon * filled);
    for (let rank = 0; rank < location.counters.length; rank += 1)
      add(out, seat, "counter-in-reach", chances[rank] ?? 0);
    rankChances(places, line, 0.4 + 2.2 * open);
    const later = expected(location.prizes);
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
    if (worth === BARRACKS || state.played.some(({ x, y }) => x === pile.x && y === pile.y))
      add(out, owner, "prize-lasting", worth);
    if (isDangerous && worth < BARRACKS) add(out, owner, "coverable", worth * (1 - filled));
  }
}

/** How likely each rank is; used again and again. */
const chances = new Float64Array(5);

/** Works out how likely each rank is for a line, if every rival by itself comes in ahead of it or not. */
function rankChances(places: readonly Place[], line: number, spread: number): void {
  chances.fill(0);
  chances[0] = 1;
  const own = places[line]?.total ?? 0;
  for (let other = 0; other < places.length; other += 1) {
    if (other === line) continue;
    // Who is ahead now wins a tie.
    const ahead = share(((places[other]?.total ?? 0) - own + (other < line ? 0.3 : -0.3)) / spread);
    for (let rank = chances.length - 1; rank > 0; rank -= 1)
      chances[rank] = (chances[rank] ?? 0) * (1 - ahead) + (chances[rank - 1] ?? 0) * ahead;
    chances[0] = (chances[0] ?? 0) * (1 - ahead);
  }
}

function expected(prizes: readonly number[]): number {
  let sum = 0;
  for (let rank = 0; rank < prizes.length; rank += 1) sum += (prizes[rank] ?? 0) * (chances[rank] ?? 0);
  return sum;
}

function worthOf(tile: number): number {
  const district = tile % KINDS;
  return district === DRAGON ? DRAGON_WORTH : district;
}

function ownerOf(tile: number, seats: number): number {
  const colour = Math.floor(tile / KINDS);
  return seats === 2 ? Math.floor(colour / 2) : colour;
}

/** How much of the current location's ring is occupied. */
function filledPart(state: State): number {
  return (state.piles.length - state.ringStart) / SPACES;
}
