import { createInterface, type ReadLineOptions } from "node:readline";
import type { System } from "../system.ts";
import type { Terminal } from "../terminal.ts";

/** What comes from the person: a line, or that none will come any more. */
export type Reading =
  | { readonly kind: "line"; readonly text: string }
  | { readonly kind: "ended" }
  | { readonly kind: "interrupted" };

/** Reads lines from a terminal or a pipe, and hears when the program is asked to stop. */
export interface Reader {
  /** The prompt is shown only to a person at a terminal. */
  read(prompt: string): Promise<Reading>;
  isInterrupted(): boolean;
  /** What the tab key may complete to. */
  offer(words: readonly string[]): void;
  /** Gives the terminal back as it was. */
  close(): void;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Opens standard input. Without history nobody can scroll back to what somebody else has typed. */
export function openReader({ stdin, stdout, signals }: System, { isInteractive }: Terminal, history: boolean): Reader {
  let offered: readonly string[] = [];
  let interrupted = false;
  let ended = false;
  const lines: string[] = [];
  let waiting: (() => void) | null = null;
  const options: ReadLineOptions = {
    input: stdin,
    terminal: isInteractive,
    historySize: history ? 100 : 0,
    completer: (line: string) => [offered.filter((word) => word.startsWith(line)), line],
  };
  const lineReader = createInterface(isInteractive ? { ...options, output: stdout } : options);
  const wake = () => {
    waiting?.();
    waiting = null;
  };
  const interrupt = () => {
    interrupted = true;
    wake();
  };
  lineReader.on("line", (text) => {
    lines.push(text);
    wake();
  });
  lineReader.on("SIGINT", interrupt);
  lineReader.on("close", () => {
    ended = true;
    wake();
  });
  for (const signal of SIGNALS) signals.on(signal, interrupt);
  return {
    isInterrupted: () => interrupted,
    offer(words) {
      offered = words;
    },
    async read(prompt) {
      if (isInteractive && !ended) {
        lineReader.setPrompt(prompt);
        lineReader.prompt();
      }
      while (!interrupted && !ended && lines.length === 0) {
        await new Promise<void>((resolve) => {
          waiting = resolve;
        });
      }
      if (interrupted) return { kind: "interrupted" };
      const text = lines.shift();
      return text === undefined ? { kind: "ended" } : { kind: "line", text: text.trim() };
    },
    close() {
      lineReader.close();
      // A pipe that is still open would keep the program alive.
      stdin.destroy();
    },
  };
}
