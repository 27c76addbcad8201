import { game } from "@gatehouse/template";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  asView,
  canonical,
  fingerprint,
  headOf,
  readAction,
  scripted,
  seeded,
  start,
  submit,
  writeEntry,
} from "../src/index.ts";
import {
  action,
  after,
  begin,
  error,
  forAny,
  isOver,
  onTurn,
  playOn,
  posing,
  SEAL,
  submitted,
  value,
} from "./table.ts";

/** The fault with which a submission of one action is refused. */
function faultOf(match: ReturnType<typeof begin>, seat: number, input: unknown) {
  return error(submit(match, seat, [input], scripted([]))).fault;
}

describe("start", () => {
  test("sets up with the luck that is given, and notes it", () => {
    const { match, events } = value(start(game, { seats: 2 }, scripted([1, 0, 6, 11, 15, 0, 0])));
    expect(match.log).toMatchObject([{ seq: 0, kind: "start", draws: [1, 0, 6, 11, 15, 0, 0] }]);
    expect(match).toMatchObject({ drawn: 7, steps: [], seal: null });
    expect(match.state.hands.map((hand) => hand.map((card) => card.kind))).toEqual([
      [0, 1, 2],
      [3, 0, 0],
    ]);
    expect(events[0]).toEqual({ type: "match-started", starter: 1 });
  });

  test("the rules hold the options with their defaults", () => {
    expect(begin(4).rules.options).toEqual({ seats: 4, rounds: 5 });
  });

  test.each([null, 7, "seats", [], {}, { seats: 9 }, { seats: 2, rounds: 99 }, { seats: 2, colour: "red" }])(
    "options %j are bad, and say where",
    (options) => {
      const fault = error(start(game, options, scripted([])));
      expect(fault).toMatchObject({ code: "bad-options", problem: { path: expect.any(String) } });
    },
  );

  test("the first head depends on game, rules version, options and seal", () => {
    const variants = [
      begin(2),
      begin(3),
      begin(2, { seal: SEAL }),
      begin(2, { seal: { ...SEAL, match: "m-2" } }),
      begin(2, { seal: { ...SEAL, salts: [] } }),
      begin(2, { subject: { ...game, rulesVersion: 2 } }),
      begin(2, { subject: { ...game, id: "other-wall" } }),
    ];
    expect(new Set(variants.map(headOf)).size).toBe(variants.length);
  });
});

