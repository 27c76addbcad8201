import { spawnSync } from "node:child_process";
import { join, relative } from "node:path";
import { laterTags, RINGS, type Ring } from "./rings.ts";

/** A test, and the first ring that runs it. */
export interface Listed {
  /** From the root of the repository. */
  readonly file: string;
  /** With the names of all that it stands in. */
  readonly name: string;
  readonly ring: Ring;
}

/** Every test of a checkout. One of a commit without rings is in the first. */
export function testsOf(root: string, rings: readonly Ring[] = RINGS): readonly Listed[] {
  return [...testsInNode(root, rings), ...testsInBrowser(root)];
}

interface VitestEntry {
  readonly file: string;
  readonly name: string;
}

function testsInNode(root: string, rings: readonly Ring[]): Listed[] {
  const found = new Map<string, Listed>();
  for (const ring of rings) {
    const filter = laterTags(ring).map((tag) => `!${tag}`);
    const words = filter.length > 0 && rings.length > 1 ? [`--tags-filter=${filter.join(" && ")}`] : [];
    for (const { file, name } of listOf(root, words)) {
      const test = { file: relative(root, file), name, ring };
      const key = keyOf(test);
      if (!found.has(key)) found.set(key, test);
    }
  }
  return [...found.values()];
}

/** What vitest lists. Files that fail while they are listed, since they play at once, are only read. */
function listOf(root: string, words: readonly string[]): readonly VitestEntry[] {
  // Never "--json" before a file, which it would take for the file to write to.
  const ended = (...more: string[]) => ask(root, "vitest", "list", "--json", ...more, ...words);
  const list = (...more: string[]): readonly VitestEntry[] => JSON.parse(ended(...more).out);
  const { out, said } = ended("--staticParse=false");
  try {
    return JSON.parse(out);
  } catch (error) {
    const failing = new Set(
      [...said.matchAll(/VITEST_TEST_PATH: '(.+?)'/g)].map(([, path = ""]) => relative(root, path)),
    );
    if (failing.size === 0) throw error;
    return [
      ...list("--staticParse=false", ...[...failing].map((path) => `--exclude=${path}`)),
      ...list("--staticParse", ...failing),
    ];
  }
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly { readonly title: string; readonly tags: readonly string[] }[];
}

function testsInBrowser(root: string): Listed[] {
  const { suites } = JSON.parse(ask(root, "playwright", "test", "-c", "apps/web", "--list", "--reporter=json").out);
  const found = new Map<string, Listed>();
  const collect = (file: string, { specs, suites: inner = [] }: PlaywrightSuite, above: readonly string[]) => {
    for (const { title, tags } of specs) {
      const ring = RINGS.find((each) => tags.some((tag) => tag.replace("@", "") === each)) ?? "quick";
      const test: Listed = { file: `apps/web/e2e/${file}`, name: [...above, title].join(" > "), ring };
      found.set(keyOf(test), test);
    }
    for (const suite of inner) collect(file, suite, [...above, suite.title]);
  };
  // What games have in common is written in other files than the one that Playwright runs.
  for (const suite of suites) collect(suite.file, suite, []);
  return [...found.values()];
}

function ask(root: string, program: string, ...words: string[]): { readonly out: string; readonly said: string } {
  const path = `${join(root, "node_modules", ".bin")}:${process.env["PATH"]}`;
  const env = { ...process.env, PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: "" };
  const { stdout, stderr } = spawnSync(join(root, "node_modules", ".bin", program), words, {
    cwd: root,
    env,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { out: stdout, said: stderr };
}

export function keyOf({ file, name }: Pick<Listed, "file" | "name">): string {
  return `${file} > ${name}`;
}

/** What somebody has written down of tests that are no longer where they were. */
export interface Move {
  /** The file, and the whole name or a pattern of names between slashes. */
  readonly file: string;
  readonly name: string;
  /** The test that sees what they saw. */
  readonly now: string;
  readonly why: string;
}

/** Reads lines of four columns, divided by tabs; lines that begin with # are remarks. */
export function readMoves(text: string): readonly Move[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [file = "", name = "", now = "", why = ""] = line.split("\t");
    if (why.trim() === "") throw new Error(`A move needs four columns, divided by tabs: ${line}`);
    return { file, name, now, why };
  });
}

/** What became of a test. */
export interface Fate extends Pick<Listed, "file" | "name"> {
  /** The ring in which it is now, or the test in its place; nothing if nobody knows. */
  readonly now: string | undefined;
}

/** What became of every test of an earlier commit. */
export function fatesOf(before: readonly Listed[], now: readonly Listed[], moves: readonly Move[]): readonly Fate[] {
  const byKey = new Map(now.map((test) => [keyOf(test), test]));
  const byName = new Map(now.map((test) => [test.name, test]));
  return before.map((test) => {
    const { file, name } = test;
    const same = byKey.get(keyOf(test));
    if (same) return { file, name, now: same.ring };
    const move = moves.find((each) => each.file === file && isMeant(each.name, name));
    if (move) return { file, name, now: `${move.now}: ${move.why}` };
    const elsewhere = byName.get(name);
    return { file, name, now: elsewhere && `${elsewhere.ring}, in ${elsewhere.file}` };
  });
}

function isMeant(pattern: string, name: string): boolean {
  return pattern.length > 1 && pattern.startsWith("/") && pattern.endsWith("/")
    ? new RegExp(pattern.slice(1, -1)).test(name)
    : pattern === name;
}
