import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { endOf, type Person, personAt, type Run, type Running } from "./person.ts";

/** The file that people call. */
export const BIN = fileURLToPath(new URL("../gatehouse.mjs", import.meta.url));

/** Starts the program as people do, in a process of its own. */
function start(words: readonly string[], environment: NodeJS.ProcessEnv): Running {
  const { FORCE_COLOR: _colour, NO_COLOR: _plain, ...inherited } = process.env;
  const child = spawn(process.execPath, [BIN, ...words], { env: { ...inherited, LC_ALL: "C", ...environment } });
  // Whoever answers a program that has just ended finds the pipe closed.
  child.stdin.on("error", () => {});
  const closed = new Promise<number | null>((resolve) => child.on("close", resolve));
  const { stdin, stdout, stderr } = child;
  return { stdin, stdout, stderr, closed, signal: (name) => void child.kill(name) };
}

/** Runs the program to its end in a process of its own. */
export function runChild(words: readonly string[], input = "", environment: NodeJS.ProcessEnv = {}): Promise<Run> {
  const running = start(words, environment);
  running.stdin.end(input);
  return endOf(running);
}

/** Starts the program in a process of its own, for a {@link Person}. */
export function sitDownAtChild(words: readonly string[]): Person {
  return personAt(start(words, {}));
}
