import { describe, expect, test } from "vitest";
import type { HistoryStep } from "../../src/match/link.ts";
import { sinceLastTurn, turnsOf } from "../../src/table/log-entries.ts";

/** `.` is the set-up, a digit a step of that seat; every step has one event named after it. */
function played(seats: string): HistoryStep[] {
  return [...seats].map((seat, step) => ({
    step,
    seat: seat === "." ? null : Number(seat),
    events: [{ type: `event-${step}` }],
    scores: [],
  }));
}

const none = () => false;

describe("since the last turn", () => {
  test("what the others did after one's own last steps", () => {
    expect(sinceLastTurn(played(".001223"), 0)).toBe(3);
  });

  test("one's own steps of the turn that is played now do not push it away", () => {
    expect(sinceLastTurn(played(".0012230"), 0)).toBe(3);
  });

  test("before one's first turn everything is new", () => {
    expect(sinceLastTurn(played(".123"), 0)).toBe(0);
    expect(sinceLastTurn(played(".00"), 0)).toBe(0);
    expect(sinceLastTurn([], 0)).toBe(0);
  });
});

describe("turns", () => {
  const stepsOf = (turns: ReturnType<typeof turnsOf>) => turns.map(({ entries }) => entries.map(({ step }) => step));

  test("steps of one seat in a row are one turn", () => {
    const turns = turnsOf(played(".00110"), [], none);
    expect(turns.map(({ seat }) => seat)).toEqual([null, 0, 1, 0]);
    expect(stepsOf(turns)).toEqual([[0], [1, 2], [3, 4], [5]]);
  });

  test("a chapter begins a turn of its own", () => {
    const chapter = { name: "Second round", short: "2", from: 2, tone: "plain" } as const;
    const turns = turnsOf(played(".000"), [chapter], none);
    expect(stepsOf(turns)).toEqual([[0], [1], [2, 3]]);
    expect(turns[2]?.opens).toBe(chapter);
  });

  test("what is quiet leaves no empty line", () => {
    const turns = turnsOf(played(".0120"), [], ({ type }) => type === "event-1" || type === "event-2");
    expect(stepsOf(turns)).toEqual([[0], [3], [4]]);
  });
});
