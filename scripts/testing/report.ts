import { countsOf, type Failure, type PartRun, titleOf } from "./outcome.ts";
import type { Ring } from "./rings.ts";

const SLOWEST = 20;

/** What a run was, beside its parts. */
export interface Setting {
  readonly ring: Ring;
  readonly seed: number;
  readonly cores: number;
  readonly seconds: number;
}

/** What people read at the end: what failed, the parts with their minutes, the slowest tests, the seed, and one line of counts. */
export function report(runs: readonly PartRun[], setting: Setting): string {
  const { passed, failed, skipped } = countsOf(runs);
  const { ring, seed, cores, seconds } = setting;
  const command = ring === "quick" ? "npm test" : `npm run test:${ring}`;
  return [
    ...paragraph("Failed", runs.flatMap(({ failures }) => failures).flatMap(failureLines)),
    ...paragraph("Skipped", skippedLines(runs)),
    ...partTable(runs),
    "",
    ...paragraph(`The ${SLOWEST} slowest tests`, slowestLines(runs)),
    `Random games and input of this run: seed ${seed}. The same again: GATEHOUSE_SEED=${seed} ${command}`,
    `${clock(seconds)} minutes on ${cores} ${cores === 1 ? "core" : "cores"}`,
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join("\n");
}

/** What is told of a failure at once. */
export function failureText({ title, why, command }: Failure): string {
  return [
    `FAIL ${title}`,
    ...why
      .trimEnd()
      .split("\n")
      .map((line) => `     ${line}`),
    `     alone: ${command}`,
  ].join("\n");
}

/** What is told of a check or a runner that has ended. */
export function endText({ part, tests, failures, ended }: PartRun): string {
  const what = part.kind === "check" ? "" : `, ${tests.length} tests`;
  return `${failures.length > 0 ? "FAIL" : "ok  "} ${part.name} (${clock(ended?.seconds ?? 0)}${what})`;
}

/** Minutes and seconds. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${`${whole % 60}`.padStart(2, "0")}`;
}

function paragraph(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ""];
}

function failureLines({ title, command }: Failure): string[] {
  return [title, `  ${command}`];
}

function skippedLines(runs: readonly PartRun[]): string[] {
  return runs.flatMap(({ tests }) => tests.filter(({ status }) => status === "skipped").map(titleOf));
}

function partTable(runs: readonly PartRun[]): string[] {
  const rows = runs.flatMap(({ part, tests, ended }) =>
    ended ? [[part.name, part.kind === "check" ? "" : `${tests.length}`, clock(ended.seconds), clock(ended.work)]] : [],
  );
  const heads = ["", "tests", "minutes", "of processor time"];
  const widths = heads.map((head, i) =>
    Math.max(...[head, ...rows.map((row) => row[i] ?? "")].map((text) => text.length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join("  ")
      .trimEnd();
  return [heads, ...rows].map(line);
}

function slowestLines(runs: readonly PartRun[]): string[] {
  const slowest = runs.flatMap(({ tests }) => tests).toSorted((a, b) => b.seconds - a.seconds);
  return slowest.slice(0, SLOWEST).map((test) => `${test.seconds.toFixed(1).padStart(6)} s  ${titleOf(test)}`);
}
