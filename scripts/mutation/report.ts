import { identity, isMissed, isNoticed, type Mutant } from "./mutant.ts";

/** How many mutants of a file, or of all, met which end. */
export interface Tally {
  readonly file: string;
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly invalid: number;
  /** Per cent of the valid mutants that some test noticed; a test that never ends has noticed it too. */
  readonly score: number;
}

/**
 * The mutants of the first pass, with what the second found out about those that the first had missed. What the second
 * could not load stays missed: else a broken second pass would take mutants out of the count and raise the score.
 */
export function union(first: readonly Mutant[], second: readonly Mutant[]): Mutant[] {
  const later = new Map(second.map((mutant) => [identity(mutant), mutant]));
  return first.map((mutant) => {
    const again = later.get(identity(mutant));
    if (!isMissed(mutant) || again === undefined) return mutant;
    return isNoticed(again) || (again.status === "survived" && mutant.status === "not covered") ? again : mutant;
  });
}

/** Whether most mutants could not be tried: no change of the rules does that, only something that breaks the tests themselves. */
export function isBroken(mutants: readonly Mutant[]): boolean {
  return 2 * mutants.filter(({ status }) => status === "invalid").length > mutants.length;
}

/** One tally per file in alphabetical order, and one of all at the end. */
export function tallies(mutants: readonly Mutant[]): Tally[] {
  const files = [...new Set(mutants.map(({ file }) => file))].sort();
  const perFile = files.map((file) =>
    tally(
      file,
      mutants.filter((mutant) => mutant.file === file),
    ),
  );
  return [...perFile, tally("all", mutants)];
}

function tally(file: string, mutants: readonly Mutant[]): Tally {
  const count = (status: Mutant["status"]) => mutants.filter((mutant) => mutant.status === status).length;
  const [killed, timeout, survived, uncovered] = [
    count("killed"),
    count("timeout"),
    count("survived"),
    count("not covered"),
  ];
  const valid = killed + timeout + survived + uncovered;
  const score = valid === 0 ? 100 : (100 * (killed + timeout)) / valid;
  return { file, killed, timeout, survived, uncovered, invalid: count("invalid"), score };
}

/** The clauses, such as `KG-4.2`, whose tests notice none of the mutants. */
export function idleClauses(clauses: readonly string[], mutants: readonly Mutant[]): string[] {
  const killers = new Set(mutants.flatMap((mutant) => mutant.killers));
  const busy = new Set(
    [...killers].flatMap((name) => [...name.matchAll(/\[([A-Z]+-\d+\.\d+)\]/g)].map(([, id]) => id)),
  );
  return clauses.filter((clause) => !busy.has(clause));
}

/** The tallies as a table. */
export function table(rows: readonly Tally[]): string {
  const width = Math.max(...rows.map(({ file }) => file.length));
  const line = (file: string, cells: readonly string[]) =>
    `${file.padEnd(width)}${cells.map((cell) => cell.padStart(12)).join("")}`;
  const head = line("", ["score", "killed", "timeout", "survived", "not covered", "invalid"]);
  const body = rows.map(({ file, score, ...counts }) =>
    line(file, [`${score.toFixed(1)} %`, ...Object.values(counts).map(String)]),
  );
  return [head, ...body].join("\n");
}
