// Compares the speed of this commit with the one before it: both are run alternately, seven times each, so that whatever
// else the machine does hits both. Fails if a game's median is slower by more than a fifth. Usage: npm run bench:check
// [-- REV]   (default: HEAD~1; uncommitted changes count as "this")
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BenchReport, type Change, changes, runBench } from "./bench-run.ts";

const ROUNDS = 7;
const SECONDS = 1;
const SLOWEST = 0.8;

const root = fileURLToPath(new URL("..", import.meta.url));
const revision = process.argv[2] ?? "HEAD~1";

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
}

/** Gives a checkout of the other commit its dependencies: ours where the lock is the same, its own otherwise. */
function furnish(tree: string): void {
  const same =
    readFileSync(join(tree, "package-lock.json"), "utf8") === readFileSync(join(root, "package-lock.json"), "utf8");
  if (!same) {
    execFileSync("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: tree,
      stdio: "inherit",
    });
    return;
  }
  const modules = join(root, "node_modules");
  mkdirSync(join(tree, "node_modules", "@gatehouse"), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== "@gatehouse") symlinkSync(join(modules, name), join(tree, "node_modules", name));
  // Links to workspaces are relative, so the same link leads into the other checkout.
  for (const name of readdirSync(join(modules, "@gatehouse"))) {
    const link = join(modules, "@gatehouse", name);
    if (lstatSync(link).isSymbolicLink())
      symlinkSync(readlinkSync(link), join(tree, "node_modules", "@gatehouse", name));
  }
}

function judge(change: Change): boolean {
  if (change.ratio === null) {
    process.stdout.write(`${change.game}: new, nothing to compare with\n`);
    return true;
  }
  const isFast = change.ratio >= SLOWEST;
  const speeds = `${Math.round(change.before)} → ${Math.round(change.after)} decisions/s`;
  process.stdout.write(`${change.game}: ${speeds}, ratio ${change.ratio.toFixed(2)} ${isFast ? "ok" : "SLOWER"}\n`);
  return isFast;
}

function main(): number {
  const known = spawnSync("git", ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`], { cwd: root });
  if (known.status !== 0) {
    process.stdout.write(`There is no commit ${revision} to compare with.\n`);
    return 0;
  }
  const folder = mkdtempSync(join(tmpdir(), "gatehouse-bench-"));
  const tree = join(folder, "before");
  try {
    git("worktree", "add", "--detach", tree, revision);
    if (!existsSync(join(tree, "apps", "cli", "src", "commands", "bench.ts"))) {
      process.stdout.write(`${revision} has no benchmarks yet: nothing to compare with.\n`);
      return 0;
    }
    furnish(tree);
    const [before, after]: [BenchReport[], BenchReport[]] = [[], []];
    for (let round = 1; round <= ROUNDS; round += 1) {
      process.stderr.write(`round ${round} of ${ROUNDS}\n`);
      before.push(runBench(tree, SECONDS));
      after.push(runBench(root, SECONDS));
    }
    return changes(before, after)
      .map(judge)
      .every((isFast) => isFast)
      ? 0
      : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  } finally {
    spawnSync("git", ["worktree", "remove", "--force", tree], { cwd: root });
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = main();
