import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: [`games/${process.env["GATEHOUSE_MUTATED"] ?? "kings-gate"}/test/clauses/*.test.ts`] },
});
