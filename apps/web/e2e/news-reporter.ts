import { join } from "node:path";
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from "@playwright/test/reporter";
import { tell } from "../../../scripts/testing/news.ts";

/** Tells the test command how far Playwright is. */
export default class NewsReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    tell({ kind: "planned", tests: suite.allTests().length });
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const status =
      result.status === "skipped" ? "skipped" : result.status === test.expectedStatus ? "passed" : "failed";
    // Root, project and file stand above the names.
    const path = test.titlePath().slice(3);
    const why = result.errors.map(whyOf).join("\n");
    const [file, seconds] = [fileOf(test), result.duration / 1000];
    tell({ kind: "tested", test: { file, path, status, seconds, why } });
    tell({ kind: "timed", file, seconds });
  }

  onError(error: TestError): void {
    tell({ kind: "broken", file: "", why: whyOf(error) });
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** The file that Playwright runs: what games have in common is written in others. */
function fileOf(test: TestCase): string {
  const [, , file = ""] = test.titlePath();
  return join("apps/web/e2e", file);
}

function whyOf({ message, snippet, stack, value }: TestError): string {
  return [stack ?? message ?? value, snippet].filter(Boolean).join("\n");
}
