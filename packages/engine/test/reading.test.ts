import { describe, expect, test } from "vitest";
import {
  type ActionFields,
  actionProblems,
  isDraws,
  isForeign,
  type OptionSpec,
  readOptions,
  shown,
} from "../src/index.ts";
import { error, value } from "./table.ts";

const SEATS = { min: 2, max: 4 };

const SPECS: readonly OptionSpec[] = [
  { name: "rounds", kind: "integer", min: 2, max: 8, default: 5 },
  { name: "board", kind: "choice", of: ["small", "large"], default: "small" },
  { name: "open", kind: "flag", default: false },
  { name: "team", kind: "flag", default: true, atSeats: [4] },
  { name: "box", kind: "overrides" },
];

/** The problems with these options, each as its path and what is there. */
function problemsOf(input: unknown): [path: string, found: string][] {
  return error(readOptions(SEATS, SPECS, input)).map(({ path, found }) => [path, found]);
}

describe("options", () => {
  test("get their defaults; overrides have none", () => {
    expect(value(readOptions(SEATS, SPECS, { seats: 2 }))).toEqual({
      seats: 2,
      rounds: 5,
      board: "small",
      open: false,
    });
  });

  test("are taken as they are given", () => {
    const input = { seats: 4, rounds: 2, board: "large", open: true, team: false, box: { towers: {} } };
    expect(value(readOptions(SEATS, SPECS, input))).toEqual(input);
  });

  test("opened again are the same", () => {
    const options = value(readOptions(SEATS, SPECS, { seats: 4, open: true }));
    expect(value(readOptions(SEATS, SPECS, options))).toEqual(options);
  });

  test("that exist only for some numbers of seats are unknown for others", () => {
    expect(value(readOptions(SEATS, SPECS, { seats: 4 }))).toMatchObject({ team: true });
    expect(error(readOptions(SEATS, SPECS, { seats: 3, team: true }))).toEqual([
      { path: "team", expected: "seats | rounds | board | open | box", found: '"team"' },
    ]);
  });

  test("of one name may have other bounds for other numbers of seats", () => {
    const specs: readonly OptionSpec[] = [
      { name: "rounds", kind: "integer", min: 1, max: 2, default: 1, atSeats: [2] },
      { name: "rounds", kind: "integer", min: 5, max: 9, default: 7, atSeats: [3, 4] },
    ];
    expect(value(readOptions(SEATS, specs, { seats: 3 }))).toEqual({ seats: 3, rounds: 7 });
    expect(error(readOptions(SEATS, specs, { seats: 2, rounds: 7 }))).toMatchObject([{ expected: "1 … 2" }]);
  });

  test.each([null, undefined, 3, "2", [], [{ seats: 2 }]])("cannot be %o", (input) => {
    expect(problemsOf(input)).toEqual([["", shown(input)]]);
  });

  test.each([1, 5, 2.5, "2", null, undefined, [2], Number.NaN])(
    "without a number of seats but %o say only that",
    (seats) => {
      expect(problemsOf({ seats, rounds: 99, colour: "red" })).toEqual([["seats", shown(seats)]]);
    },
  );

  test.each<[string, unknown]>([
    ["rounds", 1],
    ["rounds", 9],
    ["rounds", "5"],
    ["rounds", null],
    ["board", "Small"],
    ["board", 0],
    ["board", null],
    ["open", 1],
    ["open", "true"],
    ["open", null],
    ["box", 3],
    ["box", null],
    ["box", []],
    ["constructor", 1],
  ])("%s cannot be %o", (name, wrong) => {
    const found = name === "constructor" ? '"constructor"' : shown(wrong);
    expect(problemsOf({ seats: 2, [name]: wrong })).toEqual([[name, found]]);
  });

  test("name everything that is wrong with them", () => {
    const problems = problemsOf({ seats: 2, colour: "red", rounds: 99, open: 1 });
    expect(problems).toEqual([
      ["colour", '"colour"'],
      ["rounds", "99"],
      ["open", "1"],
    ]);
  });
});

describe("the fields of an action", () => {
  const FIELDS = {
    count: { kind: "integer", min: -2, max: 2 },
    colour: { kind: "choice", of: ["red", "blue"] },
    all: { kind: "flag" },
  } as const;

  test.each([-2, 0, 2])("fit: %i", (count) => {
    expect(actionProblems(FIELDS, { type: "take", count, colour: "blue", all: false })).toEqual([]);
  });

  test("that are missing, wrong or too many are all named", () => {
    const paths = actionProblems(FIELDS, { type: "take", count: 3, colour: "green", more: 1 }).map(({ path }) => path);
    expect(paths).toEqual(["more", "count", "colour", "all"]);
  });

  test("inherited by every object are no fields", () => {
    const fields: ActionFields = JSON.parse('{ "constructor": { "kind": "flag" } }');
    const [problem] = actionProblems(fields, { type: "take" });
    expect(problem?.path).toBe("constructor");
  });
});

describe("data from outside", () => {
  test.each([
    [{}, true],
    [Object.create(null), true],
    [[], false],
    [null, false],
    ["{}", false],
    [undefined, false],
  ])("isForeign(%o) is %o", (data, expected) => {
    expect(isForeign(data)).toBe(expected);
  });

  test.each([
    [[], true],
    [[0, 5], true],
    [[-1], false],
    [[0.5], false],
    [["0"], false],
    [[null], false],
    [[2 ** 53], false],
    [{ length: 0 }, false],
    [null, false],
  ])("isDraws(%j) is %o", (data, expected) => {
    expect(isDraws(data)).toBe(expected);
  });

  test.each([
    [undefined, "—"],
    [null, "null"],
    ["x", '"x"'],
    [[1, { a: 2 }], '[1,{"a":2}]'],
    [7n, "bigint"],
    [Symbol("s"), "symbol"],
    [() => 1, "function"],
  ])("%o is shown as %s", (data, text) => {
    expect(shown(data)).toBe(text);
  });

  test("what is long is shown in part", () => {
    expect(shown("x".repeat(58))).toHaveLength(60);
    expect(shown("x".repeat(59))).toBe(`"${"x".repeat(58)}…`);
  });
});
