import { globSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

/** The test files of a game that vitest.mutation.config.ts chooses. */
async function chosen(contract: "quick" | ""): Promise<string[]> {
  vi.stubEnv("GATEHOUSE_MUTATED", "kings-gate");
  vi.stubEnv("GATEHOUSE_CONTRACT", contract);
  vi.resetModules();
  const { default: config } = await import("../../../vitest.mutation.config.ts");
  const { include = [], exclude = [] } = config.test ?? {};
  return globSync(include, { exclude }).sort();
}

test("the second pass has the files of the contract suite, and the first all others", async () => {
  const [first, second] = [await chosen(""), await chosen("quick")];
  const every = globSync("games/kings-gate/test/**/*.test.ts").sort();
  const isContract = (file: string) => /\b(contract|seats)Suite\(/.test(readFileSync(file, "utf8"));
  expect(second).toEqual(every.filter(isContract));
  expect(first).toEqual(every.filter((file) => !isContract(file)));
  expect(first.length * second.length).toBeGreaterThan(0);
});
