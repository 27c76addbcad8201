import { type AnyGame, actionProblems, EVERYBODY, type Game, viewCards } from "@gatehouse/engine";
import { describe, expect, expectTypeOf, test } from "vitest";
import { FIELDS } from "../src/actions/index.ts";
import type { Action, Choice, DragonsgateCollege, Event, Pending, Refusal, State, View } from "../src/index.ts";

/** The engine's own codes, and those that name no obstacle. */
type Forbidden = "wrong-seat" | "game-over" | "invalid" | "illegal" | "not-allowed";

const problems = (actions: readonly Action[]) =>
  actions.flatMap((action) => actionProblems(FIELDS[action.type], action));

describe("the types", () => {
  test("fit the contract", () => {
    expectTypeOf<Game<DragonsgateCollege>>().toExtend<AnyGame>();
    expectTypeOf<State>().toExtend<View>();
    expectTypeOf<Extract<Refusal["code"], Forbidden>>().toBeNever();
    expect(problems([{ type: "collect-coins", face: 7 }])).toHaveLength(1);
  });

  test("keep four full houses at the start of turn 5 under 8 KB", () => {
    const house = {
      board: 4,
      coins: 12,
      imps: 3,
      prestige: {
        start: 6,
        tournament: 3,
        buildings: 20,
        careers: 20,
        professors: 2,
        dungeon: 3,
        cards: 10,
        unpaid: -10,
      },
      skills: [10, 10, 10],
      free: 1048575,
      maintenance: 14,
      exempt: false,
      subterfuge: 10,
      dungeon: 9,
      treasure: 3,
      dice: 0,
      apprentices: [30, 31, 32, 33],
      professors: [17, 18, 19],
      buildings: Array.from({ length: 9 }, () => ({ building: 23, x: 4, y: 3, turn: 3 })),
      careers: Array.from({ length: 7 }, (_, slot) => ({ career: 20, slot })),
      hand: Array.from({ length: 3 }, () => ({ kind: 37, knownTo: 8 })),
      kept: [29, 30],
    };
    const full = {
      pending: [
        { type: "activation", seat: 3, impBought: true, die: { colour: "yellow", face: 6 }, bonus: [0, 1, 2], next: 3 },
        {
          type: "window",
          seat: 3,
          faces: [1, 2, 3, 4, 5, 6],
          left: ["any", "other"],
          taken: ["influence"],
          helps: [
            { deed: "career", main: 2 },
            { deed: "build", coinsLess: 4 },
          ],
        },
        { type: "immediate", seat: 3, cards: [25, 28] },
        { type: "effects", seat: 3, for: "cards", list: 140, next: 0, card: 26 },
        { type: "building", seat: 3, building: 23, price: 3, upkeep: true },
      ],
      turn: 5,
      starter: 3,
      ready: Array.from({ length: 12 }, () => ({ colour: "yellow" as const, face: 6 })),
      used: [],
      tower: 10,
      order: [null, null, 3],
      columns: Array.from({ length: 10 }, () => ({ level: 11, mastery: 11, careers: [null, null, 29] })),
      apprentices: { display: [10, 11, 12, 13, 14, 15], stack: [16, 17, 18], discarded: [19, 20, 21, 22, 23, 24, 25] },
      professors: { display: [10, 11, 12, 13], stack: [14], discarded: [15] },
      buildings: Array.from({ length: 24 }, () => 3),
      wizardry: {
        rest: Array.from({ length: 46 }, () => 0),
        under: Array.from({ length: 36 }, () => ({ kind: 37, knownTo: EVERYBODY })),
      },
      seats: [house, house, house, house],
    } satisfies State;
    expect(JSON.stringify(full).length).toBeLessThanOrEqual(8 * 1024);
  });
});

describe("(e) an IMMEDIATE card builds in an owner's bonus action", () => {
  // Seat 0 has drafted seat 1's blue 6 and ended its own window; seat 2 has the Builder's Guild.
  const activation = {
    type: "activation",
    seat: 0,
    impBought: false,
    die: { colour: "blue", face: 6 },
    bonus: [],
    next: null,
  } satisfies Pending;
  const window = { type: "window", seat: 1, faces: [6], left: ["any"], taken: [], helps: [] } satisfies Pending;
  const acted = { ...window, left: [], taken: ["career"] } satisfies Pending;
  const card = { type: "effects", seat: 1, for: "cards", list: 140, next: 0, card: 11 } satisfies Pending;
  const stacks = [
    [activation, window],
    [activation, acted, card],
    [activation, acted, card, { type: "building", seat: 1, building: 8, price: 1, upkeep: true }],
    [activation, acted],
    [{ type: "activation", seat: 1, impBought: false, die: null, bonus: [], next: null }],
  ] satisfies Pending[][];
  const actions = [
    { type: "choose-career", apprentice: 33, column: 1, career: "wizard", slot: 4 },
    { type: "build", building: 8 },
    { type: "place-building", x: 2, y: 2, turn: 0 },
    { type: "end-window" },
  ] as const satisfies readonly Action[];
  const built = [
    { type: "goods-changed", seat: 1, good: "coins", by: -1, for: "build" },
    { type: "building-placed", seat: 1, placed: { building: 8, x: 2, y: 2, turn: 0 } },
    { type: "goods-changed", seat: 1, good: "maintenance", by: 2, for: "build" },
    { type: "goods-changed", seat: 1, good: "prestige", by: 2, for: "buildings" },
    { type: "goods-changed", seat: 1, good: "stealth", by: 1, for: "buildings" },
    { type: "goods-changed", seat: 1, good: "subterfuge", by: 1, for: "buildings" },
    { type: "goods-changed", seat: 2, good: "prestige", by: 1, for: "buildings" },
  ] satisfies Event[];

  test("opens one choice on the other and closes them in reverse", () => {
    expect(problems(actions)).toEqual([]);
    expect(stacks.map((open) => open.length)).toEqual([2, 3, 4, 2, 1]);
    expect(stacks[2]?.slice(0, 3)).toEqual(stacks[1]);
    expect(stacks[3]).toEqual(stacks[1]?.slice(0, 2));
  });

  test("is public: the card is shown as it is drawn, and the guild is paid last", () => {
    expect(viewCards([{ kind: card.card, knownTo: EVERYBODY }], null)[0]?.kind).toBe(11);
    expect(JSON.stringify(stacks)).not.toContain("hidden");
    expect(built.at(-1)).toMatchObject({ seat: 2, good: "prestige" });
  });
});

