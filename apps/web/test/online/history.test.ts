import type { EntryInfo } from "@gatehouse/protocol";
import { describe, expect, test } from "vitest";
import { isWhole, standingSteps, withEntries } from "../../src/match/online/history.ts";

/** A log in short: `0` is a step of seat 0, `u0>2` its undo from entry 2 on, `t>1` a takeback from entry 1 on. */
function logOf(...words: readonly string[]): EntryInfo[] {
  const base = { head: "", events: [], scores: [] };
  return [
    { ...base, seq: 0, kind: "start" as const, seat: null, to: null },
    ...words.map((word, index): EntryInfo => {
      const [, kind = "", seat = "0", to] = /^([ut]?)(\d?)(?:>(\d+))?$/.exec(word) ?? [];
      const name = kind === "u" ? "undo" : kind === "t" ? "takeback" : "step";
      return { ...base, seq: index + 1, kind: name, seat: Number(seat), to: to === undefined ? null : Number(to) };
    }),
  ];
}

const seqs = (...words: readonly string[]) => standingSteps(logOf(...words)).map(({ seq }) => seq);

describe("the steps of a log", () => {
  test.each([
    [
      ["0", "1"],
      [0, 1, 2],
    ],
    [
      ["0", "0", "u0>2"],
      [0, 1],
    ],
    [
      ["0", "1", "u0>1"],
      [0, 2],
    ],
    [
      ["0", "1", "0", "t0>2"],
      [0, 1],
    ],
    [
      ["0", "u0>1", "0"],
      [0, 3],
    ],
  ])("%j leaves %j", (words, left) => {
    expect(seqs(...words)).toEqual(left);
  });

  test("are numbered as the match shows them, not as the log does", () => {
    expect(standingSteps(logOf("0", "u0>1", "1")).map(({ step, seat }) => [step, seat])).toEqual([
      [0, null],
      [1, 1],
    ]);
  });
});

test("an entry that comes twice is there once, and a gap is noticed", () => {
  const log = logOf("0", "1", "0");
  const known = withEntries(log.slice(0, 3), log.slice(1, 4));
  expect(known.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  expect(isWhole(known, 3)).toBe(true);
  expect(isWhole(withEntries(log.slice(0, 1), log.slice(3)), 3)).toBe(false);
});
