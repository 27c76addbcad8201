import { at } from "@gatehouse/engine";
import type { Outcome } from "./match.ts";
import type { Gathered } from "./series.ts";

/** Standard deviations on both sides that hold 95 % of a bell curve. */
export const CERTAIN = 1.96;

export function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The value below which such a part of the values lies: 0.5 is the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const below = Math.floor(place);
  return at(sorted, below) + (place - below) * (at(sorted, Math.ceil(place)) - at(sorted, below));
}

/** How far the true mean may lie from the mean of these values, with a certainty of 95 %. */
export function uncertainty(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY;
  const middle = mean(values);
  const variance = sum(values.map((each) => (each - middle) ** 2)) / (values.length - 1);
  return CERTAIN * Math.sqrt(variance / values.length);
}

/** How far a share may lie from the expected one by chance alone, with a certainty of 95 %. */
export function noise(expected: number, tries: number): number {
  return tries === 0 ? Number.POSITIVE_INFINITY : CERTAIN * Math.sqrt((expected * (1 - expected)) / tries);
}

export const winningScores = ({ outcomes }: Gathered) => outcomes.map(({ scores }) => Math.max(...scores));

/** How far the last is behind the first. */
export const gaps = ({ outcomes }: Gathered) => outcomes.map(({ scores }) => Math.max(...scores) - Math.min(...scores));

/** What part of a match a seat has won: a tie is shared. */
function winOf({ ranks }: Outcome, seat: number): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

/** Per seat the share of matches that it won. */
export function winShares({ lineup, outcomes }: Gathered): number[] {
  return lineup.map((_, seat) => mean(outcomes.map((outcome) => winOf(outcome, seat))));
}

/** For each time that chance gave a seat this: how far the seat ended above the average of the others. */
export function marginsWith(name: string, { outcomes }: Gathered): number[] {
  return outcomes.flatMap(({ scores, given }) =>
    given.flatMap((names, seat) => {
      const margin = at(scores, seat) - mean(scores.filter((_, other) => other !== seat));
      return names.filter((each) => each === name).map(() => margin);
    }),
  );
}

/** Lines of a result that belong together, by the name of their source. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** How many points a seat has from each source on average. */
export function pointsBy(sources: Sources, { outcomes }: Gathered): number[] {
  const seats = outcomes.flatMap(({ breakdown }) => breakdown);
  return Object.values(sources).map((lines) => mean(seats.map((seat) => sum(lines.map((line) => seat[line] ?? 0)))));
}

/** What part of all points that were gained each source gave; what costs points gives less than nothing. */
export function sharesBy(sources: Sources, gathered: Gathered): Record<string, number> {
  const points = pointsBy(sources, gathered);
  const gained = sum(points.filter((each) => each > 0));
  return Object.fromEntries(Object.keys(sources).map((source, index) => [source, at(points, index) / gained]));
}
