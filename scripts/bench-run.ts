import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** What `gatehouse bench --json` prints: per game its figures. */
export interface BenchReport {
  readonly games: { readonly [id: string]: { readonly [figure: string]: number } };
}

/** Runs the benchmarks of a checkout once. */
export function runBench(tree: string, seconds: number): BenchReport {
  const command = [join(tree, "apps", "cli", "gatehouse.mjs"), "bench", "--json", "--seconds", String(seconds)];
  return JSON.parse(
    execFileSync(process.execPath, command, { cwd: tree, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }),
  );
}

/** The middle of a list of numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 === 0 ? sorted.slice(middle - 1) : [sorted[middle], sorted[middle]];
  return (low + high) / 2;
}
