import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** What `gatehouse bench --json` prints: per game its figures. */
export interface BenchReport {
  readonly games: { readonly [id: string]: { readonly [figure: string]: number } };
}

/** How one game's speed has changed; `null` for one that is new. */
export interface Change {
  readonly game: string;
  readonly before: number;
  readonly after: number;
  readonly ratio: number | null;
}

const FIGURE = "decisionsPerSecond";

/** Runs the benchmarks of a checkout once. */
export function runBench(tree: string, seconds: number): BenchReport {
  const command = [join(tree, "apps", "cli", "gatehouse.mjs"), "bench", "--json", "--seconds", String(seconds)];
  const done = spawnSync(process.execPath, command, { cwd: tree, encoding: "utf8" });
  if (done.status !== 0) throw new Error(`the benchmarks of ${tree} do not run:\n${done.stderr}`);
  return JSON.parse(done.stdout);
}

/** The change of every game's median speed between two lists of reports. */
export function changes(before: readonly BenchReport[], after: readonly BenchReport[]): Change[] {
  const speeds = (reports: readonly BenchReport[], game: string) =>
    reports.flatMap((report) => report.games[game]?.[FIGURE] ?? []);
  return Object.keys(after[0]?.games ?? {}).map((game) => {
    const [old, now] = [median(speeds(before, game)), median(speeds(after, game))];
    return { game, before: old, after: now, ratio: speeds(before, game).length > 0 ? now / old : null };
  });
}

/** The middle of a list of numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 === 0 ? sorted.slice(middle - 1) : [sorted[middle], sorted[middle]];
  return (low + high) / 2;
}
