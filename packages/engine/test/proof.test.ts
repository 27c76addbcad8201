import { readFileSync } from "node:fs";
import { game, type LanternWall } from "@gatehouse/template";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  commitment,
  type Entry,
  fingerprint,
  type GameRecord,
  headOf,
  provenRecordOf,
  readRecord,
  recordOf,
  takeback,
  undo,
  verify,
  writeEntry,
  writeRecord,
} from "../src/index.ts";
import { bookFingerprint } from "./by-the-book.ts";
import { anyMutationOf, weirdVersionsOf, withAt } from "./mutations.ts";
import { after, afterDeed, anyDeeds, begin, error, forAny, type LanternMatch, playOn, SEAL, value } from "./table.ts";

/** The record of a sealed match, with its proof. */
function proven(match: LanternMatch): GameRecord<LanternWall> {
  return provenRecordOf({ ...match, seal: match.seal ?? SEAL });
}

/** A sealed match with an undo and a takeback over a draw; seat 0 is on turn after its deed. */
function eventful(): LanternMatch {
  const bids = value(undo(after(begin(3, { seal: SEAL }), "0 bid 1", "1 bid 0"), 0));
  const searched = after(bids, "0 bid 2", "2 bid 0", "0 search");
  return after(value(takeback(searched, 1, 6)), "0 gamble");
}

const RECORD = proven(eventful());
const ENTRIES: readonly Entry<LanternWall>[] = RECORD.proof?.entries ?? [];

/** What is wrong with a record from anywhere. */
function faultOf(input: unknown) {
  const read = readRecord(game, input);
  return error(read.ok ? verify(game, read.value) : read);
}

/** The record with one thing of its proof changed. */
function changed(place: string, other: unknown): unknown {
  return withAt(RECORD, ["proof", ...place.split(".")], other);
}

/** The record with other entries, counted anew. */
function withEntries(entries: readonly object[]): unknown {
  return changed(
    "entries",
    entries.map((entry, seq) => ({ ...entry, seq })),
  );
}

describe("a fair match", () => {
  test("verifies, with its undo and its takeback", () => {
    const match = value(verify(game, value(readRecord(game, writeRecord(RECORD)))));
    expect(match.log.map(({ kind }) => kind).join(" ")).toBe("start step step undo step step step takeback step");
    expect(headOf(match)).toBe(headOf(eventful()));
    expect(match.seal).toEqual(SEAL);
  });

  test("verifies whatever people do", () => {
    forAny(fc.tuple(fc.integer({ min: 2, max: 4 }), anyDeeds), ([seats, deeds]) => {
      const match = deeds.reduce(afterDeed, begin(seats, { seal: SEAL }));
      const verified = value(verify(game, value(readRecord(game, writeRecord(proven(match))))));
      expect(verified.log).toEqual(match.log);
    });
  });

  test("verifies to its end, and without any salt", () => {
    const match = playOn(begin(4, { seal: { ...SEAL, salts: [] } }), 6);
    expect(verify(game, proven(match)).ok).toBe(true);
  });

  test("names in its proof what was committed to, and the secret", () => {
    expect(RECORD.proof?.seal).toMatchObject({ ...SEAL, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test("a record without a proof is verified as a record", () => {
    expect(value(verify(game, recordOf(eventful()))).seal).toBeNull();
    expect(faultOf({ ...recordOf(eventful()), digest: "00".repeat(32) }).code).toBe("other-digest");
  });

  test("the text has one entry per line", () => {
    const lines = writeRecord(RECORD).split("\n");
    const first = lines.findIndex((line) => line.startsWith('  "proof"')) + 1;
    expect(lines.slice(first, first + ENTRIES.length).map((line) => JSON.parse(line.replace(/,$/, "")))).toEqual(
      ENTRIES,
    );
  });
});

describe("the example of docs/protocol.md", () => {
  const PROTOCOL = readFileSync(new URL("../../../docs/protocol.md", import.meta.url), "utf8");
  const TEXT = /```json\n([^`]+)```/.exec(PROTOCOL)?.[1] ?? "";

  test("is what the engine writes, and verifies", () => {
    const record = value(readRecord(game, TEXT));
    expect(writeRecord(record)).toBe(TEXT);
    expect(value(verify(game, record)).steps).toHaveLength(2);
  });

  test("shows its genesis and its entries in words", () => {
    const { log, seal, rules } = value(verify(game, value(readRecord(game, TEXT))));
    const sealed = { ...seal, secret: undefined, commitment: commitment(seal?.match ?? "", seal?.secret ?? "") };
    expect(PROTOCOL).toContain(
      bookFingerprint(JSON.parse(JSON.stringify({ game: game.id, rulesVersion: 1, options: rules.options, sealed }))),
    );
    const texts = log.map((entry) => writeEntry(game, entry));
    for (const seq of [0, 1, 2, 4]) expect(PROTOCOL).toContain(`\`${texts[seq]}\``);
  });
});

