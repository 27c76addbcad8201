import { describe, expect, test } from "vitest";
import type { Mutant } from "../../mutation/mutant.ts";
import { idleClauses, isBroken, table, tallies, union } from "../../mutation/report.ts";

function mutant(line: number, status: Mutant["status"], file = "a.ts", ...killers: string[]): Mutant {
  const location = { start: { line, column: 1 }, end: { line, column: 5 } };
  return { file, location, mutator: "BooleanLiteral", replacement: "true", status, killers };
}

describe("the report of mutations", () => {
  test("a mutant counts as killed if either pass kills it", () => {
    const first = [mutant(1, "killed"), mutant(2, "survived"), mutant(3, "survived"), mutant(4, "not covered")];
    const second = [mutant(2, "killed"), mutant(3, "not covered"), mutant(4, "survived")];
    expect(union(first, second).map(({ status }) => status)).toEqual(["killed", "killed", "survived", "survived"]);
  });

  test("a second pass that cannot be loaded takes nothing out of the count", () => {
    const first = [mutant(1, "survived"), mutant(2, "not covered")];
    const second = [mutant(1, "invalid"), mutant(2, "invalid")];
    expect(union(first, second)).toEqual(first);
  });

  test("a pass is broken if most of its mutants cannot be loaded, and not if a few cannot", () => {
    const loaded = [mutant(1, "survived"), mutant(2, "killed")];
    expect(isBroken([])).toBe(false);
    expect(isBroken([...loaded, mutant(3, "invalid"), mutant(4, "invalid")])).toBe(false);
    expect(isBroken([mutant(1, "killed"), mutant(2, "invalid"), mutant(3, "invalid")])).toBe(true);
  });

  test("the score leaves out what could not be loaded, and takes a test without end for a kill", () => {
    const statuses = ["killed", "timeout", "survived", "not covered", "invalid"] as const;
    const found = tallies([...statuses.map((status, line) => mutant(line, status)), mutant(1, "killed", "b.ts")]);
    expect(found.map(({ file, score }) => `${file} ${score}`)).toEqual(["a.ts 50", "b.ts 100", "all 60"]);
    expect(table(found).split("\n").at(-1)).toMatch(/^all +60\.0 % +2 +1 +1 +1 +1$/);
  });

  test("a clause is idle unless a test that cites it kills", () => {
    const mutants = [mutant(1, "killed", "a.ts", "the turn > [KG-2.1] [KG-2.10] a"), mutant(2, "survived")];
    expect(idleClauses(["KG-2.1", "KG-2.2", "KG-2.10"], mutants)).toEqual(["KG-2.2"]);
  });
});
