// Prints every clause of every game with the tests that prove it, and fails if a clause has none or a test cites a clause that
// does not exist. Usage: npm run rules [-- GAME]
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CATALOGUE } from "@gatehouse/catalogue";
import type { Messages } from "@gatehouse/engine";

const games = fileURLToPath(new URL("../games/", import.meta.url));

/** What the tests of a game say about its clauses. */
export interface Coverage {
  readonly proven: ReadonlyMap<string, readonly string[]>;
  readonly unproven: readonly string[];
  /** Clauses that tests cite, but the rules do not have. */
  readonly unknown: readonly string[];
}

/** The clauses of a game: its messages `rule.KG-4.2`, but not the chapters. */
export function clausesOf(english: Messages): string[] {
  return Object.keys(english).flatMap((key) => /^rule\.([A-Z]+-\d+\.\d+)$/.exec(key)?.[1] ?? []);
}

/** Which clauses of the messages are cited in the names of tests, as `[KG-4.2]`. */
export function coverage(english: Messages, sources: readonly string[]): Coverage {
  const clauses = clausesOf(english);
  const proven = new Map<string, string[]>(clauses.map((clause) => [clause, []]));
  const unknown: string[] = [];
  for (const source of sources) {
    for (const [, name = ""] of source.matchAll(/"((?:\[[A-Z]+-\d+\.\d+\] ?)+[^"]*)"/g)) {
      for (const [, clause = ""] of name.matchAll(/\[([A-Z]+-\d+\.\d+)\]/g)) {
        const tests = proven.get(clause);
        if (tests) tests.push(name.replaceAll(/\[[^\]]+\] ?/g, ""));
        else unknown.push(clause);
      }
    }
  }
  return { proven, unproven: clauses.filter((clause) => proven.get(clause)?.length === 0), unknown };
}

function testsOf(folder: string): string[] {
  return readdirSync(join(games, folder, "test"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(games, folder, "test", name), "utf8"));
}

async function main(): Promise<void> {
  const wanted = process.argv[2];
  for (const entry of CATALOGUE) {
    if (wanted !== undefined && wanted !== entry.id) continue;
    const { default: english } = await (await entry.load()).messages.en();
    const { proven, unproven, unknown } = coverage(english, testsOf(entry.folder));
    process.stdout.write(`${entry.id}: ${proven.size} clauses, ${unproven.length} without a test\n`);
    for (const [clause, tests] of proven) {
      process.stdout.write(`  ${clause}  ${english[`rule.${clause}`]}\n`);
      for (const test of tests) process.stdout.write(`      ${test}\n`);
    }
    for (const clause of unproven) process.stderr.write(`${clause} has no test\n`);
    for (const clause of unknown) process.stderr.write(`a test cites ${clause}, which is no clause\n`);
    if (unproven.length + unknown.length > 0) process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
