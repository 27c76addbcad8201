import { type Action, game, type LanternWall } from "@gatehouse/template";
import { describe, expect, test } from "vitest";
import { type ActionRule, type ActionTable, listAll, ruleFor } from "../src/index.ts";
import { action, begin } from "./table.ts";

type Type = Action["type"];

/** A rule that lists these actions and refuses with its own context. */
function rule<T extends Type>(listed: readonly Extract<Action, { type: T }>[]): ActionRule<LanternWall, T, number> {
  return {
    list: () => [...listed],
    refusal: (context) => ({ code: "lantern-not-held", lantern: context }),
    play() {},
  };
}

const TABLE: ActionTable<LanternWall, number> = {
  gamble: rule<"gamble">([{ type: "gamble" }]),
  bid: rule<"bid">([
    { type: "bid", coins: 2 },
    { type: "bid", coins: 0 },
  ]),
  keep: rule<"keep">([]),
  light: rule<"light">([]),
  search: rule<"search">([{ type: "search" }]),
  "end-turn": rule<"end-turn">([]),
};

describe("a table of actions", () => {
  test("is listed type by type in its own order", () => {
    const listed = listAll(TABLE, 7, begin(2).state, 0);
    expect(listed.map((each) => game.notation.write(each))).toEqual(["gamble", "bid 2", "bid 0", "search"]);
  });

  test.each(["bid 1", "keep 1", "light 1@1", "search", "gamble", "end-turn"])("has one rule for %s", (text) => {
    const found = Object.entries(TABLE).filter(([, each]) => each === ruleFor(TABLE, action(text)));
    expect(found.map(([type]) => type)).toEqual([action(text).type]);
  });

  test("its rules get what the match's rules close over", () => {
    const { state } = begin(2);
    expect(ruleFor(TABLE, action("search")).refusal(7, state, 0, action("search"))).toMatchObject({ lantern: 7 });
  });
});
