import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Mutant } from "../../mutation/mutant.ts";
import { Notes } from "../../mutation/notes.ts";

const folder = mkdtempSync(join(tmpdir(), "gatehouse-notes-"));
afterAll(() => rmSync(folder, { recursive: true }));

function mutant(line: number, status: Mutant["status"]): Mutant {
  const location = { start: { line, column: 1 }, end: { line, column: 5 } };
  return { file: "a.ts", location, mutator: "BooleanLiteral", replacement: "true", status, killers: [] };
}

test("a run goes on where an earlier one of the same sources was ended", () => {
  const path = join(folder, "ended", "notes.jsonl");
  const earlier = new Notes(path, "digest");
  earlier.add("first", mutant(1, "survived"));
  earlier.add("second", mutant(1, "killed"));
  appendFileSync(path, '{"pass":"second","mut');
  new Notes(path, "digest").add("first", mutant(2, "killed"));
  const later = new Notes(path, "digest");
  expect(later.find("first", mutant(1, "invalid"))?.status).toBe("survived");
  expect(later.find("second", mutant(1, "invalid"))?.status).toBe("killed");
  expect(later.find("first", mutant(2, "invalid"))?.status).toBe("killed");
  expect(later.find("second", mutant(2, "invalid"))).toBeUndefined();
});

test("what was found with other sources is forgotten", () => {
  const path = join(folder, "other.jsonl");
  new Notes(path, "one").add("first", mutant(1, "killed"));
  expect(new Notes(path, "two").find("first", mutant(1, "killed"))).toBeUndefined();
  expect(new Notes(path, "one").find("first", mutant(1, "killed"))).toBeUndefined();
});

test("what could not be tried is tried again", () => {
  const path = join(folder, "invalid.jsonl");
  const earlier = new Notes(path, "digest");
  earlier.add("first", mutant(1, "invalid"));
  expect(earlier.find("first", mutant(1, "invalid"))?.status).toBe("invalid");
  expect(new Notes(path, "digest").find("first", mutant(1, "invalid"))).toBeUndefined();
});
