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
  ["import arrows and lock file", process.execPath, "scripts/check-tree.ts"],
  ["unused code and dependencies", bin("knip")],
  ["every clause has a test", process.execPath, "scripts/rules.ts"],
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

function runTests(counts: Counts): void {
  const failedBefore = counts.failed;
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-test-"));
  const report = join(folder, "report.json");
  // Colours only where a person looks; in a log they are rubbish.
  const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: "1" };
  const done = spawnSync(
    bin("vitest"),
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    {
      cwd: root,
      env,
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  try {
    const found: VitestReport = JSON.parse(readFileSync(report, "utf8"));
    counts.passed += found.numPassedTests;
    counts.failed += found.numFailedTests;
    for (const file of found.testResults) {
      // A file that could not even be loaded has no failing test to be counted.
      if (file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"))
        counts.failed += 1;
      for (const test of file.assertionResults) {
        if (test.status === "passed" || test.status === "failed") continue;
        counts.skipped += 1;
        process.stdout.write(`skipped: ${test.fullName}\n`);
      }
    }
  } catch (error) {
    process.stdout.write(`FAIL the tests left no report: ${error}\n`);
    counts.failed += 1;
  }
  rmSync(folder, { recursive: true });
  // An error that belongs to no test (thrown behind one that passed, say) is in no report, only in the exit code.
  if (done.status !== 0 && counts.failed === failedBefore) {
    process.stdout.write("FAIL the tests ended with an error that no test reports; the lines above say which\n");
    counts.failed += 1;
  }
}

const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
runChecks(counts);
runTests(counts);
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
process.exitCode = counts.failed > 0 ? 1 : 0;
