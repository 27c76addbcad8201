import { defineConfig } from "vitest/config";

// The tests of one pass of scripts/mutation.ts: the contract suite, or all others of the game. Only what `npm test` runs may
// decide the score: a test with a tag is left out there, and unknown here, so that it would stop the run.
const tests = `games/${process.env["GATEHOUSE_MUTATED"]}/test`;
const contract = `${tests}/contract?(-*).test.ts`;
const isContract = process.env["GATEHOUSE_CONTRACT"] === "quick";

export default defineConfig({
  test: {
    include: [isContract ? contract : `${tests}/**/*.test.ts`],
    exclude: isContract ? [] : [contract],
    // A worker per file would double the time. Every run has a new one, so a mutant of a table is still read anew.
    isolate: false,
    testTimeout: 120_000,
  },
});
