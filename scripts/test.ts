// The whole test command: every check and every test, then one line that counts them.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name: string) => join(root, "node_modules", ".bin", name);

/** Checks that are one thing each: green or red. */
const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ["format and lint", bin("biome"), "check", "--error-on-warnings"],
  ["types", bin("tsc"), "-p", "tsconfig.json"],
  ["types of the rules, without Node", bin("tsc"), "-p", "tsconfig.rules.json"],
  ["web types", bin("tsc"), "-p", "tsconfig.web.json"],
  ["web types of the service worker", bin("tsc"), "-p", "tsconfig.service-worker.json"],
  ["web types of tools and tests", bin("tsc"), "-p", "tsconfig.web-tools.json"],
  ["import arrows and lock file", process.execPath, "scripts/check-tree.ts"],
  ["unused code and dependencies", bin("knip")],
  ["every clause has a test", process.execPath, "scripts/rules.ts"],
  ["web build", process.execPath, "apps/web/build/site.ts"],
  ["web size", process.execPath, "scripts/web-size.ts"],
  ["a browser for the tests", process.execPath, "scripts/browser.ts"],
];

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

function runChecks(counts: Counts): void {
  for (const [name, command, ...args] of CHECKS) {
    const started = performance.now();
    const done = spawnSync(command, args, { cwd: root, encoding: "utf8", env: { ...process.env, FORCE_COLOR: "0" } });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const isGreen = done.status === 0;
    process.stdout.write(`${isGreen ? "ok  " : "FAIL"} ${name} (${seconds} s)\n`);
    if (!isGreen) process.stdout.write(`${done.error ?? ""}${done.stdout}${done.stderr}\n`);
    counts[isGreen ? "passed" : "failed"] += 1;
  }
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function countVitest(found: VitestReport, counts: Counts): void {
  counts.passed += found.numPassedTests;
  counts.failed += found.numFailedTests;
  for (const file of found.testResults) {
    // A file that could not even be loaded has no failing test to be counted.
    if (file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed")) counts.failed += 1;
    for (const test of file.assertionResults) {
      if (test.status === "passed" || test.status === "failed") continue;
      counts.skipped += 1;
      process.stdout.write(`skipped: ${test.fullName}\n`);
    }
  }
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

function countPlaywright({ stats }: PlaywrightReport, counts: Counts): void {
  counts.passed += stats.expected;
  counts.failed += stats.unexpected + stats.flaky;
  counts.skipped += stats.skipped;
}

/** A runner of many tests, which writes a report for programs beside what it shows. */
interface Runner {
  readonly name: string;
  readonly command: string;
  args(report: string): string[];
  env(report: string): NodeJS.ProcessEnv;
  /** Without colours: they are for people, in a log they are rubbish. */
  readonly plain: NodeJS.ProcessEnv;
  /** Adds what the report says; its form is the runner's. */
  count(report: string, counts: Counts): void;
}

const RUNNERS: readonly Runner[] = [
  {
    name: "the tests",
    command: bin("vitest"),
    args: (report) => ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    env: () => ({}),
    plain: { NO_COLOR: "1" },
    count: (report, counts) => countVitest(JSON.parse(report), counts),
  },
  {
    name: "the browser tests",
    command: bin("playwright"),
    args: () => ["test", "-c", "apps/web"],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    // Its workers force colours; beside NO_COLOR Node would warn of that.
    plain: { FORCE_COLOR: "0" },
    count: (report, counts) => countPlaywright(JSON.parse(report), counts),
  },
];

function runTests(runner: Runner, counts: Counts): void {
  const failedBefore = counts.failed;
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-test-"));
  const report = join(folder, "report.json");
  const colours = process.stdout.isTTY ? {} : runner.plain;
  const done = spawnSync(runner.command, runner.args(report), {
    cwd: root,
    env: { ...process.env, ...colours, ...runner.env(report) },
    stdio: ["ignore", "inherit", "inherit"],
  });
  try {
    runner.count(readFileSync(report, "utf8"), counts);
  } catch (error) {
    process.stdout.write(`FAIL ${runner.name} left no report: ${error}\n`);
    counts.failed += 1;
  }
  rmSync(folder, { recursive: true });
  // An error that belongs to no test (thrown behind one that passed, say) is in no report, only in the exit code.
  if (done.status !== 0 && counts.failed === failedBefore) {
    process.stdout.write(`FAIL ${runner.name} ended with an error that no test reports; the lines above say which\n`);
    counts.failed += 1;
  }
}

const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
runChecks(counts);
for (const runner of RUNNERS) runTests(runner, counts);
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
process.exitCode = counts.failed > 0 ? 1 : 0;
