import type { SeatInfo, TableInfo } from "@gatehouse/protocol";
import { expect, test } from "vitest";
import type { Notes } from "../../src/match/online/notes.ts";
import { freshSalt, hashOfSalt } from "../../src/match/online/salts.ts";
import { findingsOf } from "../../src/match/online/verification.ts";

const [own, other] = [freshSalt(), freshSalt()];
const proof = {
  commitment: "c".repeat(64),
  salts: [
    { seat: 0, salt: own.salt },
    { seat: 1, salt: other.salt },
  ],
  heads: ["h0", "h1", "h2"],
};
const checked = { steps: 2, draws: 9, proof };
const notes: Notes = {
  commitment: proof.commitment,
  saltHashes: [own.saltHash, other.saltHash],
  ownSalt: own.salt,
  last: { seq: 2, head: "h2" },
};
const sitter: SeatInfo = {
  ...({ kind: "person", player: "a", name: "Ann", level: null, cover: null, resigned: false } as const),
  ...{ saltHash: null, salt: null },
};
const table: TableInfo = {
  ...{ id: "kings-gate-000000000000", game: "kings-gate", rulesVersion: 1, options: {}, revision: 1, host: "a" },
  ...({ phase: "over", frozen: null, visibility: "private", pace: { kind: "live", minutes: 5 } } as const),
  ...{ created: "2026-01-01T00:00:00Z", proposal: null, outcome: null, rematch: null, leftOut: [] },
  ...{ commitment: proof.commitment, seats: [sitter, { ...sitter, name: "Ben", player: "b" }] },
};

/** What was found, in short. */
function found(noted: Partial<Notes>, at: Partial<TableInfo> = {}, mine: readonly number[] = [0]): string[] {
  return findingsOf(checked, { ...notes, ...noted }, { ...table, ...at }, mine).map(
    ({ about, holds }) => `${about} ${holds}`,
  );
}

test("a salt is hidden behind its hash", () => {
  expect(hashOfSalt("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
});

test("all is well if everything is as it was noted", () => {
  const all = ["moves yes", "draws yes", "commitment yes", "salts yes", "heads yes", "own-salt yes"];
  expect(found({})).toEqual(all);
});

test.each([
  ["another commitment", { commitment: "d".repeat(64) }, "commitment no"],
  ["the hash of one salt twice", { saltHashes: [own.saltHash, own.saltHash] }, "salts no"],
  ["another head", { last: { seq: 2, head: "other" } }, "heads no"],
  ["a head of another entry", { last: { seq: 7, head: "h2" } }, "heads no"],
  ["the salt of another", { ownSalt: other.salt }, "own-salt no"],
  ["no commitment", { commitment: null }, "commitment unknown"],
  ["no hashes of salts", { saltHashes: [] }, "salts unknown"],
  ["no head", { last: null }, "heads unknown"],
  ["no salt of one's own", { ownSalt: null }, "own-salt unknown"],
])("%s among the notes is found: %s", (_what, noted, finding) => {
  expect(found(noted)).toContain(finding);
});

test("whose salt did not come in time is named, and nobody misses their own that was left out", () => {
  const findings = findingsOf(checked, notes, { ...table, leftOut: [0] }, [0]);
  expect(findings.find(({ about }) => about === "left-out")?.values).toEqual({ names: "Ann" });
  expect(findings.some(({ about }) => about === "own-salt")).toBe(false);
});

test("of a match that nobody sealed only the moves can be checked", () => {
  expect(findingsOf({ ...checked, proof: null }, notes, table, [0]).map(({ about }) => about)).toEqual(["moves"]);
});
