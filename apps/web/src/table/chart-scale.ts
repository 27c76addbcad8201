import type { HistoryStep } from "../match/link.ts";
import type { Chapter } from "./slots.ts";

/** Round numbers that span some values, about as many as asked for; they always include 0. */
export function niceTicks(values: readonly number[], about = 4): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Maps one range onto another. */
export function linear(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const ratio = (to[1] - to[0]) / (from[1] - from[0] || 1);
  return (value) => to[0] + (value - from[0]) * ratio;
}

/** Moves labels apart so that none covers another, as little as possible and within bounds; the order stays. */
export function spread(wanted: readonly number[], gap: number, [low, high]: readonly [number, number]): number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [];
  let least = low;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, least);
    least = (placed[index] ?? 0) + gap;
  }
  let most = high;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, most);
    most = (placed[index] ?? 0) - gap;
  }
  return placed;
}

/** A moment that the chart of points shows. */
export interface Column {
  readonly label: string;
  /** The full name, for the table. */
  readonly name: string;
  readonly scores: readonly number[];
}

/** How many moments are shown of a match without chapters. */
const EVEN_COLUMNS = 8;

/** The points after every chapter, or at even distances in a match without; the first column is the start. */
export function columnsOf(
  history: readonly HistoryStep[],
  chapters: readonly Chapter[],
  nameOf: (step: number) => string,
): Column[] {
  const last = history.length - 1;
  const at = (step: number, label: string, name: string) => ({ label, name, scores: history[step]?.scores ?? [] });
  const begun = chapters.filter(({ from }) => from <= last);
  const start = at(0, "", nameOf(0));
  if (begun.length > 1)
    return [start, ...begun.map(({ short, name }, index) => at((begun[index + 1]?.from ?? last + 1) - 1, short, name))];
  const count = Math.min(EVEN_COLUMNS, Math.max(1, last));
  const steps = Array.from({ length: count }, (_, index) => Math.round((last * (index + 1)) / count));
  return [start, ...steps.map((step) => at(step, String(step), nameOf(step)))];
}

/** The sources that gave anybody anything, in the order of the breakdown. */
export function sourcesOf(breakdown: readonly { readonly [source: string]: number }[]): string[] {
  const all = [...new Set(breakdown.flatMap((row) => Object.keys(row)))];
  return all.filter((source) => breakdown.some((row) => (row[source] ?? 0) !== 0));
}
