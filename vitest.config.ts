import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { TAGS } from "./scripts/testing/rings.ts";
import { LongestFirst } from "./scripts/testing/sequencer.ts";

const SECONDS = 1000;

/** What replaces modules for its file alone: the next file of the same worker would get them too. */
const MOCKING = ["apps/cli/test/several-games.test.ts", "apps/web/test/match/drawn-match.test.ts"];
const PROCESSES = ["{apps/cli,apps/server,scripts}/**/*.test.ts"];
const WALKS = [
  "games/*/test/contract*.test.ts",
  "packages/{bots,testkit}/**/*.test.ts",
  "apps/web/test/{match/**,**/lesson*,**/outlook}.test.ts",
];
const ALL = ["{packages,games,apps,scripts}/**/*.test.{ts,tsx}"];

/** A kind of test files, with the longest that a test of it may take: four times what it takes on two busy cores. */
function kind(name: string, seconds: number, include: string[], others: string[], isolate = false) {
  const [testTimeout, hookTimeout] = [seconds * SECONDS, seconds * SECONDS];
  const exclude = [...configDefaults.exclude, ...others];
  return { extends: true as const, test: { name, include, exclude, isolate, testTimeout, hookTimeout } };
}

export default defineConfig({
  test: {
    tags: TAGS,
    sequence: { sequencer: LongestFirst },
    // Not one core less, as would be usual: tests of the server wait half of the time.
    maxWorkers: Math.max(2, availableParallelism()),
    // What tests start, threads and processes, need not read the types away again each time.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/gatehouse/compiled", import.meta.url)) },
    projects: [
      // More than `SOON`, the minute for which tests of the server wait: what is awaited says more than a test that is over.
      kind("processes", 90, PROCESSES, MOCKING),
      kind("mocking", 60, MOCKING, [], true),
      kind("walks", 60, WALKS, MOCKING),
      kind("pure", 20, ALL, [...PROCESSES, ...WALKS, ...MOCKING]),
    ],
  },
});
