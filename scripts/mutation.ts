// Changes the rules of a game in many small ways and counts which changes its tests notice. Two passes of Stryker: first
// all tests of the game but the contract suite, to their end, so that it is known of every clause whether its tests
// notice one; then, for the mutants that are left, the contract suite with one random game per number of seats.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { changesOf, sampleOf } from "./mutation/changes.ts";
import { type Change, isMissed, type Mutant } from "./mutation/mutant.ts";
import { digestOf, Notes, type Pass } from "./mutation/notes.ts";
import { idleClauses, isBroken, table, tallies, union } from "./mutation/report.ts";
import { tryOut } from "./mutation/stryker.ts";
import { clausesOf } from "./rules.ts";

/** Per game folder the least score, in per cent. */
const LEAST: Readonly<Record<string, number>> = {
  "dragon-island": 80,
  "dragonsgate-college": 80,
  "kings-gate": 85,
};

const USAGE = `Usage: npm run mutation -- [GAME] [--survivors] [--first] [--only FILE] [--sample N] [--workers N] [--anew]
  GAME         ${Object.keys(LEAST).join(", ")}
  --survivors  list the changes that no test notices
  --first      without the second pass; the score can only be lower
  --only FILE  change only this file of the game's src, and judge nothing; may be repeated
  --sample N   only the changes at N places, evenly over all there are; judges the score, not the clauses
  --workers N  test runners side by side, one per core unless told
  --anew       try also what an earlier run of the same sources and tests has tried
A run that was ended goes on where it was: every mutant is written to reports/mutation/GAME.partial.jsonl at once.
Exits with 1 if the score is too low, or the tests of a clause notice nothing.
`;

const root = fileURLToPath(new URL("..", import.meta.url));
const say = (text: string) => process.stdout.write(`${text}\n`);

interface Wanted {
  readonly folder: string;
  readonly only: readonly string[];
  readonly sample: number;
  readonly workers: number;
  readonly isFirstOnly: boolean;
  readonly isAnew: boolean;
}

async function mutantsOf(wanted: Wanted): Promise<Mutant[]> {
  const { folder, isFirstOnly, isAnew } = wanted;
  const path = `reports/mutation/${folder}.partial.jsonl`;
  if (isAnew) rmSync(path, { force: true });
  const notes = new Notes(path, digestOf(folder));
  process.env["GATEHOUSE_MUTATED"] = folder;
  const changes = await wantedChanges(wanted);
  say("First pass: the tests of the game");
  const first = await runPass(wanted.sample > 0 ? "sample" : "first", changes, notes, wanted);
  const missed = first.filter(isMissed);
  if (missed.length === 0 || isFirstOnly) return first;
  say("Second pass: the contract suite, for the mutants that are left");
  process.env["GATEHOUSE_CONTRACT"] = "quick";
  const second = await runPass("second", missed, notes, wanted);
  return union(first, second);
}

async function wantedChanges({ folder, only, sample }: Wanted): Promise<readonly Change[]> {
  const files = only.length > 0 ? only : ["**/*.ts"];
  const every = await changesOf(files.map((file) => `games/${folder}/src/${file}`));
  if (sample === 0) return every;
  const chosen = sampleOf(every, sample);
  say(`A sample: ${chosen.length} of ${every.length} changes`);
  return chosen;
}

/** What becomes of changes in a pass. Those that the notes know are not tried again. */
async function runPass(
  pass: Pass,
  changes: readonly Change[],
  notes: Notes,
  { folder, workers }: Wanted,
): Promise<Mutant[]> {
  const left = changes.filter((change) => !notes.find(pass, change));
  say(`${changes.length} changes, ${changes.length - left.length} of them known from an earlier run`);
  const reasons: string[] = [];
  const tell = (mutant: Mutant, reason: string) => {
    notes.add(pass, mutant);
    if (mutant.status === "invalid") reasons.push(reason.split("\n")[0] ?? "");
  };
  const digest = digestOf(folder);
  if (left.length > 0) await tryOut({ folder, changes: left, showsAll: pass === "first", workers, tell });
  sayWhyInvalid(reasons);
  // Stryker copies the game, but not the packages: who edits or installs some breaks the run that is under way.
  if (digestOf(folder) !== digest) throw new Error("Sources or tests were changed during the run: run it again");
  const mutants = changes.flatMap((change) => notes.find(pass, change) ?? []);
  if (mutants.length < changes.length) throw new Error(`${changes.length - mutants.length} changes were not tried`);
  if (isBroken(mutants)) throw new Error("This pass is broken: run it again, what was tried is kept");
  return mutants;
}

/** What kept mutants from being tried, each reason once: without it a broken pass looks like a good one. */
function sayWhyInvalid(reasons: readonly string[]): void {
  for (const [reason, same] of Map.groupBy(reasons, (each) => each)) say(`Invalid, ${same.length} ×: ${reason}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      survivors: { type: "boolean" },
      first: { type: "boolean", default: false },
      anew: { type: "boolean", default: false },
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
  const { only, first: isFirstOnly, anew: isAnew } = values;
  const [sample, workers] = [Number(values.sample), Number(values.workers)];
  const mutants = await mutantsOf({ folder, only, sample, workers, isFirstOnly, isAnew });
  report(mutants, values.survivors ?? false);
  if (only.length > 0) return;
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
