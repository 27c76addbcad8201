import { at, type Result, type Standing } from "@gatehouse/engine";
import { isWallLit } from "./flow.ts";
import type { View } from "./types.ts";

const NEIGHBOURS = 2;
const COINS_PER_POINT = 3;

/** Points so far: towers, neighbouring towers, coins (LW-4.3). All of it is open. */
export function standing(view: View): Standing {
  const breakdown = view.coins.map((coins) => ({
    towers: 0,
    neighbours: 0,
    coins: Math.floor(coins / COINS_PER_POINT),
  }));
  for (const [i, tower] of view.towers.entries()) {
    if (tower.lantern === 0) continue;
    const seat = at(breakdown, tower.owner);
    seat.towers += tower.lantern;
    const next = view.towers[i + 1];
    if (next && next.lantern > 0 && next.owner === tower.owner) seat.neighbours += NEIGHBOURS;
  }
  return { scores: breakdown.map((seat) => seat.towers + seat.neighbours + seat.coins), breakdown };
}

/** The result once the match is over; of equal points the seat with more coins ranks higher (LW-4.4). */
export function result(view: View): Result | null {
  if (view.phase !== "over") return null;
  const { scores, breakdown } = standing(view);
  const isAhead = (a: number, b: number) =>
    at(scores, a) > at(scores, b) || (at(scores, a) === at(scores, b) && at(view.coins, a) > at(view.coins, b));
  const ranks = scores.map((_score, seat) => 1 + scores.filter((_other, other) => isAhead(other, seat)).length);
  return { scores, breakdown, ranks, reason: isWallLit(view) ? "wall-lit" : "last-round" };
}