describe("a proof that does not hold", () => {
  const OTHER = "0f".repeat(32);

  test.each([
    ["the secret", "seal.secret", OTHER],
    ["the commitment", "seal.commitment", OTHER],
    ["the name of the match", "seal.match", "m-2"],
  ])("%s was changed", (_what, place, other) => {
    expect(faultOf(changed(place, other))).toEqual({ code: "other-commitment" });
  });

  test.each([
    ["a salt was changed", "seal.salts.1.salt", OTHER],
    ["a salt was left out", "seal.salts.1", undefined],
    ["a salt was moved to another seat", "seal.salts.1.seat", 1],
  ])("%s: the draws are others from the first on", (_what, place, other) => {
    expect(faultOf(changed(place, other))).toMatchObject({ code: "other-draws", seq: 0 });
  });

  test("a draw of the set-up was changed", () => {
    expect(faultOf(changed("entries.0.draws.0", 9))).toMatchObject({ code: "other-draws", seq: 0 });
  });

  test("a draw of a step was changed, also of one taken back", () => {
    for (const seq of [6, 8]) {
      const fault = faultOf(changed(`entries.${seq}.draws.0`, 77));
      expect(fault).toMatchObject({ code: "other-draws", seq, found: expect.stringContaining("77") });
    }
  });

  test("a draw was added where none was drawn", () => {
    expect(faultOf(changed("entries.1.draws", [0]))).toEqual({ code: "other-draws", seq: 1, expected: "", found: "0" });
  });

  test("an action that was taken back was changed to another legal one", () => {
    expect(faultOf(changed("entries.1.action.coins", 0))).toEqual({ code: "other-head", seq: 1 });
  });

  test("an action was changed to one that is refused", () => {
    const fault = { code: "refused", refusal: { code: "bid-first" } };
    expect(faultOf(changed("entries.2.action", { type: "gamble" }))).toEqual({ code: "bad-entry", seq: 2, fault });
  });

  test("an entry was given to another seat", () => {
    expect(faultOf(changed("entries.7.seat", 2))).toEqual({ code: "other-head", seq: 7 });
    expect(faultOf(changed("entries.8.seat", 9))).toMatchObject({ code: "bad-entry", fault: { code: "unknown-seat" } });
  });

  test("a head was changed", () => {
    for (const seq of ENTRIES.keys())
      expect(faultOf(changed(`entries.${seq}.head`, OTHER))).toEqual({ code: "other-head", seq });
  });

  test("an undo or takeback goes to another step", () => {
    expect(faultOf(changed("entries.3.to", 2))).toEqual({
      code: "bad-entry",
      seq: 3,
      fault: { code: "not-a-step", seq: 2 },
    });
    expect(faultOf(changed("entries.7.to", 5))).toEqual({ code: "other-head", seq: 7 });
  });

  test("an undo is said to be a takeback", () => {
    expect(faultOf(changed("entries.3.kind", "takeback"))).toEqual({ code: "other-head", seq: 3 });
  });

  test("an undo carries draws of its own, which nobody looks at", () => {
    const read = value(readRecord(game, changed("entries.3.draws", null)));
    expect(verify(game, read).ok).toBe(true);
  });

  test("the first entry is said to be a step", () => {
    const first = { ...ENTRIES[0], kind: "step", seat: 0, action: { type: "gamble" } };
    expect(faultOf(withEntries([first, ...ENTRIES.slice(1)]))).toEqual({ code: "other-head", seq: 0 });
  });

  test("there are two starts, or none", () => {
    expect(faultOf(withEntries([...ENTRIES.slice(0, 1), ...ENTRIES]))).toEqual({ code: "other-head", seq: 1 });
    expect(faultOf(withEntries([]))).toEqual({ code: "other-head", seq: 0 });
    expect(faultOf({ ...proven(begin(3, { seal: SEAL })), proof: { ...RECORD.proof, entries: [] } })).toEqual({
      code: "other-head",
      seq: 0,
    });
  });
});

