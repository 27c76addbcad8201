import type { Seat } from "@gatehouse/engine";

/** How far a seat is ahead: half of it of the best of the others, half of their average. */
export function leadOf(points: Float64Array, seat: Seat): number {
  const own = points[seat] ?? 0;
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < points.length; other += 1) {
    if (other === seat) continue;
    const theirs = points[other] ?? 0;
    sum += theirs;
    if (theirs > best) best = theirs;
  }
  return own - 0.5 * best - (0.5 * sum) / (points.length - 1);
}

/** From 0 to 1, a half at 0: a curve like that of the bell, without logarithms, which differ from machine to machine. */
export function share(lead: number): number {
  return 0.5 + (0.5 * lead) / Math.sqrt(1 + lead * lead);
}
