import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { game } from "../src/index.ts";

const folder = fileURLToPath(new URL("clauses/", import.meta.url));

/** Per clause the refusals that its tests meet. */
function refusalsMet(): Map<string, Set<string>> {
  const met = new Map<string, Set<string>>();
  const sources = readdirSync(folder).map((name) => readFileSync(`${folder}${name}`, "utf8"));
  for (const text of sources.flatMap((source) => source.split(/\n {2}test\b/))) {
    const codes = [...text.matchAll(/code: "([a-z-]+)"/g)].map(([, code = ""]) => code);
    for (const [, clause = ""] of text.matchAll(/\[(DC-\d+\.\d+)\]/g))
      met.set(clause, new Set([...(met.get(clause) ?? []), ...codes]));
  }
  return met;
}

describe("the table of refusals", () => {
  test("cites for each a clause whose tests meet it", () => {
    const met = refusalsMet();
    const wrong = Object.entries(game.refusals).filter(([code, { clause }]) => !met.get(clause)?.has(code));
    expect(wrong).toEqual([]);
  });
});
