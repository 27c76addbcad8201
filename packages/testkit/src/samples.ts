import { mixSeed } from "@gatehouse/engine";
import type { Sample } from "./check.ts";

/** Whether one random game must do: a mutant need not be explained, only noticed. */
export const IS_QUICK = process.env["GATEHOUSE_CONTRACT"] === "quick";

/** The games that are walked in every run, the same each time. */
export const KEPT: Sample = { seed: 1, games: 25 };

/** Per ring how many games are walked that nobody has seen yet. */
const FRESH: Readonly<Record<string, number>> = { quick: 5, all: 50, long: 2_000 };

/** The random games of this run, for each number of seats. `GATEHOUSE_SEED` replays the fresh ones. */
export const SAMPLES: readonly Sample[] = IS_QUICK ? [{ ...KEPT, games: 1 }] : [KEPT, freshSample()];

function freshSample(): Sample {
  const { GATEHOUSE_RING: ring = "all", GATEHOUSE_SEED: seed = "" } = process.env;
  return { seed: Number(seed), games: seed === "" ? 0 : (FRESH[ring] ?? 0) };
}

/** Seeds that nobody has tried yet, so many as the ring wants. `GATEHOUSE_SEED` gives the same ones again. */
export function freshSeeds(wanted: Readonly<Record<string, number>>): readonly number[] {
  const { GATEHOUSE_RING: ring = "all", GATEHOUSE_SEED: seed = "" } = process.env;
  const count = seed === "" ? 0 : (wanted[ring] ?? 0);
  return Array.from({ length: count }, (_, index) => freshSeed(index));
}

/** One of these seeds; without `GATEHOUSE_SEED` it is the same each time. */
export function freshSeed(index: number): number {
  return mixSeed(Number(process.env["GATEHOUSE_SEED"] || 1), index);
}
