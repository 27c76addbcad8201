import { readFileSync, writeFileSync } from "node:fs";
import { RINGS, type Ring } from "./rings.ts";

/** Seconds per test file, by its path from the root. */
export type Durations = Readonly<Record<string, number>>;

const place = new URL("durations.json", import.meta.url);

function recorded(): Readonly<Partial<Record<Ring, Durations>>> {
  return JSON.parse(readFileSync(place, "utf8"));
}

/** How long each test file took when this was last written down (`npm test -- --record`); of the ring that runs now, or the first. */
export function recordedDurations(): Durations {
  const all = recorded();
  const ring = RINGS.find((name) => name === process.env["GATEHOUSE_RING"]) ?? "quick";
  return all[ring] ?? all.quick ?? {};
}

/** Writes down how long the files of a ring took. */
export function recordDurations(ring: Ring, files: ReadonlyMap<string, number>): void {
  writeFileSync(place, `${JSON.stringify({ ...recorded(), [ring]: rounded(files) }, null, 2)}\n`);
}

/** Tenths of seconds, by the names of the files. */
export function rounded(files: ReadonlyMap<string, number>): Durations {
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([file, seconds]) => [file, Math.round(10 * seconds) / 10]));
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
