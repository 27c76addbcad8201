// Changes the rules of a game in many small ways and counts which changes its tests notice. Two passes of Stryker: first
// all tests of the game but the contract suite, to their end, so that it is known of every clause whether its tests
// notice one; then, for the mutants that are left, the contract suite with one random game per check.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { idleClauses, isMissed, type Mutant, table, tallies, union } from "./mutation-report.ts";
import { clausesOf } from "./rules.ts";

/** Per game folder the least score, in per cent. */
const LEAST: Readonly<Record<string, number>> = { "kings-gate": 85 };

const USAGE = `Usage: npm run mutation -- [GAME] [--survivors] [--only FILE] [--workers N]
  GAME         ${Object.keys(LEAST).join(", ")}
  --survivors  list the changes that no test notices
  --only FILE  change only this file of the game's src, and judge nothing; may be repeated
  --workers N  test runners side by side, one per core unless told
Exits with 1 if the score is too low, or the tests of a clause notice nothing.
`;

const root = fileURLToPath(new URL("..", import.meta.url));
const say = (text: string) => process.stdout.write(`${text}\n`);

type StrykerResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const STATUS: Readonly<Record<StrykerResult["status"], Mutant["status"]>> = {
  Killed: "killed",
  Timeout: "timeout",
  Survived: "survived",
  NoCoverage: "not covered",
  RuntimeError: "invalid",
  CompileError: "invalid",
  Ignored: "invalid",
  Pending: "invalid",
};

/** Runs the tests that vitest.mutation.config.ts chooses on every mutant of these places. */
async function pass(mutate: string[], disableBail: boolean, workers: number): Promise<Mutant[]> {
  const stryker = new Stryker({
    testRunner: "vitest",
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    mutate,
    coverageAnalysis: "perTest",
    disableBail,
    concurrency: workers,
    // A busy machine must not pass for a test without end, which counts as killed.
    timeoutMS: 10_000,
    // TypeScript 7 has no programming interface, and nothing in its configuration would have to be rewritten.
    tsconfigFile: "none.json",
    ignorePatterns: ["/bench", "/docs", "/apps", "/data"],
    reporters: [process.stdout.isTTY ? "progress" : "progress-append-only"],
  });
  return (await stryker.runMutationTest()).map(mutantOf);
}

function mutantOf({ fileName, location, mutatorName, replacement, status, killedBy = [] }: StrykerResult): Mutant {
  const file = relative(root, fileName);
  const killers = killedBy.map((id) => id.slice(id.indexOf("#") + 1));
  return { file, location, mutator: mutatorName, replacement, status: STATUS[status], killers };
}

/** The place of a mutant as Stryker's option `mutate` writes it, with columns from 0. */
function placeOf({ file, location: { start, end } }: Mutant): string {
  return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

async function mutantsOf(folder: string, only: readonly string[], workers: number): Promise<Mutant[]> {
  process.env["GATEHOUSE_MUTATED"] = folder;
  const files = only.length > 0 ? only : ["**/*.ts"];
  const src = `games/${folder}/src`;
  say("First pass: the tests of the game");
  const first = await pass(
    files.map((file) => `${src}/${file}`),
    true,
    workers,
  );
  const missed = first.filter(isMissed);
  if (missed.length === 0) return first;
  say(`Second pass: the contract suite, for ${missed.length} of ${first.length} mutants`);
  process.env["GATEHOUSE_CONTRACT"] = "quick";
  const second = await pass([...new Set(missed.map(placeOf))], false, workers);
  const broken = second.filter(({ status }) => status === "invalid").length;
  if (broken > 0) say(`The contract suite could not be loaded for ${broken} of them, which count as missed`);
  return union(first, second);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      survivors: { type: "boolean" },
      only: { type: "string", multiple: true, default: [] },
      workers: { type: "string", default: String(availableParallelism()) },
    },
  });
  const folder = positionals[0] ?? "kings-gate";
  const least = LEAST[folder];
  if (values.help || least === undefined) {
    process.stdout.write(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  process.chdir(root);
  const mutants = await mutantsOf(folder, values.only, Number(values.workers));
  report(mutants, values.survivors ?? false);
  if (values.only.length === 0) judge(folder, mutants, least);
}

function report(mutants: readonly Mutant[], listsSurvivors: boolean): void {
  say(`\n${table(tallies(mutants))}\n`);
  if (!listsSurvivors) return;
  for (const { file, location, mutator, replacement, status } of mutants.filter(isMissed))
    say(
      `${status}  ${file}:${location.start.line}:${location.start.column}  ${mutator}: ${replacement.replaceAll(/\s+/g, " ")}`,
    );
}

function judge(folder: string, mutants: readonly Mutant[], least: number): void {
  const path = `reports/mutation/${folder}.json`;
  mkdirSync(`${root}reports/mutation`, { recursive: true });
  writeFileSync(`${root}${path}`, JSON.stringify(mutants, null, 1));
  say(`Every mutant with its killers: ${path}`);
  const clauses = clausesOf(JSON.parse(readFileSync(`${root}games/${folder}/messages/en.json`, "utf8")));
  const idle = idleClauses(clauses, mutants);
  const score = tallies(mutants).at(-1)?.score ?? 0;
  for (const clause of idle) process.stderr.write(`${clause}: its tests notice no change\n`);
  say(
    `${folder}: ${score.toFixed(1)} % (at least ${least} %), ${clauses.length - idle.length} of ${clauses.length} clauses have a test that notices a change`,
  );
  process.exitCode = score < least || idle.length > 0 ? 1 : 0;
}

await main();
