import type { Answer, Chance, Game, GameTypes, Problem } from "./contract.ts";
import { commitment, dealer, isHash, type Seal } from "./fairness.ts";
import type { ProofFault } from "./faults.ts";
import { type Entry, type Match, start, submit, takeback, undo } from "./match.ts";
import { isDraws, isForeign, shown } from "./reading.ts";
import { type GameRecord, recordOf, verifyRecord } from "./record.ts";
import { no, yes } from "./tools.ts";

/** The evidence that no draw of a match was chosen or changed: its opened seal and its whole log with all heads. */
export interface Proof<G extends GameTypes> {
  readonly seal: Seal & { readonly commitment: string };
  readonly entries: readonly Entry<G>[];
}

/** The record of a sealed match with its proof. This opens the secret: only for a match that has ended. */
export function provenRecordOf<G extends GameTypes>(match: Match<G> & { readonly seal: Seal }): GameRecord<G> {
  const { seal } = match;
  const opened = { ...seal, commitment: commitment(seal.match, seal.secret) };
  return { ...recordOf(match), proof: { seal: opened, entries: match.log } };
}

/**
 * Verifies a record and, where it carries one, its proof: the commitment, then every entry of the log again with the draws
 * that the seal gives, every head, and that the log without what was taken back is the record.
 */
export function verify<G extends GameTypes>(game: Game<G>, record: GameRecord<G>): Answer<Match<G>, ProofFault<G>> {
  const verified = verifyRecord(game, record);
  if (!verified.ok || record.proof === undefined) return verified;
  const { seal, entries } = record.proof;
  if (commitment(seal.match, seal.secret) !== seal.commitment) return no({ code: "other-commitment" });
  const { commitment: _published, ...opened } = seal;
  const started = start(game, record.options, dealer(opened, 0), opened);
  if (!started.ok) return started;
  let match = started.value.match;
  for (const [seq, entry] of entries.entries()) {
    if (seq > 0) {
      const next = relive(match, entry, dealer(opened, match.drawn));
      if (!next.ok) return next;
      match = next.value;
    }
    const made = match.log[seq];
    if (made?.kind !== entry.kind) return no({ code: "other-head", seq });
    const [expected, found] = [drawsOf(made), drawsOf(entry)];
    if (expected !== found) return no({ code: "other-draws", seq, expected, found });
    if (made.head !== entry.head) return no({ code: "other-head", seq });
  }
  if (entries.length === 0) return no({ code: "other-head", seq: 0 });
  // The digest stands for the whole record: its set-up as well as its steps.
  return recordOf(match).digest === record.digest ? yes(match) : no({ code: "other-steps" });
}

/** Does again what an entry of a log says. */
function relive<G extends GameTypes>(
  match: Match<G>,
  entry: Entry<G>,
  chance: Chance,
): Answer<Match<G>, ProofFault<G>> {
  const seq = match.log.length;
  if (entry.kind === "step") {
    const done = submit(match, entry.seat, [entry.action], chance);
    return done.ok ? yes(done.value.match) : no({ code: "bad-entry", seq, fault: done.error.fault });
  }
  if (entry.kind === "start") return no({ code: "other-head", seq });
  const done = (entry.kind === "undo" ? undo : takeback)(match, entry.seat, entry.to);
  return done.ok ? done : no({ code: "bad-entry", seq, fault: done.error });
}

function drawsOf<G extends GameTypes>(entry: Entry<G>): string {
  return entry.kind === "start" || entry.kind === "step" ? entry.draws.join(" ") : "";
}

/** The first thing that is not as a proof has it. */
export function proofProblem(found: unknown): Problem | null {
  if (!isForeign(found)) return { path: "proof", expected: "{ seal, entries }", found: shown(found) };
  const { seal, entries } = found;
  if (!isSeal(seal))
    return { path: "proof.seal", expected: "{ match, secret, salts, commitment }", found: shown(seal) };
  if (!Array.isArray(entries)) return { path: "proof.entries", expected: "[ … ]", found: shown(entries) };
  const wrong = entries.findIndex((entry: unknown, seq) => !isEntry(entry, seq));
  const path = `proof.entries[${wrong}]`;
  return wrong < 0 ? null : { path, expected: "{ seq, kind, …, head }", found: shown(entries[wrong]) };
}

function isSeal(seal: unknown): boolean {
  if (!isForeign(seal) || typeof seal["match"] !== "string" || !Array.isArray(seal["salts"])) return false;
  return isHash(seal["secret"]) && isHash(seal["commitment"]) && areSalts(seal["salts"]);
}

function areSalts(salts: readonly unknown[]): boolean {
  let previous = -1;
  for (const salt of salts) {
    if (!isForeign(salt) || !Number.isInteger(salt["seat"]) || !isHash(salt["salt"])) return false;
    const seat = Number(salt["seat"]);
    // In one order only, and no seat twice: else the operator could try orders until the draws please.
    if (seat <= previous || seat > 255) return false;
    previous = seat;
  }
  return true;
}

function isEntry(entry: unknown, seq: number): boolean {
  if (!isForeign(entry) || entry["seq"] !== seq || !isHash(entry["head"])) return false;
  switch (entry["kind"]) {
    case "start":
      return isDraws(entry["draws"]);
    case "step":
      return Number.isInteger(entry["seat"]) && isForeign(entry["action"]) && isDraws(entry["draws"]);
    case "undo":
    case "takeback":
      return Number.isInteger(entry["seat"]) && Number.isInteger(entry["to"]);
    default:
      return false;
  }
}