describe("submit", () => {
  test("one action: its entry, its events, the match after it", () => {
    const match = begin(3);
    const { match: next, played, unplayed } = value(submitted(match, 1, "bid 2"));
    expect(played).toMatchObject([
      { entry: { seq: 1, kind: "step", seat: 1, action: { type: "bid", coins: 2 }, draws: [] } },
    ]);
    expect(played[0]?.events).toEqual([{ type: "bid-placed", seat: 1, coins: 2 }]);
    expect(next.state.bids).toEqual([-1, 2, -1]);
    expect(next.log.at(-1)).toEqual(played[0]?.entry);
    expect(unplayed).toBe(0);
  });

  test("a list is played in order, each action with its own events", () => {
    const match = onTurn();
    const lantern = (match.state.hands[0]?.[0]?.kind ?? 0) + 1;
    const { match: next, played, unplayed } = value(submitted(match, 0, `light ${lantern}@1`, "end-turn"));
    expect(played.map(({ events }) => events.map(({ type }) => type))).toEqual([["tower-lit"], ["turn-ended"]]);
    expect(played.map(({ entry }) => entry.seq)).toEqual([4, 5]);
    expect(next.steps.slice(3)).toEqual(played.map(({ entry }) => entry));
    expect(unplayed).toBe(0);
  });

  test("a list is all or nothing: the fault names the action that fails", () => {
    const match = onTurn();
    const lantern = (match.state.hands[0]?.[0]?.kind ?? 0) + 1;
    const before = canonical([match.state, match.log, match.steps]);
    const answer = submitted(match, 0, `light ${lantern}@1`, "gamble", "end-turn");
    expect(error(answer)).toEqual({ index: 1, fault: { code: "refused", refusal: { code: "deed-done" } } });
    expect(canonical([match.state, match.log, match.steps])).toBe(before);
  });

  test("a list stops behind the first action that draws; the rest is not even read", () => {
    const list = [action("gamble"), { type: "nonsense" }, "nonsense"];
    const { match, played, unplayed } = value(submit(onTurn(), 0, list, scripted([3])));
    expect(played.map(({ entry }) => entry.draws)).toEqual([[3]]);
    expect(unplayed).toBe(2);
    expect(match.state.done).toBe(true);
  });

  test("what comes after the end of the match makes the whole list fail", () => {
    const match = playOn(begin(2), 1);
    const last = match.steps.at(-1);
    const short = playOn(begin(2), 1, match.steps.length - 1);
    const answer = submit(short, last?.seat ?? 0, [last?.action, last?.action], scripted([]));
    expect(error(answer)).toEqual({ index: 1, fault: { code: "game-over" } });
  });

  test("draws of a step are counted on", () => {
    const match = onTurn();
    expect(after(match, "0 search").drawn).toBe(match.drawn + 2);
  });

  test("the old match is as it was, whatever is played on it", () => {
    forAny(fc.nat(), (seed) => {
      const match = playOn(begin(3), seed, seed % 30);
      const before = canonical([match.state, match.log, match.steps, match.drawn]);
      playOn(match, seed + 1, 5);
      expect(canonical([match.state, match.log, match.steps, match.drawn])).toBe(before);
    });
  });

  test("who sent an action and changes it afterwards does not change the log", () => {
    const sent = { type: "bid", coins: 1 };
    const { match } = value(submit(begin(3), 0, [sent], scripted([])));
    sent.coins = 2;
    expect(match.steps[0]?.action).toEqual({ type: "bid", coins: 1 });
  });

  test("one match can be played on in two ways", () => {
    const match = begin(3);
    const [one, other] = [after(match, "0 bid 0"), after(match, "0 bid 2")];
    expect([one.state.bids[0], other.state.bids[0], match.state.bids[0]]).toEqual([0, 2, -1]);
    expect(headOf(one)).not.toBe(headOf(other));
  });
});

describe("what cannot be played", () => {
  test("no action at all", () => {
    expect(error(submit(begin(3), 0, [], scripted([])))).toEqual({ index: 0, fault: { code: "no-action" } });
  });

  const KNOWN = ["bid", "keep", "light", "search", "gamble", "end-turn"];

  test.each([
    [{ type: "pass" }, '"pass"'],
    [{ type: "constructor" }, '"constructor"'],
    [{ type: 3 }, "3"],
    [{}, "—"],
    [null, "null"],
    ["bid", '"bid"'],
    [["bid"], '["bid"]'],
    [undefined, "—"],
    [7n, "bigint"],
  ])("the unknown action %o", (input, found) => {
    expect(faultOf(begin(3), 0, input)).toEqual({ code: "unknown-action", found, known: KNOWN });
  });

  test.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY, "0", null, undefined, [0], {}])(
    "by the unknown seat %o",
    (seat) => {
      const fault = faultOf(begin(3), posing<number>(seat), action("bid 1"));
      expect(fault).toEqual({ code: "unknown-seat", seat, seats: 3 });
    },
  );

  test("by a seat of which no decision is asked", () => {
    expect(faultOf(onTurn(), 1, action("gamble"))).toEqual({ code: "wrong-seat", seat: 1, actors: [0] });
    expect(faultOf(after(begin(3), "1 bid 1"), 1, action("bid 2"))).toEqual({
      code: "wrong-seat",
      seat: 1,
      actors: [0, 2],
    });
  });

  test("after the end", () => {
    const match = playOn(begin(2), 3);
    expect(isOver(match)).toBe(true);
    expect(faultOf(match, 0, action("gamble"))).toEqual({ code: "game-over" });
  });

  test("what the rules refuse, with their reason", () => {
    expect(faultOf(begin(3), 0, action("gamble"))).toEqual({ code: "refused", refusal: { code: "bid-first" } });
  });
});

