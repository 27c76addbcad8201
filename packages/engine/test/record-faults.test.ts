import { game, type LanternWall } from "@gatehouse/template";
import { rounds } from "@gatehouse/testkit/rounds";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  fingerprint,
  type GameRecord,
  gameOfRecord,
  no,
  readRecord,
  recordOf,
  replay,
  verify,
  writeRecord,
} from "../src/index.ts";
import { anyMutationOf, weirdVersionsOf, withAt } from "./mutations.ts";
import { after, begin, error, forAny, onTurn, playOn, withRules } from "./table.ts";

const OVER = recordOf(playOn(begin(2), 1));
const SHORT = recordOf(after(onTurn(), "0 search", "0 keep 2", "0 end-turn"));

/** What is wrong with a record from anywhere: read, replayed and verified as the command line does it. */
function faultOf(input: unknown, subject = game) {
  const read = readRecord(subject, input);
  return error(read.ok ? verify(subject, read.value) : read);
}

/** The record with other contents and the digest that fits them: what a forger would make. */
function forged(record: GameRecord<LanternWall>, change: object): object {
  const { digest: _old, ...body } = { ...record, ...change };
  return { ...body, digest: fingerprint(body) };
}

/** The record with one of its steps changed, and its digest with it. */
function withStep(record: GameRecord<LanternWall>, index: number, change: object): object {
  return forged(record, { steps: record.steps.map((step, i) => (i === index ? { ...step, ...change } : step)) });
}

describe("what is no record", () => {
  test.each(["", "{", "no json", "gatehouse-record/1", "{}}", "\u0000", "{'a': 1}"])("the text %j", (text) => {
    expect(faultOf(text)).toEqual({ code: "not-json", found: JSON.stringify(text) });
    expect(error(gameOfRecord(text)).code).toBe("not-json");
  });

  test("any beginning of a record: the fault shows where it breaks off", () => {
    const text = writeRecord(SHORT);
    for (let length = 0; length < text.length - 3; length += 1)
      expect(faultOf(text.slice(0, length))).toMatchObject({ code: "not-json" });
    expect(faultOf(text.slice(0, -65))).toMatchObject({ found: expect.stringContaining("digest") });
  });

  test.each([[[]], [null], [7], ["x"], [true], [undefined], [7n]])("the JSON value %o", (data) => {
    const input = typeof data === "string" ? JSON.stringify(data) : data;
    expect(faultOf(input)).toMatchObject({ code: "bad-record", problem: { path: "", expected: "{ … }" } });
    expect(error(gameOfRecord(input)).code).toBe("bad-record");
  });

  test("a list of records", () => {
    expect(faultOf(`[${writeRecord(SHORT)}]`)).toMatchObject({ code: "bad-record", problem: { path: "" } });
  });

  test.each([undefined, null, 7, ["lantern-wall"]])("the name of its game is %o", (name) => {
    expect(error(gameOfRecord({ game: name }))).toMatchObject({ code: "bad-record", problem: { path: "game" } });
  });
});

describe("a record of something else", () => {
  test.each([undefined, "gatehouse-record/2", 1, null])("the format %o", (format) => {
    expect(faultOf({ ...SHORT, format })).toMatchObject({
      code: "bad-record",
      problem: { path: "format", expected: "gatehouse-record/1" },
    });
  });

  test.each([
    ["go", '"go"'],
    [undefined, "—"],
    [null, "null"],
    [["lantern-wall"], '["lantern-wall"]'],
  ])("the game %o", (name, found) => {
    expect(faultOf({ ...SHORT, game: name })).toEqual({ code: "unknown-game", found, known: ["lantern-wall"] });
  });

  test.each([0, 2, -1, 1.5])("the rules version %d", (rulesVersion) => {
    const fault = { code: "other-rules-version", found: rulesVersion, supported: 1 };
    expect(faultOf({ ...SHORT, rulesVersion })).toEqual(fault);
  });

  test.each([undefined, null, "1", [1]])("no rules version, but %o", (rulesVersion) => {
    expect(faultOf({ ...SHORT, rulesVersion })).toMatchObject({
      code: "bad-record",
      problem: { path: "rulesVersion" },
    });
  });
});

