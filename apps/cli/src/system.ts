import type { Readable, Writable } from "node:stream";

/** Variables by which people set up the program. */
export type Environment = { readonly [name: string]: string | undefined };

type Input = Readable & { readonly isTTY?: boolean };

/** A stream that is written to; a terminal has a size. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number };

/** What the program is given from outside: by the process that it runs in, or by a test. */
export interface System {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Environment;
  /** Tells of signals. */
  readonly signals: { on(signal: NodeJS.Signals, hear: () => void): unknown };
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
}

/** The system of this process. */
export function processSystem(): System {
  const { stdin, stdout, stderr, env } = process;
  return { stdin, stdout, stderr, env, signals: process, now: () => performance.now() };
}
