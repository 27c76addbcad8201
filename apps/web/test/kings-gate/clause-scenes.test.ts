import { game, RING } from "@gatehouse/kings-gate";
import { describe, expect, test } from "vitest";
import english from "../../../../games/kings-gate/messages/en.json" with { type: "json" };
import { CLAUSE_SCENES } from "../../src/boards/kings-gate/clause-scenes.ts";

describe("pictures of clauses", () => {
  test.for(Object.entries(CLAUSE_SCENES))("%s is a clause, and its scene can be read", ([clause, { ring }]) => {
    expect(Object.keys(english)).toContain(`rule.${clause}`);
    const signs = ring.split(/[\s/]+/).map((sign) => sign.replace(/[*!>]$/, ""));
    expect(signs).toHaveLength(RING.length);
    for (const sign of signs.filter((each) => each !== ".")) {
      const [tiles = "", counter] = sign.split("+");
      for (const tile of tiles.split("^"))
        expect(game.notation.read(`place ${tile}@0,0${counter ? `+${counter}` : ""}`), sign).not.toBeNull();
    }
  });
});
