import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { game } from "@gatehouse/template";
import { describe, expect, onTestFinished, test } from "vitest";
import { type RefusedRecord, readFixtures } from "../src/fixtures.ts";
import { refusedProblem, writeRecords } from "../src/records.ts";

const TEMPLATE = fileURLToPath(new URL("../../../games/_template/test", import.meta.url));

/** What a folder has recorded of coins that are short. */
function recordIn(folder: string): RefusedRecord | undefined {
  return readFixtures(folder).refused.find(({ name }) => name === "coins-short.json")?.record;
}

/** The template, citing another clause where coins are short. */
function citing(clause: string): typeof game {
  return { ...game, refusals: { ...game.refusals, "coins-short": { stage: "cost", clause } } };
}

async function problemOf(subject: typeof game, change: Partial<RefusedRecord> = {}): Promise<string | undefined> {
  const { default: english } = await subject.messages.en();
  const record = recordIn(TEMPLATE);
  return record ? refusedProblem(subject, english, { ...record, ...change }) : "no record";
}

/** A copy of the template's records that a test may change. */
function copiedRecords(): string {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-records-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(TEMPLATE, "records"), join(folder, "records"), { recursive: true });
  return folder;
}

/** The clause in a folder's record after `npm run golden`. */
function clauseWritten(subject: typeof game, folder: string): string | undefined {
  writeRecords(subject, folder);
  return recordIn(folder)?.clause;
}

describe("a refused record", () => {
  test("is refused at its last step with its code, citing its clause", async () => {
    expect(await problemOf(game)).toBeUndefined();
    expect(await problemOf(game, { refused: "deed-due" })).toBe("the refusal is coins-short, the record says deed-due");
    expect(await problemOf(game, { steps: [] })).toBe("no step is refused");
  });

  test("shows that the table cites another clause", async () => {
    expect(await problemOf(citing("LW-2.1"))).toBe("coins-short cites LW-2.1, the record says LW-3.2");
  });

  test.for(["LW-9.9", "LW-3", ""])("does not make a clause of “%s”", async (clause) => {
    expect(await problemOf(citing(clause), { clause })).toBe(`coins-short cites ${clause}, which is no clause`);
  });
});

describe("npm run golden", () => {
  test("leaves a record whose clause is not that of the table", () => {
    expect(clauseWritten(citing("LW-2.1"), copiedRecords())).toBe("LW-3.2");
  });

  test("keeps the clause of a record that it plays anew", () => {
    const newer = { ...citing("LW-2.1"), rulesVersion: 2 };
    expect(clauseWritten(newer, copiedRecords())).toBe("LW-3.2");
  });

  test("gives a new record the clause of the table", () => {
    const folder = copiedRecords();
    rmSync(join(folder, "records", "refused", "coins-short.json"));
    expect(clauseWritten(citing("LW-2.1"), folder)).toBe("LW-2.1");
  });
});
