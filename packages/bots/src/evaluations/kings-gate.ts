import { deckSize } from "@gatehouse/engine";
import {
  type Action,
  type Cell,
  DRAGON,
  forecast,
  KINDS,
  type KingsGate,
  LOCATIONS,
  type Pile,
  type Place,
  RING,
  type State,
  type View,
} from "@gatehouse/kings-gate";
import type { Evaluation } from "../evaluation.ts";
import { share } from "../lead.ts";

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
] as const;

type Feature = (typeof FEATURES)[number];
const PLACE = Object.fromEntries(FEATURES.map((feature, index) => [feature, index])) as Record<Feature, number>;
const COUNT = FEATURES.length;

/** Spaces around a location. */
const SPACES = RING.length;
/** Kinds of tiles of all four colours, and one for none. */
const TILE_KINDS = 4 * KINDS + 1;
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
    measureNext(state, out);
    if (state.scored.length === state.locations.length - 1)
      measureLocation(state, forecast(options, state, state.pending[0]?.seat ?? 0), out);
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

/**
 * The neighbourhood of the current location, as rows of cells: as far as the rings of locations reach that would lie beside it.
 * Used again for every position.
 */
const AREA = { left: -4, top: -3, columns: 10, rows: 7 };
const CELLS = AREA.columns * AREA.rows;
/** Per cell a number for its upper two tiles together. */
const upperTwo = new Int16Array(CELLS);

/** Places for the next location that share an edge with the current ring, once that is full. */
const SITES = [
  ...[-2, 2].flatMap((y) => [-2, -1, 0, 1, 2].map((x) => ({ x, y }))),
  ...[-3, 3].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }))),
];
/** Per cell the sites that need it themselves, and those that it lies around. */
const SITES_ON = sitesBy([
  { x: 0, y: 0 },
  { x: 1, y: 0 },
]);
const SITES_AROUND = sitesBy(RING);
const MOST_SEATS = 4;
/** Per site whether it is free; per site and seat: by how much the seat would be ahead there, and its total. */
const isFree = new Uint8Array(SITES.length);
const siteLeads = new Int8Array(SITES.length * MOST_SEATS);
const siteTotals = new Int8Array(SITES.length * MOST_SEATS);

/** Per cell of the neighbourhood the sites that have it at one of these distances. */
function sitesBy(distances: typeof RING): readonly (readonly number[])[] {
  const found: number[][] = Array.from({ length: CELLS }, () => []);
  for (const [site, { x, y }] of SITES.entries())
    for (const distance of distances) found[areaIndex(x + distance.x, y + distance.y)]?.push(site);
  return found;
}

/** The cell of the neighbourhood so far from the current location, or −1 outside of it. */
function areaIndex(x: number, y: number): number {
  const column = x - AREA.left;
  const row = y - AREA.top;
  return column >= 0 && column < AREA.columns && row >= 0 && row < AREA.rows ? row * AREA.columns + column : -1;
}

/**
 * What the piles outside of the current ring mean for the sites, and which piles these were: in a turn they hardly ever change, and
 * piles are never changed themselves, only replaced.
 */
const outside = {
  locations: [] as readonly Cell[],
  piles: [] as readonly Pile[],
  upperTwo: new Int16Array(CELLS),
  isFree: new Uint8Array(SITES.length),
  siteTotals: new Int8Array(SITES.length * MOST_SEATS),
};

/** Works out what everybody would have around each site if it became the next location. */
function surveySites(view: View): void {
  const { locations, piles, ringStart, seats } = view;
  const current = locations[locations.length - 1];
  if (!current) return;
  if (isOutsideKnown(view)) {
    upperTwo.set(outside.upperTwo);
    isFree.set(outside.isFree);
    siteTotals.set(outside.siteTotals);
  } else {
    surveyOutside(view, current);
    outside.locations = locations.slice();
    outside.piles = piles.slice(0, ringStart);
    outside.upperTwo.set(upperTwo);
    outside.isFree.set(isFree);
    outside.siteTotals.set(siteTotals);
  }
  for (let index = ringStart; index < piles.length; index += 1) surveyPile(piles[index], current, seats.length);
  for (let site = 0; site < SITES.length; site += 1) if (isFree[site]) rankSite(site * MOST_SEATS, seats.length);
}