describe("entries were dropped", () => {
  test("and leave a gap", () => {
    for (let seq = 0; seq < ENTRIES.length - 1; seq += 1) {
      const fault = faultOf(changed(`entries.${seq}`, undefined));
      expect(fault).toMatchObject({ code: "bad-record", problem: { path: `proof.entries[${seq}]` } });
    }
  });

  test("and the others were counted anew", () => {
    for (let seq = 1; seq < ENTRIES.length - 1; seq += 1)
      expect(faultOf(withEntries(ENTRIES.toSpliced(seq, 1))).code).toMatch(/^(other-head|other-draws|bad-entry)$/);
  });

  test("at the end", () => {
    expect(faultOf(withEntries(ENTRIES.slice(0, -1)))).toEqual({ code: "other-steps" });
  });
});

describe("a proof and a record that do not belong together", () => {
  const { digest: _digest, proof, ...body } = RECORD;
  const forged = (change: object) => ({ ...body, ...change, digest: fingerprint({ ...body, ...change }), proof });

  test("the record has fewer steps", () => {
    expect(faultOf(forged({ steps: body.steps.slice(0, -1) }))).toEqual({ code: "other-steps" });
  });

  test("the record has another set-up, of which no step depends", () => {
    const bare = proven(begin(3, { seal: SEAL }));
    const other = recordOf(begin(3));
    expect(faultOf({ ...other, proof: bare.proof })).toEqual({ code: "other-steps" });
  });

  test("the record has other options", () => {
    expect(faultOf(forged({ options: { seats: 3, rounds: 4 } })).code).toBe("other-head");
  });
});

describe("a seal of the wrong shape", () => {
  test.each([
    ["seal", [null, {}, [], "x"]],
    ["seal.match", [7, null, undefined]],
    ["seal.secret", ["", "AB".repeat(32), null, undefined]],
    ["seal.commitment", ["", null, undefined]],
    ["seal.salts", [null, {}, [null], [{}], [{ seat: 0 }], [{ seat: -1, salt: SEAL.secret }]]],
    ["seal.salts", [[{ seat: 256, salt: SEAL.secret }], [{ seat: 0.5, salt: SEAL.secret }]]],
    ["seal.salts", [SEAL.salts.toReversed(), [...SEAL.salts, ...SEAL.salts.slice(1)]]],
  ])("%s", (place, values) => {
    for (const other of values)
      expect(faultOf(changed(place, other))).toMatchObject({ code: "bad-record", problem: { path: "proof.seal" } });
  });
});

test("a seat of a salt is a byte: 255 is the last", () => {
  expect(faultOf(changed("seal.salts.1.seat", 255)).code).toBe("other-draws");
});

describe("whatever stands in a proof, nothing throws", () => {
  test("each weird value in each place", () => {
    for (const { where, changed: proof } of weirdVersionsOf(RECORD.proof)) {
      const read = readRecord(game, { ...RECORD, proof });
      expect(read.ok && verify(game, read.value).ok, where).toBe(false);
    }
  });

  test("any mutation", () => {
    forAny(
      anyMutationOf(RECORD),
      (input) => {
        const read = readRecord(game, input);
        expect(read.ok ? verify(game, read.value) : read).toHaveProperty("ok");
      },
      400,
    );
  });
});
