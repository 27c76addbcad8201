import { at, type Result, type Seat, type Standing } from "@gatehouse/engine";
import { careerCounts } from "./careers.ts";
import {
  ALL_DICE_PRESTIGE,
  CAREER_SET_PRESTIGE,
  COINS_PER_PRESTIGE,
  EMPTY_SQUARE_PRESTIGE,
  IMPS_PER_PRESTIGE,
  MOST_PRESTIGE,
  STARTER_PRESTIGE,
} from "./data/constants.ts";
import { apprenticeBuildings, lasting } from "./effects/lasting.ts";
import { seatsInOrder } from "./stack.ts";
import type { Table } from "./table.ts";
import { trophyPrestige } from "./trophies.ts";
import type { House, View } from "./types.ts";

/** Prestige by source, as if the match ended now (DC-19). */
export function standing(table: Table, view: View): Standing {
  const prizes = subterfugePrizes(table, view);
  const buildings = view.seats.map((house) => house.buildings.length);
  const apprentices = view.seats.map((house) => house.apprentices.length + apprenticeBuildings(table, house));
  const professors = view.seats.map((house) => house.professors.length);
  const breakdown = view.seats.map((house, seat) => ({
    ...house.prestige,
    coins: Math.floor(house.coins / COINS_PER_PRESTIGE),
    imps: Math.floor(house.imps / IMPS_PER_PRESTIGE),
    trophies: trophyPrestige(table, house),
    subterfuge: at(prizes, seat),
    "most-buildings": mostPrestige(buildings, seat),
    "most-apprentices": mostPrestige(apprentices, seat),
    "most-professors": mostPrestige(professors, seat),
    "career-sets": CAREER_SET_PRESTIGE * Math.min(...careerCounts(table, house)),
    "own-dice": house.dice === 0 && table.options.edition === "2018" ? ALL_DICE_PRESTIGE : 0,
    "treasure-room": house.treasure === null ? 0 : at(table.treasures, house.treasure).prestige,
    "start-player": seat === view.starter ? STARTER_PRESTIGE : 0,
    "free-squares": freeSquarePrestige(house),
  }));
  return { scores: breakdown.map(sumOf), breakdown };
}

/** Bots ask for the standing at every step they think of: a list of the values first would take longer than the sum. */
function sumOf(sources: { readonly [source: string]: number }): number {
  let sum = 0;
  for (const source in sources) sum += sources[source] ?? 0;
  return sum;
}

/** The result once the match is over; ties go to more careers, imps, coins, then clockwise from the start player (DC-20). */
export function result(table: Table, view: View): Result | null {
  if (view.pending.length > 0) return null;
  const { scores, breakdown } = standing(table, view);
  const order = seatsInOrder(view);
  const keys = view.seats.map(({ careers, imps, coins }, seat) => [
    at(scores, seat),
    careers.length,
    imps,
    coins,
    -order.indexOf(seat),
  ]);
  const ranks = keys.map((own) => 1 + keys.filter((other) => isAhead(other, own)).length);
  return { scores, breakdown, ranks, reason: "five-turns" };
}

/** Whether the first difference between two lists is in favour of the first. */
function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const differing = one.findIndex((value, index) => value !== other[index]);
  return differing >= 0 && at(one, differing) > at(other, differing);
}

/** Prestige by rank on the track; of equal seats more seals are ahead, then the one that comes first (DC-19.4 to 19.7). */
function subterfugePrizes(table: Table, view: View): number[] {
  const order = seatsInOrder(view);
  const keys = view.seats.map((house, seat) => [
    house.subterfuge,
    lasting(table, house, "seal").length,
    -order.indexOf(seat),
  ]);
  return keys.map((own, seat) => {
    if (at(view.seats, seat).subterfuge === 0) return 0;
    return table.prizes[keys.filter((other) => isAhead(other, own)).length] ?? 0;
  });
}

/** What having the most gives; all who are tied get it, but nobody for none (DC-19.11). */
function mostPrestige(counts: readonly number[], seat: Seat): number {
  return at(counts, seat) > 0 && at(counts, seat) === Math.max(...counts) ? MOST_PRESTIGE : 0;
}

function freeSquarePrestige({ free }: House): number {
  let squares = 0;
  for (let left = free; left !== 0; left &= left - 1) squares += 1;
  // Without a free square 0, not −0.
  return squares === 0 ? 0 : EMPTY_SQUARE_PRESTIGE * squares;
}
