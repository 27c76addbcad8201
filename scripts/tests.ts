// Lists every test with its ring, or what became of the tests of an earlier commit; see HELP.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fatesOf, keyOf, type Listed, readMoves, testsOf } from "./testing/inventory.ts";
import { RINGS } from "./testing/rings.ts";

const HELP = `Lists every test with the first ring that runs it.

Usage: npm run tests [-- --since COMMIT [--moves FILE]]

  --since COMMIT   list the tests of this commit instead, each with the ring in which it is now or the test in its place;
                   fails if nobody knows of one
  --moves FILE     tests that are no longer where they were: file, name or /pattern/, what is there now, and why, divided
                   by tabs (default docs/lab/tests-moved.tsv)
  --help           this text

Examples:
  npm run tests | cut -f 1 | sort | uniq -c
  npm run tests -- --since 9d0f4ec
`;

const root = fileURLToPath(new URL("..", import.meta.url));

function main(): void {
  const { values } = parseArgs({
    options: {
      help: { type: "boolean" },
      since: { type: "string" },
      moves: { type: "string", default: "docs/lab/tests-moved.tsv" },
    },
  });
  if (values.help) process.stdout.write(HELP);
  else if (values.since === undefined) listNow();
  else listSince(values.since, values.moves);
}

function listNow(): void {
  const tests = testsOf(root);
  for (const test of tests) process.stdout.write(`${test.ring}\t${keyOf(test)}\n`);
  const counts = RINGS.map((ring) => `${ring} ${tests.filter((test) => test.ring === ring).length}`);
  process.stderr.write(`${tests.length} tests: ${counts.join(", ")}\n`);
}

function listSince(commit: string, moves: string): void {
  const fates = fatesOf(testsAt(commit), testsOf(root), readMoves(readFileSync(join(root, moves), "utf8")));
  for (const fate of fates) process.stdout.write(`${fate.now ?? "NOBODY KNOWS"}\t${keyOf(fate)}\n`);
  const lost = fates.filter(({ now }) => now === undefined);
  process.stderr.write(`${fates.length} tests at ${commit}: ${lost.length} without a line\n`);
  process.exitCode = lost.length > 0 ? 1 : 0;
}

/** Checks the commit out in a folder of its own, installs what it needs, and lists its tests. */
function testsAt(commit: string): readonly Listed[] {
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-tests-"));
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  try {
    run("git", "clone", "--quiet", root, ".");
    run("git", "checkout", "--quiet", commit);
    run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error");
    return testsOf(folder, ["quick"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main();
