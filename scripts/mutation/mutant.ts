interface Position {
  readonly line: number;
  readonly column: number;
}

/** First and last line and column, as Stryker reports them: both counted from 1. */
export interface Location {
  readonly start: Position;
  readonly end: Position;
}

/** One small change to the rules. */
export interface Change {
  readonly file: string;
  readonly location: Location;
  readonly mutator: string;
  readonly replacement: string;
}

/** What became of a change. */
export interface Mutant extends Change {
  /** `invalid` ones could not even be loaded; they do not count. */
  readonly status: "killed" | "timeout" | "survived" | "not covered" | "invalid";
  /** Names of the tests that failed. */
  readonly killers: readonly string[];
}

export const isNoticed = ({ status }: Mutant) => status === "killed" || status === "timeout";
export const isMissed = ({ status }: Mutant) => status === "survived" || status === "not covered";

/** What tells a change from all others. */
export function identity({ file, location: { start, end }, mutator, replacement }: Change): string {
  return JSON.stringify([file, start.line, start.column, end.line, end.column, mutator, replacement]);
}

/** The place of a change as Stryker's option `mutate` writes it, with columns from 0. */
export function placeOf({ file, location: { start, end } }: Change): string {
  return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

/** Whether a location has all of another in it. */
export function encloses(outer: Location, inner: Location): boolean {
  return !isBefore(inner.start, outer.start) && !isBefore(outer.end, inner.end);
}

function isBefore(a: Position, b: Position): boolean {
  return a.line === b.line ? a.column < b.column : a.line < b.line;
}
