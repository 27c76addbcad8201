import { at, type Result, type Standing } from "@gatehouse/engine";
import { LOCATIONS } from "./data/components.ts";
import type { View } from "./types.ts";

/** Points so far: what safe and dangerous locations gave, and what the Tourney Grounds took. All of it is open. */
export function standing(view: View): Standing {
  const breakdown = view.seats.map(() => ({ safe: 0, dangerous: 0, penalty: 0 }));
  for (const [location, { prizes, loss }] of view.scored.entries()) {
    const source = at(LOCATIONS, location).dangerous ? "dangerous" : "safe";
    for (const [seat, points] of prizes.entries()) at(breakdown, seat)[source] += points;
    if (loss) at(breakdown, loss.seat).penalty -= loss.points;
  }
  return { scores: breakdown.map(({ safe, dangerous, penalty }) => safe + dangerous + penalty), breakdown };
}

/** The result once the match is over; ties go to more points from prizes at the location scored last (KG-11.6). */
export function result(view: View): Result | null {
  if (view.pending.length > 0 || view.ending === null) return null;
  const { scores, breakdown } = standing(view);
  const last = view.scored[view.scored.length - 1]?.prizes ?? scores.map(() => 0);
  const isAhead = (a: number, b: number) =>
    at(scores, a) > at(scores, b) || (at(scores, a) === at(scores, b) && at(last, a) > at(last, b));
  const ranks = scores.map((_score, seat) => 1 + scores.filter((_other, other) => isAhead(other, seat)).length);
  return { scores, breakdown, ranks, reason: view.ending };
}
