// Changes the rules of a game in many small ways and counts which changes its tests notice. Two passes of Stryker: first
// all tests of the game but the contract suite, to their end, so that it is known of every clause whether its tests
// notice one; then, for the mutants that are left, the contract suite with one random game per check.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { idleClauses, isMissed, type Mutant, table, tallies, union } from "./mutation-report.ts";
import { clausesOf } from "./rules.ts";

/** Per game folder the least score, in per cent. */
const LEAST: Readonly<Record<string, number>> = {
  "dragon-island": 80,
  "dragonsgate-college": 80,
  "kings-gate": 85,
};

const USAGE = `Usage: npm run mutation -- [GAME] [--survivors] [--first] [--only FILE] [--sample N] [--workers N]
  GAME         ${Object.keys(LEAST).join(", ")}
  --survivors  list the changes that no test notices
  --first      without the second pass, which takes longest; the score can only be lower
  --only FILE  change only this file of the game's src, and judge nothing; may be repeated
  --sample N   only the changes at N places, evenly over all there are; judges the score, not the clauses
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
  const results = await stryker.runMutationTest();
  sayWhyInvalid(results);
  return results.map(mutantOf);
}

/** What kept mutants from being tried, each reason once: without it a broken pass looks like a good one. */
function sayWhyInvalid(results: readonly StrykerResult[]): void {
  const reasons = results
    .filter(({ status }) => STATUS[status] === "invalid")
    .map(({ status, statusReason = "" }) => `${status}: ${statusReason.split("\n")[0]}`);
  for (const reason of new Set(reasons))
    say(`Invalid, ${reasons.filter((each) => each === reason).length} ×: ${reason}`);
}

function mutantOf({ fileName, location, mutatorName, replacement, status, killedBy = [] }: StrykerResult): Mutant {
  const file = relative(root, fileName);
  const killers = killedBy.map((id) => id.slice(id.indexOf("#") + 1));
  return { file, location, mutator: mutatorName, replacement, status: STATUS[status], killers };
}

/** The place of a mutant as Stryker's option `mutate` writes it, with columns from 0. */
function placeOf({ file, location: { start, end } }: Pick<Mutant, "file" | "location">): string {
  return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

interface Wanted {
  readonly folder: string;
  readonly only: readonly string[];
  readonly sample: number;
  readonly workers: number;
  readonly isFirstOnly: boolean;
}

/** What Stryker is to change: whole files, or the places of a sample. */
async function placesOf({ folder, only, sample }: Wanted): Promise<string[]> {
  const files = (only.length > 0 ? only : ["**/*.ts"]).map((file) => `games/${folder}/src/${file}`);
  if (sample === 0) return files;
  const every = await possible(files.flatMap((file) => globSync(file)).sort());
  const stride = Math.max(1, every.length / sample);
  const chosen = Array.from(
    { length: Math.min(sample, every.length) },
    (_each, index) => every[Math.floor(index * stride)],
  );
  say(`A sample: ${chosen.length} places, where ${every.length} would be possible`);
  return [...new Set(chosen.flatMap((mutant) => (mutant === undefined ? [] : [placeOf(mutant)])))];
}

/** Every change that Stryker would make to some files. */
async function possible(files: readonly string[]): Promise<Pick<Mutant, "file" | "location">[]> {
  const silent = () => {};
  const logger = { trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent };
  const isNever = () => false;
  const levels = {
    isTraceEnabled: isNever,
    isDebugEnabled: isNever,
    isInfoEnabled: isNever,
    isWarnEnabled: isNever,
    isErrorEnabled: isNever,
    isFatalEnabled: isNever,
  };
  const { mutants } = await new Instrumenter({ ...logger, ...levels }).instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(name, "utf8") })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  // The instrumenter counts lines from 0, the report from 1.
  return mutants.map(({ fileName, location: { start, end } }) => ({
    file: fileName,
    location: {
      start: { line: start.line + 1, column: start.column + 1 },
      end: { line: end.line + 1, column: end.column + 1 },
    },
  }));
}

async function mutantsOf(wanted: Wanted): Promise<Mutant[]> {
  const { folder, sample, workers, isFirstOnly } = wanted;
  process.env["GATEHOUSE_MUTATED"] = folder;
  const places = await placesOf(wanted);
  say("First pass: the tests of the game");
  const first = await pass(places, sample === 0, workers);
  const missed = first.filter(isMissed);
  if (missed.length === 0 || isFirstOnly) return first;
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
      first: { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
      sample: { type: "string", default: "0" },
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
  const [sample, workers] = [Number(values.sample), Number(values.workers)];
  const mutants = await mutantsOf({ folder, only: values.only, sample, workers, isFirstOnly: values.first });
  report(mutants, values.survivors ?? false);
  if (values.only.length > 0) return;
  if (sample > 0) judgeSample(folder, mutants, least);
  else judge(folder, mutants, least);
}

function report(mutants: readonly Mutant[], listsSurvivors: boolean): void {
  say(`\n${table(tallies(mutants))}\n`);
  if (!listsSurvivors) return;
  for (const { file, location, mutator, replacement, status } of mutants.filter(isMissed))
    say(
      `${status}  ${file}:${location.start.line}:${location.start.column}  ${mutator}: ${replacement.replaceAll(/\s+/g, " ")}`,
    );
}

function scoreOf(mutants: readonly Mutant[]): number {
  return tallies(mutants).at(-1)?.score ?? 0;
}

/** A sample says nothing about single clauses, and the score only with a margin. */
function judgeSample(folder: string, mutants: readonly Mutant[], least: number): void {
  const score = scoreOf(mutants);
  const margin = 1.96 * Math.sqrt((score * (100 - score)) / Math.max(1, mutants.length));
  say(`${folder}: ${score.toFixed(1)} % ± ${margin.toFixed(1)} of ${mutants.length} changes (at least ${least} %)`);
  process.exitCode = score < least ? 1 : 0;
}

function judge(folder: string, mutants: readonly Mutant[], least: number): void {
  const path = `reports/mutation/${folder}.json`;
  mkdirSync(`${root}reports/mutation`, { recursive: true });
  writeFileSync(`${root}${path}`, JSON.stringify(mutants, null, 1));
  say(`Every mutant with its killers: ${path}`);
  const clauses = clausesOf(JSON.parse(readFileSync(`${root}games/${folder}/messages/en.json`, "utf8")));
  const idle = idleClauses(clauses, mutants);
  const score = scoreOf(mutants);
  for (const clause of idle) process.stderr.write(`${clause}: its tests notice no change\n`);
  say(
    `${folder}: ${score.toFixed(1)} % (at least ${least} %), ${clauses.length - idle.length} of ${clauses.length} clauses have a test that notices a change`,
  );
  process.exitCode = score < least || idle.length > 0 ? 1 : 0;
}

await main();
