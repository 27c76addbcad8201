import { basename, join } from "node:path";
import { type AnyGame, type Messages, readRecord, replay, verifyRecord, writeRecord } from "@gatehouse/engine";
import { clauseOf, type RefusedRecord, readFixtures, refusalIn, writeFixture } from "./fixtures.ts";
import { gameEndingBy, gameRefusedBy } from "./golden.ts";

/** In what a refused record is not as it says: the step, the code or the clause of the refusal. */
export function refusedProblem(game: AnyGame, english: Messages, record: RefusedRecord): string | undefined {
  const { refused, clause, steps } = record;
  const read = readRecord(game, record);
  const replayed = read.ok ? replay(game, read.value) : read;
  if (replayed.ok) return "no step is refused";
  const code = refusalIn(replayed.error);
  if (code !== refused) return `the refusal is ${code}, the record says ${refused}`;
  const step = replayed.error.code === "bad-step" ? replayed.error.step : 0;
  if (step !== steps.length) return `step ${step} of ${steps.length} is refused`;
  const cited = clauseOf(game, code);
  if (cited !== clause) return `${code} cites ${cited}, the record says ${clause}`;
  const isClause = clause.includes(".") && Object.hasOwn(english, `rule.${clause}`);
  return isClause ? undefined : `${code} cites ${clause}, which is no clause`;
}

/** Writes the records that are missing or no longer hold; those that hold are left as they are. */
export function writeRecords(game: AnyGame, folder: string): void {
  const { valid, refused } = readFixtures(folder);
  for (const reason of game.reasons) {
    const kept = valid.find(({ name }) => basename(name, ".json") === reason);
    const read = kept && readRecord(game, kept.record);
    const found = read?.ok && verifyRecord(game, read.value).ok ? undefined : gameEndingBy(game, reason);
    if (found) writeFixture(join(folder, "records", "valid", `${reason}.json`), writeRecord(found));
  }
  for (const code of Object.keys(game.refusals)) {
    const kept = refused.find(({ name }) => basename(name, ".json") === code);
    const read = kept && readRecord(game, kept.record);
    const replayed = read?.ok ? replay(game, read.value) : read;
    const holds = replayed && !replayed.ok && refusalIn(replayed.error) === code;
    const found = holds ? undefined : gameRefusedBy(game, code);
    if (!found) continue;
    // A clause once recorded stays, also with other steps: if the table says otherwise, a person decides which is right.
    const record: RefusedRecord = { ...found, clause: kept?.record.clause ?? found.clause };
    writeFixture(join(folder, "records", "refused", `${code}.json`), writeRecord(record));
  }
}
