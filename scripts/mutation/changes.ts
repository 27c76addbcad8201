import { globSync, readFileSync } from "node:fs";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { type Change, placeOf } from "./mutant.ts";

type Ignorers = Parameters<Instrumenter["instrument"]>[1]["ignorers"];

/** Every change that Stryker would make to some files, which may be patterns. */
export async function changesOf(patterns: readonly string[], ignorers: Ignorers = []): Promise<Change[]> {
  const files = globSync([...patterns]).sort();
  const { mutants } = await new Instrumenter(silentLogger()).instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(name, "utf8") })),
    { plugins: null, excludedMutations: [], ignorers },
  );
  // The instrumenter counts lines and columns from 0, the report from 1.
  const wanted = mutants.filter(({ status }) => status !== "Ignored");
  return wanted.map(({ fileName, location: { start, end }, mutatorName, replacement }) => ({
    file: fileName,
    location: {
      start: { line: start.line + 1, column: start.column + 1 },
      end: { line: end.line + 1, column: end.column + 1 },
    },
    mutator: mutatorName,
    replacement,
  }));
}

function silentLogger() {
  const silent = () => {};
  const isNever = () => false;
  return {
    ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
    ...{ isTraceEnabled: isNever, isDebugEnabled: isNever, isInfoEnabled: isNever },
    ...{ isWarnEnabled: isNever, isErrorEnabled: isNever, isFatalEnabled: isNever },
  };
}

/** The changes at so many places, evenly over all there are and the same each time. */
export function sampleOf(changes: readonly Change[], places: number): Change[] {
  const every = [...new Set(changes.map(placeOf))];
  const stride = Math.max(1, every.length / places);
  const chosen = new Set(
    every.filter((_place, index) => Math.floor(index / stride) > Math.floor((index - 1) / stride)),
  );
  return changes.filter((change) => chosen.has(placeOf(change)));
}
