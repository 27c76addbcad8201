import { defineConfig } from "vitest/config";

// The tests of one pass of scripts/mutation.ts: the contract suite, or all others of the game.
const name = process.env["GATEHOUSE_CONTRACT"] === "quick" ? "contract" : "**/!(contract)";

export default defineConfig({
  test: {
    include: [`games/${process.env["GATEHOUSE_MUTATED"]}/test/${name}.test.ts`],
    // A worker per file would double the time. Every run has a new one, so a mutant of a table is still read anew.
    isolate: false,
    testTimeout: 120_000,
  },
});
