import { relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { type Change, type Mutant, placeOf } from "./mutant.ts";
import { order } from "./plugin.ts";

/** What Stryker says of a mutant. */
export type MutantResult = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const STATUS: Readonly<Record<MutantResult["status"], Mutant["status"]>> = {
  Killed: "killed",
  Timeout: "timeout",
  Survived: "survived",
  NoCoverage: "not covered",
  RuntimeError: "invalid",
  CompileError: "invalid",
  Ignored: "invalid",
  Pending: "invalid",
};

interface Wanted {
  /** Of the game. */
  readonly folder: string;
  readonly changes: readonly Change[];
  /** Whether every mutant is shown to all tests, or only until one notices it. */
  readonly showsAll: boolean;
  readonly workers: number;
  readonly tell: (mutant: Mutant, reason: string) => void;
}

/** Tries changes with the tests that vitest.mutation.config.ts chooses, and tells of each as soon as it is tried. */
export async function tryOut({ folder, changes, showsAll, workers, tell }: Wanted): Promise<void> {
  order({
    changes,
    tell: (result) => {
      if (result.status !== "Ignored") tell(mutantOf(result), result.statusReason ?? "");
    },
  });
  const stryker = new Stryker({
    testRunner: "vitest",
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner"), import.meta.resolve("./plugin.ts")],
    vitest: { configFile: "vitest.mutation.config.ts", related: false },
    mutate: [...new Set(changes.map(placeOf))],
    ignorers: ["wanted-places"],
    coverageAnalysis: "perTest",
    disableBail: showsAll,
    concurrency: workers,
    // A busy machine must not pass for a test without end, which counts as killed; most of those hit Stryker's limit sooner.
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 30,
    // TypeScript 7 has no programming interface, and nothing in its configuration would have to be rewritten.
    tsconfigFile: "none.json",
    // Packages are found through node_modules, where they are; what else is not needed would only be copied and searched.
    ignorePatterns: ["/{apps,bench,data,docs,examples,packages,reports,scripts}", `/games/!(${folder})/**`],
    reporters: [process.stdout.isTTY ? "progress" : "progress-append-only", "at-once"],
    warnings: false,
  });
  await stryker.runMutationTest();
}

function mutantOf({ fileName, location, mutatorName, replacement, status, killedBy = [] }: MutantResult): Mutant {
  const killers = killedBy.map((id) => id.slice(id.indexOf("#") + 1));
  const file = relative(process.cwd(), fileName);
  return { file, location, mutator: mutatorName, replacement, status: STATUS[status], killers };
}
