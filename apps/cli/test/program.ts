import { EventEmitter } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { CATALOGUE } from "@gatehouse/catalogue";
import { onTestFinished } from "vitest";
import { main } from "../src/main.ts";
import type { Environment, System } from "../src/system.ts";
import { endOf, type Person, personAt, type Run, type Running } from "./person.ts";

/** The game that the tests play: the template, which is small and has a bit of everything. */
export const GAME = CATALOGUE.find(({ folder }) => folder === "_template")?.id ?? "";

/** Nothing of the machine that the tests run on: neither its language nor whether it has colours. */
const PLAIN: Environment = { LC_ALL: "C" };
/** So many milliseconds pass between two looks at the clock, however busy the machine is. */
const TICK = 10;

/** A system that is the same everywhere: streams are no terminals, and time passes by looking at the clock. */
export function plainSystem(environment: Environment = {}) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const signals = new EventEmitter();
  let looks = 0;
  const now = () => {
    looks += 1;
    return TICK * looks;
  };
  return { stdin, stdout, stderr, env: { ...PLAIN, ...environment }, signals, now } satisfies System;
}

/** Starts the program in this process. */
export function start(words: readonly string[], system: ReturnType<typeof plainSystem>): Running {
  const { stdin, stdout, stderr, signals } = system;
  const closed = main(words, system).then(async (code) => {
    await Promise.all([stdout, stderr].map((stream) => finished(stream.end())));
    return code;
  });
  return { stdin, stdout, stderr, closed, signal: (name) => void signals.emit(name) };
}

/** Runs the program to its end. */
export function gatehouse(words: readonly string[], input = "", environment: Environment = {}): Promise<Run> {
  const running = start(words, plainSystem(environment));
  running.stdin.end(input);
  return endOf(running);
}

/** Starts the program for a {@link Person}. */
export function sitDown(words: readonly string[], environment: Environment = {}): Person {
  return personAt(start(words, plainSystem(environment)));
}

/** A folder for one test; gone when it is over. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "gatehouse-cli-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
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
