import { readFileSync, writeFileSync } from "node:fs";
import type { Tested } from "./news.ts";

/** Seconds per test file, by its path from the root. */
export type Durations = Readonly<Record<string, number>>;

const place = new URL("durations.json", import.meta.url);

/** How long each test file took when this was last written down (`npm test -- --record`). */
export function recordedDurations(): Durations {
  return JSON.parse(readFileSync(place, "utf8"));
}

/** Writes down how long the files of these tests took; files that were not run keep what they had. */
export function recordDurations(tests: readonly Tested[]): void {
  const now = durationsOf(tests);
  const kept = Object.entries({ ...recordedDurations(), ...now }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
}

/** The seconds of all tests of each file, rounded. */
export function durationsOf(tests: readonly Tested[]): Durations {
  const sums: Record<string, number> = {};
  for (const { file, seconds } of tests) sums[file] = (sums[file] ?? 0) + seconds;
  return Object.fromEntries(Object.entries(sums).map(([file, seconds]) => [file, Math.round(10 * seconds) / 10]));
}

/** Files in the order in which they should begin: the longest first, so that none is left to run alone at the end. */
export function longestFirst<T>(files: readonly T[], pathOf: (file: T) => string, durations: Durations): T[] {
  // What nobody has timed yet may be long.
  const secondsOf = (file: T) => durations[pathOf(file)] ?? Number.POSITIVE_INFINITY;
  return files.toSorted((a, b) => {
    const [first, second] = [secondsOf(a), secondsOf(b)];
    return first === second ? (pathOf(a) < pathOf(b) ? -1 : 1) : second - first;
  });
}
