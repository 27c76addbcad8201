import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,games,apps,scripts}/**/*.test.{ts,tsx}"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
