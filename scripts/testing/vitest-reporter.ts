import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { tell } from "./news.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Failure {
  readonly message: string;
  readonly diff?: string;
  readonly stack?: string;
}

/** Tells the test command how far vitest is. */
export default class NewsReporter implements Reporter {
  onTestModuleCollected(module: TestModule): void {
    tell({ kind: "planned", tests: [...module.children.allTests()].filter(isWanted).length });
  }

  onTestCaseResult(test: TestCase): void {
    if (!isWanted(test)) return;
    const { state, errors = [] } = test.result();
    const status = state === "pending" ? "failed" : state;
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    const path = pathOf(test);
    tell({ kind: "tested", test: { file: fileOf(test.module), path, status, seconds, why: whyOf(errors) } });
  }

  onTestModuleEnd(module: TestModule): void {
    tell({ kind: "timed", file: fileOf(module), seconds: module.diagnostic().duration / 1000 });
    const errors = module.errors();
    if (errors.length > 0) tell({ kind: "broken", file: fileOf(module), why: whyOf(errors) });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly Failure[]): void {
    if (errors.length > 0) tell({ kind: "broken", file: "", why: whyOf(errors) });
  }
}

/** Whether a test belongs to this ring: vitest takes those that its filter of tags leaves out for skipped ones. */
function isWanted(test: TestCase): boolean {
  const later = new Set((process.env["GATEHOUSE_LATER_TAGS"] ?? "").split(" "));
  return !test.tags.some((tag) => later.has(tag));
}

function pathOf(test: TestCase): string[] {
  const names = [test.name];
  for (let above = test.parent; above.type === "suite"; above = above.parent) names.unshift(above.name);
  return names;
}

function fileOf(module: TestModule): string {
  return relative(root, module.moduleId);
}

function whyOf(errors: readonly Failure[]): string {
  return errors
    .map(({ message, diff = "", stack = "" }) => [message, diff, stack].filter(Boolean).join("\n"))
    .join("\n");
}