function isOutsideKnown({ locations, piles, ringStart }: View): boolean {
  if (outside.locations.length !== locations.length || outside.piles.length !== ringStart) return false;
  for (let index = 0; index < locations.length; index += 1)
    if (outside.locations[index] !== locations[index]) return false;
  for (let index = 0; index < ringStart; index += 1) if (outside.piles[index] !== piles[index]) return false;
  return true;
}

function surveyOutside({ locations, piles, ringStart, seats }: View, current: Cell): void {
  upperTwo.fill(0);
  isFree.fill(1);
  siteTotals.fill(0);
  for (const { x, y } of locations) {
    take(areaIndex(x - current.x, y - current.y));
    take(areaIndex(x + 1 - current.x, y - current.y));
  }
  for (let index = 0; index < ringStart; index += 1) surveyPile(piles[index], current, seats.length);
}

function surveyPile(pile: Pile | undefined, current: Cell, seats: number): void {
  const cell = pile ? areaIndex(pile.x - current.x, pile.y - current.y) : -1;
  if (!pile || cell < 0) return;
  const { tiles } = pile;
  const top = tiles[tiles.length - 1] ?? 0;
  const owner = ownerOf(top, seats);
  upperTwo[cell] = 1 + top + TILE_KINDS * (1 + (tiles[tiles.length - 2] ?? -1));
  take(cell);
  const sites = SITES_AROUND[cell] ?? [];
  for (let next = 0; next < sites.length; next += 1) {
    const at = (sites[next] ?? 0) * MOST_SEATS + owner;
    siteTotals[at] = (siteTotals[at] ?? 0) + (top % KINDS);
  }
}

/** No location fits on a cell that is taken. */
function take(cell: number): void {
  if (cell < 0) return;
  const sites = SITES_ON[cell] ?? [];
  for (let next = 0; next < sites.length; next += 1) isFree[sites[next] ?? 0] = 0;
}

/** By how much everybody would be ahead of the best of the others. */
function rankSite(base: number, seats: number): void {
  let [best, second] = [0, 0];
  for (let seat = 0; seat < seats; seat += 1) {
    const total = siteTotals[base + seat] ?? 0;
    if (total > best) {
      second = best;
      best = total;
    } else if (total > second) second = total;
  }
  for (let seat = 0; seat < seats; seat += 1) {
    const total = siteTotals[base + seat] ?? 0;
    siteLeads[base + seat] = total - (total === best ? second : best);
  }
}

/** What everybody has where the next location could lie. */
function measureNext(state: State, out: Float64Array): void {
  surveySites(state);
  for (let seat = 0; seat < state.seats.length; seat += 1) {
    let best = -1;
    for (let index = seat, site = 0; site < SITES.length; site += 1, index += MOST_SEATS)
      if (isFree[site] && (best < 0 || (siteLeads[index] ?? 0) > (siteLeads[best] ?? 0))) best = index;
    if (best < 0) continue;
    add(out, seat, "next-lead", siteLeads[best] ?? 0);
    add(out, seat, "next-total", siteTotals[best] ?? 0);
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

/** How much it means for the next location to have a tile on a cell: to its owner, and half as much to the best of the others. */
function promiseOf(cell: number, seat: number, seats: number): number {
  let own = -SPACES;
  let others = -SPACES;
  for (const site of SITES_AROUND[cell] ?? []) {
    if (!isFree[site]) continue;
    for (let each = 0; each < seats; each += 1) {
      const lead = siteLeads[site * MOST_SEATS + each] ?? 0;
      if (each === seat) own = Math.max(own, lead);
      else others = Math.max(others, lead);
    }
  }
  return own + others / 2;
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
