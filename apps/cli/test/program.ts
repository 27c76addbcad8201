import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CATALOGUE } from "@gatehouse/catalogue";
import { afterAll, test as oneByOne } from "vitest";

/** How a run of the program ended. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A choice as it stands on the screen. */
export interface Listed {
  readonly number: string;
  readonly notation: string;
}

/** Tests mostly wait for the program, so several run at once. */
export const test = oneByOne.concurrent;

const BIN = fileURLToPath(new URL("../gatehouse.mjs", import.meta.url));

/** The game that the tests play: the template, which is small and has a bit of everything. */
export const GAME = CATALOGUE.find(({ folder }) => folder === "_template")?.id ?? "";

function launch(words: readonly string[], environment: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  const { FORCE_COLOR: _colour, NO_COLOR: _plain, ...inherited } = process.env;
  const env = { ...inherited, LC_ALL: "C", ...environment };
  return spawn(process.execPath, [BIN, ...words], { env });
}

/** Runs the program to its end. */
export function gatehouse(words: readonly string[], input = "", environment: NodeJS.ProcessEnv = {}): Promise<Run> {
  const child = launch(words, environment);
  child.stdin.end(input);
  return ended(child);
}

function ended(child: ChildProcessWithoutNullStreams): Promise<Run> {
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  // Whoever answers a program that has just ended finds the pipe closed.
  child.stdin.on("error", () => {});
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}

/** A person at the program: reads what is on the screen and answers every question. */
export interface Person {
  /** The lines since the last answer, the question last; `null` once the program has ended. */
  screen(): Promise<string | null>;
  answer(line: string): void;
  signal(name: NodeJS.Signals): void;
  readonly ended: Promise<Run>;
}

/** What a screen ends with when the program waits: a range of choices, or that somebody else is to look. */
const QUESTION = /(?:choose 1–\d+:|type 1:|press Enter\.|\(y\/n\))\n(?: \(or undo.*\n)?$/;

/** Longer than the program thinks, and more screens than a game has: a test that waits in vain says for what. */
const SILENT_MS = 60_000;
const MOST_SCREENS = 2_000;

/** Starts the program for a {@link Person}. */
export function sitDown(words: readonly string[], environment: NodeJS.ProcessEnv = {}): Person {
  const child = launch(words, environment);
  let fresh = "";
  let isOver = false;
  let screens = 0;
  const run = ended(child);
  const waiting: (() => void)[] = [];
  const wake = () => waiting.splice(0).forEach((resolve) => void resolve());
  child.stdout.on("data", (text: string) => {
    fresh += text;
    wake();
  });
  child.on("close", () => {
    isOver = true;
    wake();
  });
  return {
    ended: run,
    answer: (line) => void child.stdin.write(`${line}\n`),
    signal: (name) => void child.kill(name),
    async screen() {
      while (!isOver && !QUESTION.test(fresh))
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve);
          setTimeout(() => reject(new Error(`the program neither asks nor ends:\n${fresh}`)), SILENT_MS).unref();
        });
      screens += 1;
      if (screens > MOST_SCREENS) throw new Error(`after ${MOST_SCREENS} screens the program still asks:\n${fresh}`);
      const seen = fresh;
      fresh = "";
      return isOver ? null : seen;
    },
  };
}

/** The numbered choices of a screen. */
export function listed(screen: string): Listed[] {
  return [...screen.matchAll(/^ +(\d+) {2}\S.*? {3}(\S.*)$/gm)].map(([, number = "", notation = ""]) => ({
    number,
    notation,
  }));
}

const home = mkdtempSync(join(tmpdir(), "gatehouse-cli-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A folder for one test; gone when all tests of the file are over. */
export function folder(): string {
  return mkdtempSync(join(home, "test-"));
}

/** A record of a short game of bots, in a file. */
export async function recordedGame(words: readonly string[] = []): Promise<string> {
  const path = join(folder(), "game.json");
  const made = await gatehouse(["record", GAME, "--seed", "7", "--out", path, ...words]);
  if (made.code !== 0) throw new Error(made.err);
  return path;
}

/** Changes a record file as data. */
export function tamper(path: string, change: (record: Record<string, unknown>) => void): void {
  const record: Record<string, unknown> = JSON.parse(readFileSync(path, "utf8"));
  change(record);
  writeFileSync(path, JSON.stringify(record));
}
