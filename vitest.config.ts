import { defineConfig } from "vitest/config";
import { TAGS } from "./scripts/rings.ts";

export default defineConfig({
  test: {
    include: ["{packages,games,apps,scripts}/**/*.test.{ts,tsx}"],
    tags: TAGS,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