describe("a record of the wrong shape", () => {
  test.each([
    ["options", "options", [undefined, null, [], 3]],
    ["setupDraws", "setupDraws", [undefined, null, {}, 3, "0", [-1], [0.5], ["0"], [null], [[0]], [1e300]]],
    ["steps", "steps", [undefined, null, {}, 3, "0"]],
    ["steps", "steps[0]", [[null], [{}], [[]], [{ seat: 0 }], [{ seat: "0", action: {}, draws: [] }]]],
    ["steps", "steps[0]", [[{ seat: 0, action: "bid 1", draws: [] }], [{ seat: 0, action: {}, draws: [-1] }]]],
    ["result", "result", [undefined, 3, [], {}, "win", { scores: 3 }, { ...OVER.result, scores: "3:4" }]],
    [
      "result",
      "result",
      [
        { ...OVER.result, breakdown: [3] },
        { ...OVER.result, reason: null },
        { ...OVER.result, x: 1 },
      ],
    ],
    ["digest", "digest", [undefined, null, 3, "", "AB".repeat(32), ["ab".repeat(32)]]],
    ["proof", "proof", [null, 3, [], "x"]],
  ])("%s: %s", (field, path, values) => {
    for (const value of values)
      expect(faultOf({ ...SHORT, [field]: value })).toMatchObject({ code: "bad-record", problem: { path } });
  });
});

describe("a record that cannot be replayed", () => {
  test.each([
    [{}, "seats"],
    [{ seats: 9 }, "seats"],
    [{ seats: 3, rounds: 1 }, "rounds"],
    [{ seats: 3, rounds: null }, "rounds"],
    [{ seats: 3, colour: 1 }, "colour"],
  ])("its options are %j", (options, path) => {
    expect(faultOf(forged(SHORT, { options }))).toMatchObject({ code: "bad-options", problem: { path } });
  });

  test("draws of the set-up are missing, left over, out of range", () => {
    const draws = SHORT.setupDraws;
    const faults = [draws.slice(1, 1), draws.slice(0, -1), [...draws, 0], [3, ...draws.slice(1)]].map((setupDraws) =>
      faultOf(forged(SHORT, { setupDraws })),
    );
    expect(faults).toEqual([
      { code: "bad-draw", step: 0, fault: { code: "draw-missing", draw: 0, sides: 3 } },
      { code: "bad-draw", step: 0, fault: { code: "draw-missing", draw: 9, sides: 16 } },
      { code: "bad-draw", step: 0, fault: { code: "draws-left-over", used: 10, found: 11 } },
      { code: "bad-draw", step: 0, fault: { code: "draw-out-of-range", draw: 0, sides: 3, found: 3 } },
    ]);
  });

  test.each([
    ["missing", [], { code: "draw-missing", draw: 0, sides: 15 }],
    ["missing in part", [0], { code: "draw-missing", draw: 1, sides: 14 }],
    ["left over", [0, 0, 0], { code: "draws-left-over", used: 2, found: 3 }],
    ["out of range", [0, 14], { code: "draw-out-of-range", draw: 1, sides: 14, found: 14 }],
  ])("draws of a step are %s", (_how, draws, fault) => {
    expect(faultOf(withStep(SHORT, 3, { draws }))).toEqual({ code: "bad-draw", step: 4, fault });
  });

  test.each<[string, number, object, object]>([
    ["refused", 4, { action: { type: "gamble" } }, { code: "refused", refusal: { code: "keep-first" } }],
    ["of a wrong seat", 3, { seat: 1 }, { code: "wrong-seat", seat: 1, actors: [0] }],
    ["of no seat", 3, { seat: -1 }, { code: "unknown-seat", seat: -1, seats: 3 }],
    ["of no type", 3, { action: {} }, { code: "unknown-action", found: "—" }],
    ["malformed", 0, { action: { type: "bid" } }, { code: "malformed-action", problem: { path: "coins" } }],
  ])("a step is %s", (_how, index, change, fault) => {
    expect(faultOf(withStep(SHORT, index, change))).toMatchObject({ code: "bad-step", step: index + 1, fault });
  });

  test("a step comes after the end", () => {
    const steps = [...OVER.steps, ...OVER.steps.slice(-1)];
    const fault = { code: "bad-step", step: steps.length, fault: { code: "game-over" } };
    expect(faultOf(forged(OVER, { steps }))).toEqual(fault);
  });

  test("its draws are missing for rules that draw until something else comes", () => {
    const stubborn = withRules((rules) => ({
      play(state, seat, action, chance, emit) {
        rules.play(state, seat, action, chance, emit);
        if (action.type !== "search") return;
        for (const _ of rounds("a draw of 4 or more")) if (chance.pick(6) >= 4) return;
      },
    }));
    expect(faultOf(SHORT, stubborn)).toEqual({
      code: "bad-draw",
      step: 4,
      fault: { code: "draw-missing", draw: 2, sides: 6 },
    });
  });
});

