import { describe, expect, test } from "vitest";
import english from "../../../../games/dragon-island/messages/en.json" with { type: "json" };
import { CLAUSE_SCENES } from "../../src/boards/dragon-island/clause-scenes.ts";

const SIGN =
  /^-?\d,-?\d:(?:\.|K|\?[BGRW]?|[BGRWY](?:dd|[dbstm])?)(?:\+(?:[bgrwy]|w\d|pen\d|spire|lair-[bgrwy]|x))*[*!>]?$/;

describe("pictures of clauses", () => {
  test.for(Object.entries(CLAUSE_SCENES))("%s is a clause, and its scene can be read", ([clause, scene]) => {
    expect(Object.keys(english)).toContain(`rule.${clause}`);
    const signs = scene.split(" ");
    for (const sign of signs) expect(sign).toMatch(SIGN);
    const places = signs.map((sign) => sign.split(":")[0]);
    expect(new Set(places).size).toBe(places.length);
  });
});