describe("(f) maintenance of four seats at once", () => {
  // Turn 5. Cost, coins and prestige of the seats; seat 1 has nothing to choose and is not asked.
  const seats = [
    { cost: 4, coins: 6, prestige: 31, payable: [0, 1, 2, 3, 4] },
    { cost: 6, coins: 3, prestige: 2, payable: [3] },
    { cost: 5, coins: 9, prestige: 3, payable: [3, 4, 5] },
    { cost: 2, coins: 2, prestige: 1, payable: [1, 2] },
  ];
  const open = (choices: readonly Choice[]) => [{ type: "maintenance", choices }] satisfies Pending[];
  const truth = open([
    { seat: 0, chosen: null },
    { seat: 2, chosen: 4 },
    { seat: 3, chosen: null },
  ]);
  const seenBy0 = open([
    { seat: 0, chosen: null },
    { seat: 2, chosen: { hidden: 1 } },
    { seat: 3, chosen: null },
  ]);
  const actions = [2, 4, 1].map((coins) => ({ type: "pay-maintenance", coins }) satisfies Action);

  test("asks exactly the seats that have a choice", () => {
    for (const { cost, coins, prestige, payable } of seats) {
      const numbers = [...Array(Math.min(cost, coins) + 1).keys()];
      const allowed = numbers.filter((k) => k === Math.min(cost, coins) || prestige >= 2 * (cost - k) - 1);
      expect(allowed).toEqual(payable);
    }
    const asked = truth[0]?.choices.map((choice) => choice.seat);
    expect(asked).toEqual([...seats.keys()].filter((seat) => seats[seat]?.payable.length !== 1));
    expect(problems(actions)).toEqual([]);
  });

  test("owes the same decisions in every view, and shows no choice of another seat", () => {
    const owing = (pending: ReturnType<typeof open>) =>
      pending.flatMap(({ choices }) => choices.filter((choice) => choice.chosen === null).map((choice) => choice.seat));
    expect(owing(seenBy0)).toEqual(owing(truth));
    expect(seenBy0[0]?.choices[1]?.chosen).toEqual({ hidden: 1 });
  });
});

describe("(g) a draft of B sides", () => {
  // Three seats, seat 1 starts: the last in order drafts first. Boards: 1 Star Court, 2 Low Cloister, 3 Drill Yard, 4 Market Row.
  const drafts = [
    { type: "draft", seat: 0, boards: [1, 2, 3, 4] },
    { type: "draft", seat: 2, boards: [1, 2, 4] },
    { type: "draft", seat: 1, boards: [2, 4] },
  ] satisfies Pending[];
  const choices = [3, 1, 4].map((board) => ({ type: "choose-board", board }) satisfies Action);
  const professors = {
    type: "professors",
    choices: [1, 2, 0].map((seat) => ({ seat, chosen: null })),
  } satisfies Pending;
  const bonuses = [
    { type: "start-bonuses", left: [0] },
    { type: "effects", seat: 2, for: "cards", list: 170, next: 0, card: 42 },
  ] satisfies Pending[];

  test("offers each seat what the seats before it have left", () => {
    expect(problems(choices)).toEqual([]);
    for (const [index, draft] of drafts.slice(1).entries())
      expect(draft.boards).toEqual(drafts[index]?.boards.filter((board) => board !== choices[index]?.board));
    expect(drafts.map((draft) => draft.seat).toReversed()).toEqual(professors.choices.map((choice) => choice.seat));
  });

  test("survives storage in the middle of a start bonus", () => {
    const answer = [{ type: "choose-option", option: 1 }] satisfies Action[];
    expect(problems(answer)).toEqual([]);
    expect(JSON.parse(JSON.stringify([professors, bonuses]))).toEqual([professors, bonuses]);
  });
});
