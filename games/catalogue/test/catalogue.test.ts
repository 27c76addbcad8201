import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { CATALOGUE, findGame } from "../src/index.ts";

/** What every game folder has, so that nobody has to search. */
const SHAPE = [
  "README.md",
  "RULES.md",
  "src/index.ts",
  "src/types.ts",
  "src/data",
  "src/setup.ts",
  "src/flow.ts",
  "src/actions/index.ts",
  "src/scoring.ts",
  "src/sight.ts",
  "src/state.ts",
  "src/notation.ts",
  "src/words.ts",
  "messages/en.json",
  "messages/es.json",
  "messages/de.json",
  "test/contract.test.ts",
  "test/clauses",
];

describe("the catalogue", () => {
  test.for(CATALOGUE.map((entry) => entry.id))("%s is loaded under its own id", async (id) => {
    expect((await findGame(id))?.id).toBe(id);
  });

  test("an unknown id is no game", async () => {
    expect(await findGame("no-such-game")).toBeUndefined();
  });

  test.for(CATALOGUE.map((entry) => entry.folder))("games/%s has everything in its place", (folder) => {
    const path = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
    expect(SHAPE.filter((part) => !existsSync(`${path}${part}`))).toEqual([]);
  });

  test("every complete game folder is listed", () => {
    const games = fileURLToPath(new URL("../../", import.meta.url));
    const complete = readdirSync(games).filter((folder) => existsSync(`${games}${folder}/test/contract.test.ts`));
    expect(CATALOGUE.map((entry) => entry.folder).sort()).toEqual(complete.sort());
  });
});