describe("a record that was changed", () => {
  test("steps were cut off", () => {
    for (let steps = 0; steps < SHORT.steps.length; steps += 1)
      expect(faultOf({ ...SHORT, steps: SHORT.steps.slice(0, steps) })).toEqual({ code: "other-digest", steps });
  });

  test("the last steps of a whole game were cut off", () => {
    const fault = faultOf({ ...OVER, steps: OVER.steps.slice(0, -1) });
    expect(fault).toMatchObject({ code: "other-result", expected: "–" });
  });

  test("a legal action was exchanged for another", () => {
    const changed = withAt(SHORT, ["steps", "0", "action", "coins"], 0);
    expect(faultOf(withAt(changed, ["steps", "1", "action", "coins"], 1)).code).toMatch(/other-digest|bad-step/);
  });

  test("a draw was exchanged for another", () => {
    const draw = SHORT.setupDraws[9] === 0 ? 1 : 0;
    expect(faultOf(withAt(SHORT, ["setupDraws", "9"], draw))).toMatchObject({ code: "other-digest" });
  });

  test.each([
    [["result", "scores", "0"], 99],
    [["result", "ranks", "0"], 7],
    [["result", "reason"], "time"],
    [["result", "breakdown", "0", "towers"], -3],
    [["result"], null],
  ])("its %j was changed", (place, other) => {
    expect(faultOf(withAt(OVER, place, other)).code).toBe("other-result");
  });

  test("a result was added to a match that is not over", () => {
    expect(faultOf({ ...SHORT, result: OVER.result })).toMatchObject({ code: "other-result", expected: "–" });
  });

  test("its digest was changed", () => {
    expect(faultOf({ ...OVER, digest: "00".repeat(32) })).toEqual({ code: "other-digest", steps: OVER.steps.length });
  });

  test("an option that has a default was left out", () => {
    expect(faultOf({ ...SHORT, options: { seats: 3 } })).toEqual({ code: "other-digest", steps: SHORT.steps.length });
  });
});

describe("whatever stands in a record, nothing throws", () => {
  /** Whether the input is answered; a throw fails the test by itself. */
  const answer = (input: unknown) => {
    const read = readRecord(game, input);
    const replayed = read.ok ? replay(game, read.value) : no("unread");
    return [gameOfRecord(input).ok, read.ok && verify(game, read.value).ok, replayed.ok];
  };

  test("each weird value in each place: the record is not valid any more", () => {
    for (const { where, changed } of weirdVersionsOf(SHORT)) expect(answer(changed)[1], where).toBe(false);
  });

  test("any mutation of a whole game", () => {
    forAny(anyMutationOf(OVER), (input) => expect(answer(input)).toHaveLength(3), 400);
  });

  test("any JSON, as data and as text", () => {
    forAny(fc.jsonValue(), (data) => expect(answer(data)[1]).toBe(false), 300);
    forAny(fc.json(), (text) => expect(answer(text)[1]).toBe(false), 300);
    forAny(fc.string({ unit: "binary" }), (text) => expect(answer(text)[1]).toBe(false), 300);
  });
});
