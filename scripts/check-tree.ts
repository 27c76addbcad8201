// Checks what neither the compiler nor the linter sees: which package may import which, that the rules know no outside
// world, and that no lock file names download addresses. Prints each problem and exits with 1 if there is one.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A source file of the repository. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Per folder what its sources may import of ours; the first row that fits counts. `*` is one folder name. */
const ARROWS: readonly (readonly [folder: string, mayImport: readonly string[]])[] = [
  ["packages/engine", []],
  ["packages/grid", []],
  ["packages/bots/src/evaluations", ["packages/engine", "games/*"]],
  ["packages/bots", ["packages/engine"]],
  ["packages/protocol", ["packages/engine"]],
  ["packages/testkit", ["packages/engine"]],
  ["games/catalogue", ["packages/engine", "games/*"]],
  ["games/*", ["packages/engine", "packages/grid"]],
  ["apps/cli", ["packages/engine", "packages/bots", "games/*", "apps/server"]],
  ["apps/*", ["packages/engine", "packages/grid", "packages/bots", "packages/protocol", "games/*"]],
];

const PURE = ["packages/engine", "packages/grid", "packages/bots", "games/*"];
const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\()["'`]([^"'`]+)["'`]/g;

/** Every import against the arrows, and every use of the outside world in a pure package. */
export function treeProblems(sources: readonly Source[], folderOfPackage: ReadonlyMap<string, string>): string[] {
  return sources
    .filter(({ path }) => /\/src\//.test(path))
    .flatMap((source) => sourceProblems(source, folderOfPackage));
}

function sourceProblems({ path, text }: Source, folderOfPackage: ReadonlyMap<string, string>): string[] {
  const own = path.split("/").slice(0, 2).join("/");
  const allowed = ARROWS.find(([folder]) => matches(path, folder))?.[1] ?? [];
  const isPure = PURE.some((folder) => matches(path, folder));
  const problems: string[] = [];
  for (const [, target = ""] of text.matchAll(IMPORT)) {
    const folder = target.startsWith(".") ? folderOf(path, target) : folderOfPackage.get(packageOf(target));
    if (
      folder !== undefined &&
      folder !== own &&
      !(allowed.some((to) => matches(folder, to)) && !target.startsWith("."))
    )
      problems.push(`${path} imports ${target}: ${own} may import ${allowed.join(", ") || "none of our packages"}`);
    if (isPure && target.startsWith("node:")) problems.push(`${path} imports ${target}: rules run in the browser too`);
  }
  if (isPure && /\bMath\.random\b/.test(text)) problems.push(`${path} uses Math.random: luck comes from Chance`);
  return problems;
}

/** The package of an import, also of one of its parts. */
function packageOf(target: string): string {
  return target
    .split("/")
    .slice(0, target.startsWith("@") ? 2 : 1)
    .join("/");
}

function matches(path: string, folder: string): boolean {
  const parts = path.split("/");
  return folder.split("/").every((part, i) => part === "*" || part === parts[i]);
}

/** The package folder that a relative import leads to. */
function folderOf(path: string, target: string): string {
  return new URL(target, `file:///${path}`).pathname.split("/").slice(1, 3).join("/");
}

function main(): void {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const read = (path: string) => ({ path, text: readFileSync(`${root}${path}`, "utf8") });
  const files = listed.split("\n");
  const manifests = files.filter((path) => /^(packages|games|apps)\/[^/]+\/package\.json$/.test(path)).map(read);
  const folders = new Map(
    manifests.map(({ path, text }) => [String(JSON.parse(text).name), path.replace("/package.json", "")]),
  );
  const problems = treeProblems(files.filter((path) => /\.tsx?$/.test(path)).map(read), folders);
  for (const { path, text } of files.filter((each) => /(?:^|\/)package-lock\.json$/.test(each)).map(read))
    if (/"resolved": *"https?:/.test(text))
      problems.push(`${path} names download addresses: run npm install with this project's .npmrc`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
