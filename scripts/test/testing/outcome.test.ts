import { describe, expect, test } from "vitest";
import type { Tested } from "../../testing/news.ts";
import { alone, begin, countsOf, end, hear, type PartRun } from "../../testing/outcome.ts";
import type { Part } from "../../testing/parts.ts";
import { progressLine } from "../../testing/progress.ts";
import { clock, endText, failureText, report } from "../../testing/report.ts";

const GREEN = { isGreen: true, said: "", seconds: 61, work: 90 };
const RED = { ...GREEN, isGreen: false, said: "a line\nanother line\n" };
const CHECK: Part = { kind: "check", name: "types", command: ["tsc", "-b"] };
const SUITE: Part = { kind: "vitest", name: "tests in Node", command: ["vitest", "run"] };

function tested(status: Tested["status"], name = "adds", seconds = 1): Tested {
  return {
    file: "packages/a/test/b.test.ts",
    path: ["sums", name],
    status,
    seconds,
    why: status === "failed" ? "3" : "",
  };
}

function runOf(part: Part, ended: PartRun["ended"], tests: readonly Tested[] = []): PartRun {
  const run = begin(part);
  for (const test of tests) hear(run, { kind: "tested", test });
  if (ended) end(run, ended);
  return run;
}

describe("what a run comes to", () => {
  test("green checks and passed tests are counted together, skipped ones apart", () => {
    const runs = [runOf(CHECK, GREEN), runOf(SUITE, GREEN, [tested("passed"), tested("skipped")])];
    expect(countsOf(runs)).toEqual({ passed: 2, failed: 0, skipped: 1 });
  });

  test("a red check fails with what it said, and is told with its command", () => {
    const { failures } = runOf(CHECK, RED);
    expect(failures).toEqual([{ title: "types", why: "a line\nanother line\n", command: "tsc -b" }]);
    expect(failures.map(failureText)).toEqual(["FAIL types\n     a line\n     another line\n     alone: tsc -b"]);
  });

  test("a runner that is red fails once more only if no test says why", () => {
    expect(countsOf([runOf(SUITE, RED, [tested("failed"), tested("passed")])])).toMatchObject({ failed: 1 });
    expect(countsOf([runOf(SUITE, RED, [tested("passed")])])).toMatchObject({ passed: 1, failed: 1 });
  });

  test("a runner that has run nothing is not green", () => {
    expect(countsOf([runOf(SUITE, GREEN)])).toMatchObject({ failed: 1 });
  });

  test("an error that belongs to no test fails, with the file that could not be loaded", () => {
    const run = runOf(SUITE, undefined, [tested("passed")]);
    hear(run, { kind: "broken", file: "packages/a/test/c.test.ts", why: "no such module" });
    end(run, RED);
    expect(run.failures).toEqual([
      {
        title: "packages/a/test/c.test.ts",
        why: "no such module",
        command: "npx vitest run packages/a/test/c.test.ts",
      },
    ]);
  });
});

describe("the command for one test", () => {
  test("names the file and the test, with whatever a shell or a pattern would take otherwise", () => {
    expect(alone(SUITE, "a.test.ts", ["sums", "isn't 1 + 1 (or 2)?"])).toBe(
      "npx vitest run a.test.ts -t 'sums isn'\\''t 1 \\+ 1 \\(or 2\\)\\?'",
    );
    const browser: Part = { kind: "playwright", name: "tests in the browser", command: ["playwright", "test"] };
    expect(alone(browser, "e2e/a.spec.ts", ["[x]"])).toBe("npx playwright test -c apps/web e2e/a.spec.ts -g '\\[x\\]'");
  });
});

describe("what people read", () => {
  const tests = [tested("passed", "slow", 12), tested("passed"), tested("failed", "wrong")];
  const runs = [runOf(CHECK, GREEN), runOf(SUITE, RED, tests)];
  const text = report(runs, { ring: "quick", seed: 7, cores: 2, seconds: 430 });

  test("at the end: failures with their commands, parts with minutes, slowest tests, seed, and the counts last", () => {
    expect(text).toMatch(/^Failed\n {2}packages.* › sums › wrong\n {4}npx vitest run .* -t 'sums wrong'\n/);
    expect(text).toMatch(/tests in Node +3 +1:01 +1:30\n/);
    expect(text).toMatch(/The 20 slowest tests\n +12\.0 s .* › slow\n/);
    expect(text).toContain("GATEHOUSE_SEED=7 npm test\n7:10 minutes on 2 cores\n");
    expect(text.split("\n").at(-1)).toBe("3 passed, 1 failed, 0 skipped");
  });

  test("of other rings: the command of that ring", () => {
    expect(report(runs, { ring: "long", seed: 7, cores: 1, seconds: 1 })).toContain(
      "GATEHOUSE_SEED=7 npm run test:long\n",
    );
  });

  test("while it runs: how far it is, what runs, and how much has failed", () => {
    const running = runOf(SUITE, undefined, [tested("failed")]);
    hear(running, { kind: "planned", tests: 4 });
    hear(running, { kind: "timed", file: "a.test.ts", seconds: 10 });
    hear(running, { kind: "timed", file: "a.test.ts", seconds: 5 });
    const line = progressLine([runOf(CHECK, GREEN), running, begin(CHECK)], 75, 60);
    expect(line).toBe(`1:15 [${"#".repeat(6)}${".".repeat(18)}] 1 failed · tests in Node 1 of 4 · types`);
    expect(progressLine([running], 75, 60, 20)).toHaveLength(19);
  });

  test("when a part ends: whether it is green, and its minutes", () => {
    expect(runs.map(endText)).toEqual(["ok   types (1:01)", "FAIL tests in Node (1:01, 3 tests)"]);
    expect([0, 59.4, 59.6, 600].map(clock)).toEqual(["0:00", "0:59", "1:00", "10:00"]);
  });
});
