import { recordedDurations } from "./durations.ts";
import { countsOf, type PartRun } from "./outcome.ts";
import { clock, endText, failureText } from "./report.ts";

/** How often a log is told how far a run is. */
const LOG_MS = 30_000;
const SCREEN_MS = 250;
const BAR = 24;

/** Shows how far a run is: on a line that is written over where people look, now and then a new line in a log. */
export class Progress {
  readonly #runs: readonly PartRun[];
  readonly #began = performance.now();
  readonly #isScreen = process.stdout.isTTY === true;
  readonly #timer: NodeJS.Timeout;
  readonly #expected = Object.values(recordedDurations()).reduce((sum, each) => sum + each, 1);

  /** The list of parts may grow. */
  constructor(runs: readonly PartRun[]) {
    this.#runs = runs;
    this.#timer = setInterval(() => this.#tick(), this.#isScreen ? SCREEN_MS : LOG_MS);
  }

  get seconds(): number {
    return (performance.now() - this.#began) / 1000;
  }

  /** Tells what has just failed, at once. */
  failed(run: PartRun, before: number): void {
    for (const failure of run.failures.slice(before)) this.#say(failureText(failure));
  }

  ended(run: PartRun): void {
    this.#say(endText(run));
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#wipe();
  }

  #tick(): void {
    const line = progressLine(this.#runs, this.seconds, this.#expected, process.stdout.columns);
    if (this.#isScreen) process.stdout.write(`\r${line}\x1b[K`);
    else process.stdout.write(`${line}\n`);
  }

  #say(text: string): void {
    this.#wipe();
    process.stdout.write(`${text}\n`);
  }

  #wipe(): void {
    if (this.#isScreen) process.stdout.write("\r\x1b[K");
  }
}

/** How far a run is, in one line that fits; the bar goes by what its test files took the last time. */
export function progressLine(runs: readonly PartRun[], seconds: number, expected: number, columns = 200): string {
  const open = runs.filter(({ ended }) => !ended);
  const done = runs.flatMap(({ files }) => [...files.values()]).reduce((sum, each) => sum + each, 0);
  const filled = Math.floor(BAR * Math.min(1, done / expected));
  const bar = `[${"#".repeat(filled).padEnd(BAR, ".")}]`;
  const names = open.map(({ part, tests, planned: all }) =>
    all > 0 ? `${part.name} ${tests.length} of ${all}` : part.name,
  );
  return `${clock(seconds)} ${bar} ${countsOf(runs).failed} failed · ${names.join(" · ")}`.slice(0, columns - 1);
}
