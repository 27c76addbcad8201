import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { longestFirst, recordedDurations } from "./durations.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Lets vitest begin with the longest files. Those of one kind stay together: a worker goes on only with its own kind. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = longestFirst(files, ({ moduleId }) => relative(root, moduleId), recordedDurations());
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flat();
  }
}
