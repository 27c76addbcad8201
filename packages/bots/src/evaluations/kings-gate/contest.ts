import { DRAGON, GUILDMASTER_BONUS, KINDS, LOCATIONS, type Options, RING, type State } from "@gatehouse/kings-gate";
import { share } from "../../lead.ts";
import { addRival, beginRanking, expectedPrize } from "./rank-chances.ts";
import { BARRACKS, isProtected, MOST_SEATS } from "./tiles.ts";

/** What comes of the current location if from now on everybody plays the strongest turn in hand, as if nothing came after it. */
export interface Contest {
  /** Per seat: its prizes, what it could expect if totals came out a little different, and the value that it keeps in hand. */
  readonly prizes: Float64Array;
  readonly hopes: Float64Array;
  readonly kept: Float64Array;
  /** Per seat the total around the location; with two seats that of its better colour. */
  readonly totals: Float64Array;
  /** Who places last, and so lays the next location. */
  last: number;
  turns: number;
}

/** A guess is not thought further than this. */
const MOST_TURNS = 24;
/** Taking something from a rival is worth so much of gaining it. */
const HARM = 0.6;
/** By how much totals may well come out different. */
const DOUBT = 1.2;
/** Of equal totals the one that ranks higher is so far ahead. */
const TIE = 0.3;
const SPACES = RING.length;
const RIVALS = 4;
const HIGHEST = 5;

/** The answer, and everything else here, is used again for every position. */
const contest: Contest = {
  prizes: new Float64Array(MOST_SEATS),
  hopes: new Float64Array(MOST_SEATS),
  kept: new Float64Array(MOST_SEATS),
  totals: new Float64Array(MOST_SEATS),
  last: 0,
  turns: 0,
};
/** Per rival, a colour or a seat, how many tiles of each district are in hand. */
const hands = new Int8Array(RIVALS * KINDS);
const totals = new Int16Array(RIVALS);
const visible = new Int8Array(RIVALS);
/** The visible tiles around the location; `fixed` ones can be neither covered nor burnt. */
const ring = { size: 0, rival: new Int8Array(SPACES), value: new Int8Array(SPACES), fixed: new Uint8Array(SPACES) };
/** Who competes: with two seats and separate colours each seat has two rivals in the ranking. */
const field = { seats: 0, rivals: 0, perSeat: 1, countsOnes: false };

export function contestOf(options: Options, state: State): Contest {
  const location = LOCATIONS[state.locations.length - 1];
  if (!location) throw new RangeError("there is no location");
  layOut(options, state);
  const { seats } = field;
  const isDangerous = location.dangerous !== state.king;
  const [turn] = state.pending;
  let seat = turn?.seat ?? 0;
  contest.last = seat;
  contest.turns = 0;
  // Who has placed something has hardly anything to add to it.
  if (turn?.type === "turn" && turn.placed.length > 0) seat = (seat + 1) % seats;
  for (let idle = 0; ring.size < SPACES && idle < seats && contest.turns < MOST_TURNS; seat = (seat + 1) % seats) {
    if (!hasTiles(seat)) {
      idle += 1;
      continue;
    }
    idle = 0;
    contest.turns += 1;
    contest.last = seat;
    burnStrongest(seat);
    placeStrongest(seat, isDangerous, location.special);
  }
  award(location.prizes);
  return contest;
}

/** Looks at hands and ring as they are. */
function layOut(options: Options, state: State): void {
  const isSeparate = options.seats === 2 && options.colours === "separate";
  field.seats = options.seats;
  field.rivals = isSeparate ? RIVALS : options.seats;
  field.perSeat = isSeparate ? 2 : 1;
  field.countsOnes = state.bishop;
  const rivalOf = (tile: number) => {
    const colour = Math.floor(tile / KINDS);
    return options.seats === 2 && !isSeparate ? Math.floor(colour / 2) : colour;
  };
  hands.fill(0);
  totals.fill(0);
  visible.fill(0);
  ring.size = 0;
  for (let seat = 0; seat < state.seats.length; seat += 1)
    for (const { kind } of state.seats[seat]?.hand ?? []) change(hands, rivalOf(kind) * KINDS + (kind % KINDS), 1);
  for (let index = state.ringStart; index < state.piles.length; index += 1) {
    const pile = state.piles[index];
    if (!pile) continue;
    const top = pile.tiles[pile.tiles.length - 1] ?? 0;
    const carries = isProtected(state, pile.x, pile.y);
    const isRaised =
      carries && state.played.some(({ counter, x, y }) => counter === "guildmaster" && x === pile.x && y === pile.y);
    put(ring.size, rivalOf(top), (top % KINDS) + (isRaised ? GUILDMASTER_BONUS : 0), carries);
    ring.size += 1;
  }
}

function change(counts: Int8Array | Int16Array, index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}

/** What a tile adds to a total: its value, or 1 under the Bishop. */
function weight(value: number): number {
  return field.countsOnes ? 1 : value;
}

/** Lays a tile on a place of the ring. */
function put(place: number, rival: number, value: number, isProtectedTile = false): void {
  ring.rival[place] = rival;
  ring.value[place] = value;
  ring.fixed[place] = isProtectedTile || value === BARRACKS ? 1 : 0;
  change(totals, rival, weight(value));
  change(visible, rival, 1);
}

/** Takes away what is visible on a place. */
function lift(place: number): void {
  const rival = ring.rival[place] ?? 0;
  change(totals, rival, -weight(ring.value[place] ?? 0));
  change(visible, rival, -1);
}

