import { defineConfig } from "vitest/config";
import { TAGS } from "./scripts/testing/rings.ts";
import { LongestFirst } from "./scripts/testing/sequencer.ts";

export default defineConfig({
  test: {
    include: ["{packages,games,apps,scripts}/**/*.test.{ts,tsx}"],
    tags: TAGS,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
