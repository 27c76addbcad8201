import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import de from "../../src/boards/dragon-island/messages/de.json" with { type: "json" };
import en from "../../src/boards/dragon-island/messages/en.json" with { type: "json" };
import es from "../../src/boards/dragon-island/messages/es.json" with { type: "json" };
import { placeholders } from "../placeholders.ts";

const folder = fileURLToPath(new URL("../../src/boards/dragon-island/", import.meta.url));
const code = globSync("**/*.{ts,tsx}", { cwd: folder })
  .map((file) => readFileSync(folder + file, "utf8"))
  .join("\n");

describe.each([
  ["es", es],
  ["de", de],
])("the board in %s", (_language, messages) => {
  test("says the same things in the same order", () => {
    expect(Object.keys(messages)).toEqual(Object.keys(en));
  });

  test("fills in the same things", () => {
    const all = (catalogue: object) => Object.entries(catalogue).map(([key, text]) => [key, ...placeholders(text)]);
    expect(all(messages)).toEqual(all(en));
  });
});

describe("the code of the board", () => {
  const literals = [...code.matchAll(/"(di\.[a-z.-]+)"/g)].flatMap(([, key]) => key ?? []);
  const beginnings = [...code.matchAll(/`(di\.[a-z.-]*)\$\{/g)].flatMap(([, start]) => start ?? []);

  test("uses only messages that exist", () => {
    expect(literals.filter((key) => !(key in en))).toEqual([]);
    expect(beginnings.filter((start) => !Object.keys(en).some((key) => key.startsWith(start)))).toEqual([]);
  });

  test("uses every message", () => {
    const isUsed = (key: string) => literals.includes(key) || beginnings.some((start) => key.startsWith(start));
    expect(Object.keys(en).filter((key) => key.startsWith("di.") && !isUsed(key))).toEqual([]);
  });
});