function seatOf(rival: number): number {
  return field.perSeat === 2 ? rival >> 1 : rival;
}

function hasTiles(seat: number): boolean {
  const from = seat * field.perSeat * KINDS;
  for (let index = from; index < from + field.perSeat * KINDS; index += 1) if ((hands[index] ?? 0) > 0) return true;
  return false;
}

/** The most valuable tile of others that can be taken by one of this value, or −1. */
function targetOf(seat: number, below: number): number {
  let found = -1;
  for (let place = 0; place < ring.size; place += 1) {
    const value = ring.value[place] ?? 0;
    if (ring.fixed[place] || value >= below || value === 0 || seatOf(ring.rival[place] ?? 0) === seat) continue;
    if (found < 0 || value > (ring.value[found] ?? 0)) found = place;
  }
  return found;
}

/** A dragon takes the most valuable tile, if that is worth it. */
function burnStrongest(seat: number): void {
  const rival = rivalWith(seat, DRAGON);
  if (rival < 0) return;
  const target = targetOf(seat, Number.POSITIVE_INFINITY);
  if (target < 0 || (ring.value[target] ?? 0) < 2) return;
  change(hands, rival * KINDS + DRAGON, -1);
  lift(target);
  ring.size -= 1;
  ring.rival[target] = ring.rival[ring.size] ?? 0;
  ring.value[target] = ring.value[ring.size] ?? 0;
  ring.fixed[target] = ring.fixed[ring.size] ?? 0;
}

/** Which of the rivals of a seat has a district in hand, or −1. */
function rivalWith(seat: number, district: number): number {
  for (let rival = seat * field.perSeat; rival < (seat + 1) * field.perSeat; rival += 1)
    if ((hands[rival * KINDS + district] ?? 0) > 0) return rival;
  return -1;
}

/** Plays the highest number, on what it can cover if that pays, or all 1s if they are more. */
function placeStrongest(seat: number, isDangerous: boolean, special: string): void {
  const highest = highestOf(seat);
  const target = isDangerous && highest > 1 ? targetOf(seat, highest) : -1;
  const most = special === "one-cottage" ? 1 : special === "two-tiles" ? 2 : SPACES;
  const ones = Math.min(onesOf(seat), SPACES - ring.size, most);
  if (highest < 2 && ones === 0) {
    placeRest(seat);
    return;
  }
  const gained = weight(highest) + (target < 0 ? 0 : HARM * weight(ring.value[target] ?? 0));
  if (highest < 2 || gained < ones) for (let placed = 0; placed < ones; placed += 1) placeFrom(seat, 1, -1);
  else {
    placeFrom(seat, highest, target);
    const second = special === "two-tiles" ? Math.max(highestOf(seat), rivalWith(seat, 1) < 0 ? 0 : 1) : 0;
    if (second > 0 && ring.size < SPACES) placeFrom(seat, second, -1);
  }
}

/** The highest number above 1 in hand, or 1. */
function highestOf(seat: number): number {
  let district = HIGHEST;
  while (district > 1 && rivalWith(seat, district) < 0) district -= 1;
  return district;
}

function onesOf(seat: number): number {
  let ones = 0;
  for (let rival = seat * field.perSeat; rival < (seat + 1) * field.perSeat; rival += 1)
    ones += hands[rival * KINDS + 1] ?? 0;
  return ones;
}

function placeFrom(seat: number, district: number, target: number): void {
  const rival = rivalWith(seat, district);
  change(hands, rival * KINDS + district, -1);
  if (target >= 0) lift(target);
  put(target >= 0 ? target : ring.size, rival, district);
  if (target < 0) ring.size += 1;
}

/** Neither 1s nor higher numbers: a Pub takes a space, and a dragon without a target is gone. */
function placeRest(seat: number): void {
  if (rivalWith(seat, 0) >= 0) placeFrom(seat, 0, -1);
  else change(hands, rivalWith(seat, DRAGON) * KINDS + DRAGON, -1);
}

function award(prizes: readonly number[]): void {
  contest.prizes.fill(0);
  contest.hopes.fill(0);
  contest.kept.fill(0);
  contest.totals.fill(0);
  for (let rival = 0; rival < field.rivals; rival += 1) {
    const seat = seatOf(rival);
    for (let district = 1; district < KINDS; district += 1) {
      const worth = district === DRAGON ? BARRACKS : district;
      contest.kept[seat] = (contest.kept[seat] ?? 0) + worth * (hands[rival * KINDS + district] ?? 0);
    }
    const total = totals[rival] ?? 0;
    contest.totals[seat] = Math.max(contest.totals[seat] ?? 0, total);
    if ((visible[rival] ?? 0) === 0) continue;
    let rank = 0;
    beginRanking();
    for (let other = 0; other < field.rivals; other += 1) {
      if (other === rival || (visible[other] ?? 0) === 0) continue;
      const lead = (totals[other] ?? 0) - total + (behind(other) < behind(rival) ? TIE : -TIE);
      if (lead > 0) rank += 1;
      addRival(share(lead / DOUBT));
    }
    contest.prizes[seat] = (contest.prizes[seat] ?? 0) + (prizes[rank] ?? 0);
    contest.hopes[seat] = (contest.hopes[seat] ?? 0) + expectedPrize(prizes);
  }
}

/** How far a rival sits behind the last placer, who loses every tie. */
function behind(rival: number): number {
  return (seatOf(rival) - contest.last - 1 + field.seats) % field.seats;
}
