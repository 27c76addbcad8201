import { type ChildProcess, spawn } from "node:child_process";
import type { News } from "./news.ts";
import type { Part } from "./parts.ts";

/** How a program ended. */
export interface Ended {
  readonly isGreen: boolean;
  /** What it wrote, both streams as they came. */
  readonly said: string;
  readonly seconds: number;
  /** Seconds of processor time, of the program and all that it started. */
  readonly work: number;
}

type Call = Pick<Part, "command" | "environment" | "isPatient">;

/** Runs the program and then says, at descriptor 4, what it has cost: Node does not know this of a child. */
const TIMED = '"$@"; code=$?; times >&4; exit $code';

const running = new Set<ChildProcess>();

/** Runs a program of the repository to its end. */
export function run({ command, environment, isPatient }: Call, hear?: (news: News) => void): Promise<Ended> {
  const began = performance.now();
  const call = ["sh", "-c", TIMED, "sh", ...command];
  const [program = "", ...args] = isPatient ? ["nice", "-n", "5", ...call] : call;
  // A group of its own, so that nothing that it has started stays behind when the run is given up.
  const child = spawn(program, args, {
    env: { ...process.env, FORCE_COLOR: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe", hear ? "ipc" : "ignore", "pipe"],
    detached: true,
  });
  running.add(child);
  let said = "";
  let times = "";
  const note = (chunk: Buffer) => {
    said += String(chunk);
  };
  child.stdout?.on("data", note);
  child.stderr?.on("data", note);
  child.stdio[4]?.on("data", (chunk: Buffer) => {
    times += String(chunk);
  });
  // Nobody writes there but our reporters.
  if (hear) child.on("message", (news) => hear(news as News));
  return new Promise((resolve) => {
    const end = (isGreen: boolean) => {
      running.delete(child);
      resolve({ isGreen, said, seconds: (performance.now() - began) / 1000, work: workIn(times) });
    };
    child.once("error", (error) => {
      said += `${error}\n`;
      end(false);
    });
    child.once("close", (code) => end(code === 0));
  });
}

/** Ends everything that runs. */
export function endAll(): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, "SIGKILL");
    } catch {
      // It has just ended by itself.
    }
  }
}

/** The seconds in what the shell's `times` says: of the shell in the first line, of what it ran in the second. */
export function workIn(times: string): number {
  const [, ran = ""] = times.split("\n");
  return [...ran.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
}
