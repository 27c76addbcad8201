import { createHash } from "node:crypto";
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Change, identity, type Mutant } from "./mutant.ts";

/** Which tests a mutant was shown to: all of the game, those until one noticed it, or the contract suite. */
export type Pass = "first" | "sample" | "second";

interface Note {
  readonly pass: Pass;
  readonly mutant: Mutant;
}

/**
 * What is known of mutants, written down one by one, so that a run can go on where an earlier one was ended. Notes with another
 * digest were made with other sources or tests, and are thrown away.
 */
export class Notes {
  readonly #path: string;
  readonly #known = new Map<string, Mutant>();

  constructor(path: string, digest: string) {
    this.#path = path;
    const kept = notesIn(path, digest);
    for (const { pass, mutant } of kept) this.#known.set(keyOf(pass, mutant), mutant);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, [{ digest }, ...kept].map((line) => `${JSON.stringify(line)}\n`).join(""));
  }

  add(pass: Pass, mutant: Mutant): void {
    this.#known.set(keyOf(pass, mutant), mutant);
    appendFileSync(this.#path, `${JSON.stringify({ pass, mutant })}\n`);
  }

  find(pass: Pass, change: Change): Mutant | undefined {
    return this.#known.get(keyOf(pass, change));
  }
}

function keyOf(pass: Pass, change: Change): string {
  return `${pass} ${identity(change)}`;
}

function notesIn(path: string, digest: string): Note[] {
  if (!existsSync(path)) return [];
  const [head = "", ...lines] = readFileSync(path, "utf8").split("\n");
  if (head !== JSON.stringify({ digest })) return [];
  // What follows the last line break was cut off in the middle. What could not be tried is tried again.
  return lines
    .slice(0, -1)
    .map((line): Note => JSON.parse(line))
    .filter(({ mutant }) => mutant.status !== "invalid");
}

/** Tells sources and tests of a game from any others by which a mutant might fare otherwise. */
export function digestOf(folder: string): string {
  const patterns = [
    `games/${folder}/**/*.*`,
    "packages/*/src/**/*.ts",
    "vitest.mutation.config.ts",
    "package-lock.json",
  ];
  const files = globSync(patterns, { exclude: ["**/node_modules/**", "**/dist/**"] });
  const digest = createHash("sha256");
  for (const file of files.sort()) digest.update(file).update("\0").update(readFileSync(file)).update("\0");
  return digest.digest("hex");
}