describe("the fields of an action", () => {
  const INTEGER = "0 … 2";

  /** The problem with a bid of these coins, if its field is declared so. */
  const problemOf = (coins: unknown, fields = game.fields) =>
    error(readAction({ ...game, fields }, { type: "bid", coins }));

  test.each([
    [3, "3"],
    [-1, "-1"],
    [0.5, "0.5"],
    ["1", '"1"'],
    [true, "true"],
    [null, "null"],
    [undefined, "—"],
    [[1], "[1]"],
    [Number.NaN, "null"],
  ])("an integer cannot be %o", (coins, found) => {
    const problem = { path: "coins", expected: INTEGER, found };
    expect(problemOf(coins)).toEqual({ code: "malformed-action", problem });
  });

  test.each([["Red"], [0], [null], [["red"]], ["constructor"]])("a choice cannot be %o", (coins) => {
    const fields = { ...game.fields, bid: { coins: { kind: "choice", of: ["red", "blue"] } } } as const;
    const problem = { path: "coins", expected: "red | blue", found: JSON.stringify(coins) };
    expect(problemOf(coins, fields)).toEqual({ code: "malformed-action", problem });
  });

  test.each([["true"], [0], [1], [null]])("a flag cannot be %o", (coins) => {
    const fields = { ...game.fields, bid: { coins: { kind: "flag" } } } as const;
    const problem = { path: "coins", expected: "true | false", found: JSON.stringify(coins) };
    expect(problemOf(coins, fields)).toEqual({ code: "malformed-action", problem });
  });

  test("there are no others", () => {
    const fault = error(readAction(game, { type: "bid", coins: 1, tip: 1 }));
    expect(fault).toEqual({
      code: "malformed-action",
      problem: { path: "tip", expected: "type | coins", found: '"tip"' },
    });
    expect(error(readAction(game, JSON.parse('{ "type": "search", "__proto__": 1 }'))).code).toBe("malformed-action");
  });

  test("a cyclic or bottomless value is refused like any other", () => {
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    const deep: unknown = JSON.parse("[".repeat(100_000) + "]".repeat(100_000));
    for (const coins of [cyclic, deep]) expect(problemOf(coins)).toMatchObject({ problem: { found: "object" } });
  });

  test("any data is read or refused, never thrown at", () => {
    forAny(fc.anything(), (input) => expect(readAction(game, input)).toHaveProperty("ok"), 500);
  });

  test("what is read is a copy with the same fields", () => {
    const input = { coins: 2, type: "bid" };
    const read = value(readAction(game, input));
    expect(read).toEqual({ type: "bid", coins: 2 });
    expect(read).not.toBe(input);
  });
});

describe("writeEntry", () => {
  const HEAD = { head: "" };

  test.each([
    ["0 start : 1 0 6", { seq: 0, kind: "start", draws: [1, 0, 6] }],
    ["0 start :", { seq: 0, kind: "start", draws: [] }],
    ["4 step 2 light 4@3 :", { seq: 4, kind: "step", seat: 2, action: action("light 4@3"), draws: [] }],
    ["5 step 0 search : 13 1", { seq: 5, kind: "step", seat: 0, action: action("search"), draws: [13, 1] }],
    ["6 undo 0 to 4", { seq: 6, kind: "undo", seat: 0, to: 4 }],
    ["7 takeback 1 to 3", { seq: 7, kind: "takeback", seat: 1, to: 3 }],
  ] as const)("%s", (text, entry) => {
    expect(writeEntry(game, { ...entry, ...HEAD })).toBe(text);
  });
});

test("with the same luck and the same actions two matches are the same", () => {
  const twins = [1, 2].map(() => playOn(value(start(game, { seats: 4 }, seeded(8))).match, 5));
  const [one, other] = twins.map((match) => fingerprint([asView(match.state), match.log]));
  expect(one).toBe(other);
});
