import { describe, expect, test } from "vitest";
import { type Chapter, chaptersOf, marked, searched } from "../../src/shell/rules/clauses.ts";
import { textsOf } from "../../src/texts/texts.ts";

const texts = textsOf("es", {
  "game.name": "Otro",
  "rule.KG-1": "Preparación",
  "rule.KG-1.1": "Juegan de dos a cuatro.",
  "rule.KG-10": "El Cementerio",
  "rule.KG-10.1": "En el Cementerio, como mucho dos losetas.",
});
const chapters = chaptersOf(texts);
const ids = (found: readonly Chapter[]) => found.flatMap(({ clauses }) => clauses.map(({ id }) => id));

test("chapters keep their own clauses, and chapter 1 none of chapter 10", () => {
  expect(chapters.map(({ id, clauses }) => [id, clauses.length])).toEqual([
    ["KG-1", 1],
    ["KG-10", 1],
  ]);
});

describe("a search", () => {
  test.each([
    ["", ["KG-1.1", "KG-10.1"]],
    ["CEMEN", ["KG-10.1"]],
    ["preparacion", ["KG-1.1"]],
    ["losetas cementerio", ["KG-10.1"]],
    ["kg 10.1", ["KG-10.1"]],
    ["dragón", []],
  ])("for “%s”", (query, expected) => {
    expect(ids(searched(chapters, query))).toEqual(expected);
  });
});

test("what is looked for is marked with its accents", () => {
  expect(marked("Un dragón y otro dragón", "dragon")).toEqual(["Un ", "dragón", " y otro ", "dragón", ""]);
  expect(marked("a.c abc", "a.c")).toEqual(["", "a.c", " abc"]);
});
