import type { Readable, Writable } from "node:stream";

/** How a run of the program ended. */
export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A program that runs, in this process or in its own. */
export interface Running {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** Its exit code, once everything that it wrote has been read. */
  readonly closed: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
}

/** A person at the program: reads what is on the screen and answers every question. */
export interface Person {
  /** What was written since the last answer, the question last; `null` once the program has ended. */
  screen(): Promise<string | null>;
  answer(line: string): void;
  signal(name: NodeJS.Signals): void;
  readonly ended: Promise<Run>;
}

/** A choice as it stands on the screen. */
export interface Listed {
  readonly number: string;
  readonly notation: string;
}

/** What a screen ends with when the program waits: a range of choices, or that somebody else is to look. */
const QUESTION = /(?:choose 1–\d+:|type 1:|press Enter\.|\(y\/n\))\n(?: \(or undo.*\n)?$/;

/** Longer than the program thinks, and more screens than a game has: a test that waits in vain says for what. */
const SILENT_MS = 60_000;
const MOST_SCREENS = 2_000;

/** Waits for the end of a program. */
export async function endOf({ stdout, stderr, closed }: Running): Promise<Run> {
  const [out, err] = [stdout, stderr].map(heard);
  const code = await closed;
  return { code, out: out?.() ?? "", err: err?.() ?? "" };
}

/** Collects what comes from a stream. */
function heard(stream: Readable): () => string {
  let all = "";
  stream.setEncoding("utf8").on("data", (text: string) => {
    all += text;
  });
  return () => all;
}

/** Lets a {@link Person} sit down at a program. */
export function personAt(running: Running): Person {
  const { stdin, stdout, closed } = running;
  let fresh = "";
  let isOver = false;
  let screens = 0;
  const ended = endOf(running);
  const waiting: (() => void)[] = [];
  const wake = () => waiting.splice(0).forEach((resolve) => void resolve());
  stdout.on("data", (text: string) => {
    fresh += text;
    wake();
  });
  const close = () => {
    isOver = true;
    wake();
  };
  closed.then(close, close);
  return {
    ended,
    answer: (line) => void stdin.write(`${line}\n`),
    signal: running.signal,
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
