import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CATALOGUE } from "@gatehouse/catalogue";
import { laterTags, type Ring } from "./rings.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** One command of a run. */
export interface Part {
  /** A check is green or red; the others run many tests and tell of each. */
  readonly kind: "check" | "vitest" | "playwright";
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  /** Whether it lets others go first. */
  readonly isPatient?: boolean;
}

/** Parts that run one after another. */
export type Lane = readonly Part[];

interface Wanted {
  readonly ring: Ring;
  readonly seed: number;
  /** Whether nothing may be taken from an earlier run. */
  readonly isCold: boolean;
}

/** What a ring runs: rounds one after another, and in each of them lanes side by side. */
export function roundsOf(wanted: Wanted): readonly (readonly Lane[])[] {
  const first = [browserLane(wanted), checkLane(wanted), [nodeTests(wanted)]];
  if (wanted.ring === "quick") return [first];
  // These measure, kill and flood: they get the machine for themselves.
  return [first, [campaigns(wanted)]];
}

/** The browser needs the site, and mostly takes longest. */
function browserLane({ ring, seed }: Wanted): Lane {
  return [...browserNeeds(), node("web size", "scripts/web-size.ts"), browserTests(ring, seed)];
}

/** What has to be there before tests can run in a browser. */
export function browserNeeds(): Lane {
  return [node("a browser for the tests", "scripts/browser.ts"), node("web build", "apps/web/build/site.ts")];
}

/** The tests in the browser, with words of Playwright's own. */
export function browserTests(ring: Ring, seed: number, ...words: readonly string[]): Part {
  const tags = laterTags(ring);
  const filter = tags.length > 0 ? ["--grep-invert", tags.map((tag) => `@${tag}\\b`).join("|")] : [];
  const reporter = join(root, "apps/web/e2e/news-reporter.ts");
  return {
    kind: "playwright",
    name: "tests in the browser",
    command: [bin("playwright"), "test", "-c", "apps/web", "--reporter", reporter, ...filter, ...words],
    environment: ringVariables(ring, seed),
  };
}

function checkLane({ isCold }: Wanted): Lane {
  return [
    { kind: "check", name: "types", command: [bin("tsc"), "-b", ...(isCold ? ["--force"] : [])] },
    { kind: "check", name: "format and lint", command: [bin("biome"), "check", "--error-on-warnings"] },
    node("import arrows and lock file", "scripts/check-tree.ts"),
    { kind: "check", name: "unused code and dependencies", command: [bin("knip")] },
    node("every clause has a test", "scripts/rules.ts"),
  ];
}

function nodeTests({ ring, seed, isCold }: Wanted): Part {
  const tags = laterTags(ring);
  const filter = tags.length > 0 ? [`--tags-filter=${tags.map((tag) => `!${tag}`).join(" && ")}`] : [];
  return {
    kind: "vitest",
    name: "tests in Node",
    command: [
      bin("vitest"),
      "run",
      ...(isCold ? ["--fsModuleCache=false"] : []),
      "--reporter",
      "./scripts/testing/vitest-reporter.ts",
      ...filter,
    ],
    environment: { ...ringVariables(ring, seed), GATEHOUSE_LATER_TAGS: tags.join(" ") },
    isPatient: true,
  };
}

/** What searches the server for faults by killing, flooding and breaking; the long ring also breaks the rules. */
function campaigns({ ring, seed, isCold }: Wanted): Lane {
  const isLong = ring === "long";
  const shorter = (short: string) => (isLong ? [] : short.split(" "));
  const own = ["--seed", `${seed}`];
  return [
    node("the server is killed", "scripts/crash.ts", ...shorter("--sqlite 10 --postgres 3 --strace 100"), ...own),
    node("nobody is told too much", "scripts/leaks.ts", ...shorter("--matches 40"), ...own, "--dry"),
    {
      kind: "check",
      name: "strange input",
      command: [process.execPath, "--expose-gc", "scripts/fuzz.ts", ...shorter("--inputs 30000"), ...own, "--dry"],
    },
    node(
      "what a server stands on breaks",
      "scripts/faults.ts",
      ...shorter("--kills 4 --clients 200 --moves 20"),
      "--dry",
    ),
    ...(isLong ? mutations(isCold) : []),
  ];
}

function mutations(isCold: boolean): Lane {
  // The template is no game that people play.
  const games = CATALOGUE.map(({ folder }) => folder).filter((folder) => !folder.startsWith("_"));
  const anew = isCold ? ["--anew"] : [];
  return games.map((game) => node(`changed rules of ${game} are noticed`, "scripts/mutation.ts", game, ...anew));
}

function ringVariables(ring: Ring, seed: number): NodeJS.ProcessEnv {
  return { GATEHOUSE_RING: ring, GATEHOUSE_SEED: `${seed}` };
}

function node(name: string, ...command: string[]): Part {
  return { kind: "check", name, command: [process.execPath, ...command] };
}

function bin(name: string): string {
  return join(root, "node_modules", ".bin", name);
}
