import type { News, Tested } from "./news.ts";
import type { Part } from "./parts.ts";
import type { Ended } from "./run.ts";

/** A part of a run: what it has told so far and, once it is over, how it ended. */
export interface PartRun {
  readonly part: Part;
  /** How many tests it knows of. */
  planned: number;
  readonly tests: Tested[];
  /** Seconds per file, as far as they are known. */
  readonly files: Map<string, number>;
  /** What went wrong in it, as it came. */
  readonly failures: Failure[];
  ended?: Ended;
}

/** Something that is red: a test, a check, or an error that belongs to neither. */
export interface Failure {
  readonly title: string;
  readonly why: string;
  /** What runs it alone. */
  readonly command: string;
}

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function begin(part: Part): PartRun {
  return { part, planned: 0, tests: [], files: new Map(), failures: [] };
}

/** Takes up what a runner tells. */
export function hear(run: PartRun, news: News): void {
  if (news.kind === "planned") run.planned += news.tests;
  else if (news.kind === "tested") hearTest(run, news.test);
  else if (news.kind === "timed") run.files.set(news.file, (run.files.get(news.file) ?? 0) + news.seconds);
  else run.failures.push({ title: news.file || run.part.name, why: news.why, command: alone(run.part, news.file) });
}

function hearTest(run: PartRun, test: Tested): void {
  run.tests.push(test);
  if (test.status !== "failed") return;
  run.failures.push({ title: titleOf(test), why: test.why, command: alone(run.part, test.file, test.path) });
}

/** Notes how a part has ended. */
export function end(run: PartRun, ended: Ended): void {
  run.ended = ended;
  const { part, tests, failures } = run;
  const fail = (why: string) => failures.push({ title: part.name, why, command: alone(part) });
  if (!ended.isGreen && failures.length === 0) fail(ended.said);
  // Green because nothing was found to run is not green.
  if (ended.isGreen && part.kind !== "check" && tests.length === 0) fail(`No test was run.\n${ended.said}`);
}

export function countsOf(runs: readonly PartRun[]): Counts {
  const tests = runs.flatMap((run) => run.tests);
  const count = (status: Tested["status"]) => tests.filter((test) => test.status === status).length;
  const greenChecks = runs.filter(({ part, ended }) => part.kind === "check" && ended?.isGreen).length;
  return {
    passed: count("passed") + greenChecks,
    failed: runs.reduce((sum, { failures }) => sum + failures.length, 0),
    skipped: count("skipped"),
  };
}

/** A test as people read it. */
export function titleOf({ file, path }: Pick<Tested, "file" | "path">): string {
  return [file, ...path].join(" › ");
}

/** The command that runs a part, a file or a test alone. */
export function alone({ kind, command }: Part, file = "", path: readonly string[] = []): string {
  const name = path.join(" ").replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  if (kind === "vitest") return shellText(["npx", "vitest", "run", file, ...(name ? ["-t", name] : [])]);
  if (kind === "playwright")
    return shellText(["npx", "playwright", "test", "-c", "apps/web", file, ...(name ? ["-g", name] : [])]);
  return shellText(command);
}

/** A command as it is typed. */
function shellText(words: readonly string[]): string {
  const quoted = (word: string) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
  return words
    .filter((word) => word !== "")
    .map(quoted)
    .join(" ");
}
