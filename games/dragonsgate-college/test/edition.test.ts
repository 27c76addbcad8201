import type { Problem } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { COMPONENTS } from "../src/data/components.ts";
import { type Edition, readEdition } from "../src/data/edition.ts";
import { TABLES } from "../src/data/tables.ts";

const problems = (overrides: unknown): readonly Problem[] => {
  const read = readEdition(overrides);
  return read.ok ? [] : read.error;
};

function edition(overrides: unknown): Edition {
  const read = readEdition(overrides);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const row = <T extends { readonly id: string }>(rows: readonly T[], id: string) => rows.find((each) => each.id === id);
const card = (effects: unknown) => ({ cards: { encore: { effects } } });
const grounds = (rows: unknown, bonuses: unknown = []) => ({ grounds: { "star-court": { rows, bonuses } } });

describe("an owner's edition file", () => {
  test("that is missing or empty leaves the release as it is", () => {
    for (const file of [undefined, {}, { cards: {} }, { cards: { encore: {} } }])
      expect(edition(file).cards).toEqual(TABLES.cards.rows);
  });

  test("changes what it names and nothing else", () => {
    const effects = [{ kind: "gain", good: "coins", amount: 6 }];
    const { cards, levels } = edition({ cards: { encore: { effects } }, levels: { "level-3-d": { main: 10 } } });
    expect(row(cards, "encore")).toEqual({ id: "encore", copies: 1, immediate: false, effects });
    expect(cards.filter(({ id }) => id !== "encore")).toEqual(TABLES.cards.rows.filter(({ id }) => id !== "encore"));
    expect(row(levels, "level-3-d")).toEqual({ id: "level-3-d", level: 3, main: 10, others: 4 });
  });

  test("does not change the released tables", () => {
    const before = JSON.stringify(COMPONENTS);
    edition({ prizes: { first: { prestige: 20 } } });
    expect(JSON.stringify(COMPONENTS)).toBe(before);
  });

  test("may have a longer dungeon and a shorter maintenance track", () => {
    const spaces = Array.from({ length: 14 }, () => []);
    const read = edition({ dungeon: { track: { spaces } }, maintenance: { track: { costs: [0, 1, 3] } } });
    expect(read.dungeon[0]?.spaces).toHaveLength(14);
    expect(read.maintenance[0]?.costs).toEqual([0, 1, 3]);
  });

  test("may draw other grounds", () => {
    const bonuses = [{ letter: "k", effects: [{ kind: "gain", good: "imps", amount: 2 }] }];
    const read = edition(grounds(["AAAPP", "k....", "....."], bonuses));
    expect(row(read.grounds, "star-court")).toMatchObject({ side: "B", rows: ["AAAPP", "k....", "....."], bonuses });
  });

  test("may replace what was inferred", () => {
    const skills = { sorcery: 2, stealth: 0, brawn: 0 };
    const read = edition({ apprentices: { "novice-of-staves": { skills } } });
    expect(row(read.apprentices, "novice-of-staves")?.skills).toEqual(skills);
  });

  test.for<[string, unknown, Problem]>([
    ["no file", 7, { path: "overrides", expected: "{ … }", found: "7" }],
    [
      "a table that is not there",
      { decks: {} },
      { path: "overrides.decks", expected: "actions … cards", found: '"decks"' },
    ],
    ["no table", { cards: 3 }, { path: "overrides.cards", expected: "{ … }", found: "3" }],
    [
      "an unknown card",
      { cards: { encores: {} } },
      { path: "overrides.cards.encores", expected: "bent-luck … consolation-prize", found: '"encores"' },
    ],
    [
      "an unknown value",
      { prizes: { first: { coins: 3 } } },
      { path: "overrides.prizes.first.coins", expected: "prestige", found: '"coins"' },
    ],
    [
      "too much prestige",
      { prizes: { first: { prestige: 31 } } },
      { path: "overrides.prizes.first.prestige", expected: "0 … 30", found: "31" },
    ],
    [
      "half a skill",
      { levels: { "level-2-a": { main: 5.5 } } },
      { path: "overrides.levels.level-2-a.main", expected: "1 … 20", found: "5.5" },
    ],
    [
      "an unknown metal",
      { treasures: { "gold-cup": { metal: "tin" } } },
      { path: "overrides.treasures.gold-cup.metal", expected: "gold | silver | bronze", found: '"tin"' },
    ],
    [
      "faces out of order",
      { actions: { build: { faces: [6, 4] } } },
      { path: "overrides.actions.build.faces", expected: "[ 1 … 6, rising ]", found: "[6,4]" },
    ],
    [
      "too few slots",
      { grounds: { "star-court": { slots: [] } } },
      {
        path: "overrides.grounds.star-court.slots",
        expected: '[ 7 × [ 0 … 4 × { "kind": gain | dungeon | maintenance, … } ] ]',
        found: "[]",
      },
    ],
  ])("with %s is refused: where, what is expected, what was found", ([_what, overrides, problem]) => {
    expect(problems(overrides)).toEqual([problem]);
  });

  test.for<[string, unknown, string]>([
    ["the fees of the rulebook", { actions: { fees: { faces: [1, 2] } } }, "overrides.actions.fees.faces"],
    [
      "the level of the rulebook's example",
      { levels: { "level-1-b": { main: 2 } } },
      "overrides.levels.level-1-b.main",
    ],
    [
      "a wizard",
      { careers: { "frost-sage": { effects: [{ kind: "seal" }] } } },
      "overrides.careers.frost-sage.effects",
    ],
    [
      "a starting professor",
      { professors: { "tutor-of-brawn": { effects: [] } } },
      "overrides.professors.tutor-of-brawn.effects",
    ],
    ["a building", { buildings: { pub: { effects: [] } } }, "overrides.buildings.pub.effects"],
    ["the number of imps", { supply: { imps: { count: 20 } } }, "overrides.supply.imps.count"],
    ["how many dice are rolled", { turns: { "turn-1": { dicePerSeat: 3 } } }, "overrides.turns.turn-1.dicePerSeat"],
    ["the level of a column", { columns: { "column-1-a": { level: 2 } } }, "overrides.columns.column-1-a.level"],
  ])("cannot change %s", ([_what, overrides, path]) => {
    expect(problems(overrides)).toMatchObject([{ path, expected: "as printed" }]);
  });

  test.for<[string, unknown, Problem]>([
    [
      "a 51st card",
      { cards: { encore: { copies: 2 } } },
      { path: "overrides.cards", expected: "50 cards", found: "51" },
    ],
    [
      "too few cards to keep",
      { cards: { "sudden-annex": { copies: 10 }, "grand-design": { copies: 2 }, ...without(9) } },
      { path: "overrides.cards", expected: "at least 25 that are not immediate", found: "24" },
    ],
    [
      "a step for which there is no face",
      { actions: { dungeon: { gives: [1, 2] } } },
      { path: "overrides.actions.dungeon.gives", expected: "3 numbers", found: "[1,2]" },
    ],
    [
      "numbers for an action that has none",
      { actions: { build: { gives: [1, 2] } } },
      { path: "overrides.actions.build.gives", expected: "null", found: "[1,2]" },
    ],
    [
      "a square without its bonus",
      grounds(["AAAPP", "k...."]),
      { path: "overrides.grounds.star-court.bonuses", expected: "k", found: '""' },
    ],
  ])("with %s is refused although each value alone is right", ([_what, overrides, problem]) => {
    expect(problems(overrides)).toEqual([problem]);
  });

  test("tells all that is wrong at once", () => {
    expect(problems({ decks: {}, prizes: { first: { prestige: -1 } }, cards: { encore: { copies: 2 } } })).toHaveLength(
      3,
    );
  });

  /** None of so many cards that could be kept. */
  function without(cards: number) {
    const keepable = TABLES.cards.rows.filter(({ immediate }) => !immediate).slice(0, cards);
    return Object.fromEntries(keepable.map(({ id }) => [id, { copies: 0 }]));
  }
});

describe("effects in an edition file", () => {
  test("every card, column and career that we have ourselves is accepted", () => {
    const own = (rows: readonly { readonly id: string; readonly effects: unknown }[]) =>
      Object.fromEntries(rows.map(({ id, effects }) => [id, { effects }]));
    const careers = own(TABLES.careers.rows.filter(({ type }) => type !== "wizard"));
    expect(problems({ cards: own(TABLES.cards.rows), columns: own(TABLES.columns.rows), careers })).toEqual([]);
  });

  test.for<[string, unknown]>([
    ["no effects", []],
    ["an unknown effect", [{ kind: "win" }]],
    ["what every object has as an effect", [{ kind: "constructor" }]],
    ["no name of an effect", [{ kind: ["seal"] }]],
    ["a name that cannot be read", [{ kind: { toString: 1 } }]],
    ["a good that nobody can gain", [{ kind: "gain", good: "trophies", amount: 1 }]],
    ["nothing to gain", [{ kind: "gain", good: "coins", amount: 0 }]],
    ["something besides", [{ kind: "gain", good: "coins", amount: 1, twice: true }]],
    ["a missing number", [{ kind: "dungeon" }]],
    ["only one option", [{ kind: "choose", options: [[{ kind: "seal" }]] }]],
    ["a wrong effect inside", [{ kind: "income", effects: [{ kind: "win" }] }]],
    ["unknown terms", [{ kind: "deed", terms: { deed: "fees" } }]],
    ["terms of another deed", [{ kind: "next-deed", terms: { deed: "build", main: 2 } }]],
    ["terms that are the rule anyway", [{ kind: "next-deed", terms: { deed: "build", upkeep: true } }]],
    ["steps in the dungeon as a deed", [{ kind: "deed", terms: { deed: "dungeon", steps: 2 } }]],
    ["a face that is a number of coins", [{ kind: "face", deed: "fees", face: 5 }]],
    ["a face that no die has", [{ kind: "face", deed: "build", face: 7 }]],
  ])("with %s are refused", ([_what, effects]) => {
    expect(problems(card(effects))).toMatchObject([{ path: "overrides.cards.encore.effects" }]);
  });

  test("a space gives, but does not last or ask", () => {
    for (const effect of [{ kind: "trophy", metal: "gold" }, { kind: "exempt" }, { kind: "place", for: "apprentice" }])
      expect(problems({ order: { right: { effects: [effect] } } })).toMatchObject([
        { path: "overrides.order.right.effects" },
      ]);
  });

  test("what lasts is no part of another effect, and one apprentice is paid at a time", () => {
    const inner = [{ kind: "trophy", metal: "gold" }];
    expect(problems(card([{ kind: "pay", price: "imps", amount: 1, times: 1, effects: inner }]))).toHaveLength(1);
    const coins = [{ kind: "gain", good: "coins", amount: 1 }];
    const paid = (amount: number) => card([{ kind: "pay", price: "apprentice", amount, times: 1, effects: coins }]);
    expect([1, 2].map((amount) => problems(paid(amount)).length)).toEqual([0, 1]);
  });

  test("a space of the dungeon does not lead further into it", () => {
    const spaces = [[{ kind: "dungeon", steps: 1 }]];
    expect(problems({ dungeon: { track: { spaces } } })).toMatchObject([{ path: "overrides.dungeon.track.spaces" }]);
  });
});

describe("other values of an edition file", () => {
  test.for<[string, unknown]>([
    ["no rows", []],
    ["rows of different length", ["AAAPP", "..."]],
    ["a fourth place of an apprentice", ["AAAPP", "A...."]],
    ["one professor", ["AAAP.", "....."]],
    ["nothing to build on", ["AAAPP", "#####"]],
    ["an unknown sign", ["AAAPP", "..?.."]],
    ["too wide a row", ["AAAPP..."]],
    ["too many squares", ["AAAPP..", ".......", ".......", ".......", "......."]],
    ["no list", "AAAPP"],
  ])("grounds with %s are refused", ([_what, rows]) => {
    expect(problems(grounds(rows))).toContainEqual(
      expect.objectContaining({ path: "overrides.grounds.star-court.rows" }),
    );
  });

  test.for<unknown>([
    [{ letter: "K", effects: [] }],
    [{ letter: "k" }],
    [{ letter: "k", effects: [{ kind: "seal" }] }],
    {},
  ])("the bonus squares %j are refused", (bonuses) => {
    const path = "overrides.grounds.star-court.bonuses";
    expect(problems(grounds(["AAAPP", "....."], bonuses))).toContainEqual(expect.objectContaining({ path }));
  });

  test.for<unknown>([
    { sorcery: 1, stealth: 1 },
    { sorcery: 1, stealth: 1, brawn: 10 },
    { sorcery: 1, stealth: 1, luck: 1 },
    3,
  ])("the skills %j are refused", (skills) => {
    expect(problems({ apprentices: { ada: { skills } } })).toMatchObject([
      { path: "overrides.apprentices.ada.skills" },
    ]);
  });

  test.for<unknown>([{ type: "bard", count: 1 }, { type: "same", count: 0 }, { type: "same" }, "blank"])(
    "the mastery %j is refused",
    (asks) => {
      expect(problems({ masteries: { "mastery-2-a": { asks } } })).toMatchObject([
        { path: "overrides.masteries.mastery-2-a.asks" },
      ]);
    },
  );

  test("a mastery tile may be blank", () => {
    expect(row(edition({ masteries: { "mastery-2-c": { asks: null } } }).masteries, "mastery-2-c")?.asks).toBeNull();
  });
});
