import { game, type LanternWall } from "@gatehouse/template";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  asView,
  canonical,
  fingerprint,
  gameOfRecord,
  type Moment,
  readRecord,
  recordOf,
  replay,
  verifyRecord,
  writeRecord,
} from "../src/index.ts";
import { bookFingerprint } from "./by-the-book.ts";
import { afterDeed, anyDeeds, begin, forAny, type LanternMatch, playOn, value } from "./table.ts";

const anySeats = fc.integer({ min: 2, max: 4 });

/** All moments of a replay, kept until it is over. */
function momentsOf(match: LanternMatch, until?: number): Moment<LanternWall>[] {
  const moments: Moment<LanternWall>[] = [];
  value(replay(game, recordOf(match), (moment) => moments.push(moment), until));
  return moments;
}

describe("a record", () => {
  test("is the match as data", () => {
    const match = playOn(begin(2), 1);
    const { digest, ...body } = recordOf(match);
    expect(body).toEqual({
      format: "gatehouse-record/1",
      game: "lantern-wall",
      rulesVersion: 1,
      options: { seats: 2, rounds: 5 },
      setupDraws: match.log.flatMap((entry) => (entry.kind === "start" ? entry.draws : [])),
      steps: match.steps.map(({ seat, action, draws }) => ({ seat, action, draws })),
      result: match.rules.result(match.state),
    });
    expect(digest).toBe(bookFingerprint(body));
  });

  test("of a match that is not over has no result", () => {
    expect(recordOf(playOn(begin(2), 1, 5)).result).toBeNull();
    expect(recordOf(playOn(begin(2), 1)).result).toMatchObject({
      reason: expect.stringMatching(/wall-lit|last-round/),
    });
  });

  test("written, read and replayed is the same match, for any game of any seats", () => {
    forAny(fc.tuple(anySeats, fc.nat(), fc.nat({ max: 60 })), ([seats, seed, steps]) => {
      const match = playOn(begin(seats), seed, steps);
      const record = value(readRecord(game, writeRecord(recordOf(match))));
      const again = value(verifyRecord(game, record));
      expect(record).toEqual(recordOf(match));
      expect(canonical([again.state, again.log, again.drawn])).toBe(canonical([match.state, match.log, match.drawn]));
    });
  });

  test("knows nothing of what was taken back", () => {
    forAny(fc.tuple(anySeats, anyDeeds), ([seats, deeds]) => {
      const match = deeds.reduce(afterDeed, begin(seats));
      const again = value(verifyRecord(game, recordOf(match)));
      expect(canonical(again.state)).toBe(canonical(match.state));
      expect(again.log.every(({ kind }) => kind === "start" || kind === "step")).toBe(true);
    });
  });

  test("can be read as JSON as well as as text", () => {
    const record = recordOf(playOn(begin(3), 1, 9));
    expect(value(readRecord(game, JSON.parse(JSON.stringify(record))))).toEqual(record);
  });

  test("may hold fields that nobody knows: they are left alone", () => {
    const record = { ...recordOf(begin(2)), remark: "a fine game" };
    const read = value(readRecord(game, writeRecord(record)));
    expect(read).toEqual(record);
    expect(verifyRecord(game, read).ok).toBe(true);
  });
});

describe("the text of a record", () => {
  const RECORD = recordOf(playOn(begin(3), 4));
  const LINES = writeRecord(RECORD).split("\n");

  test("has one step per line", () => {
    const first = LINES.indexOf('  "steps": [') + 1;
    const steps = LINES.slice(first, first + RECORD.steps.length);
    expect(steps.map((line) => JSON.parse(line.replace(/,$/, "")))).toEqual(RECORD.steps);
    expect(LINES[first + RECORD.steps.length]).toBe("  ],");
  });

  test("has its fields in a fixed order and ends with a line break", () => {
    const names = LINES.flatMap((line) => /^ {2}"(\w+)"/.exec(line)?.[1] ?? []);
    expect(names).toEqual(["format", "game", "rulesVersion", "options", "setupDraws", "steps", "result", "digest"]);
    expect(LINES.at(-1)).toBe("");
  });

  test("without steps is JSON too", () => {
    const record = recordOf(begin(2));
    expect(JSON.parse(writeRecord(record))).toEqual(record);
  });

  test("names its game", () => {
    expect(value(gameOfRecord(writeRecord(RECORD)))).toBe("lantern-wall");
    expect(value(gameOfRecord({ game: "of-another-time" }))).toBe("of-another-time");
  });
});

describe("the digest", () => {
  test("does not depend on the order of fields", () => {
    expect(fingerprint({ a: 1, b: { c: 2, d: [3, 4] } })).toBe(fingerprint({ b: { d: [3, 4], c: 2 }, a: 1 }));
  });

  test("of the same match is the same for ever", () => {
    expect(recordOf(begin(2)).digest).toBe("6e4d5c8d7f55adaae90d16e8d8297549824e2efb8124a48aaafeac57f887bcc5");
  });
});

describe("replay", () => {
  const MATCH = playOn(begin(3), 2);

  test("until a step stands where the match stood after it", () => {
    for (let until = 0; until <= MATCH.steps.length; until += 7) {
      const then = playOn(begin(3), 2, until);
      const again = value(replay(game, recordOf(MATCH), undefined, until));
      expect(canonical([again.state, again.log])).toBe(canonical([then.state, then.log]));
    }
  });

  test.each([
    [-1, 0],
    [0, 0],
    [3, 3],
    [10_000, MATCH.steps.length],
  ])("until step %i has played %i", (until, played) => {
    expect(value(replay(game, recordOf(MATCH), undefined, until)).steps).toHaveLength(played);
  });

  test("until a step does not look at those behind it", () => {
    const [first] = recordOf(MATCH).steps;
    const record = { ...recordOf(MATCH), steps: first ? [first, first] : [] };
    expect(replay(game, record, undefined, 1).ok).toBe(true);
    expect(replay(game, record).ok).toBe(false);
  });

  test("tells the set-up first, then each step with its draws", () => {
    const moments = momentsOf(MATCH);
    const { setupDraws, steps } = recordOf(MATCH);
    expect(moments.map(({ step }) => step)).toEqual([...Array(steps.length + 1).keys()]);
    expect(moments.map(({ played }) => played)).toEqual([null, ...steps]);
    expect(moments.map(({ draws }) => draws)).toEqual([setupDraws, ...steps.map(({ draws }) => draws)]);
  });

  test("tells what happened at each moment", () => {
    const types = momentsOf(MATCH).map(({ events }) => events.map(({ type }) => type));
    expect(types[0]).toEqual(["match-started", ...Array(3).fill("hand-drawn")]);
    expect(types[1]).toEqual(["bid-placed"]);
    expect(types.at(-1)).toEqual(["turn-ended", "match-ended"]);
  });

  test("the state of a moment stays as it was then", () => {
    for (const { step, state } of momentsOf(MATCH))
      expect(canonical(state)).toBe(canonical(asView<LanternWall>(playOn(begin(3), 2, step).state)));
  });

  test("tells nothing behind `until`", () => {
    expect(momentsOf(MATCH, 4).map(({ step }) => step)).toEqual([0, 1, 2, 3, 4]);
  });
});
