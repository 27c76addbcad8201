import { styleText } from "node:util";
import type { Environment, Output, System } from "./system.ts";

/** A colour or weight of text. */
export type Style = "bold" | "dim" | "inverse" | "red" | "green" | "yellow" | "blue" | "magenta" | "cyan";

/** Text in a style, or the plain text where colours are not wanted. */
export type Paint = (style: Style | readonly Style[], text: string) => string;

/** A bar that shows how far a long computation is. */
export interface Progress {
  tick(done: number): void;
  end(): void;
}

/** What the program knows of where it writes to. */
export interface Terminal {
  /** Whether a person sits at it: both ends are a terminal that can move its cursor. */
  readonly isInteractive: boolean;
  paint: Paint;
  /** Columns and rows; endless where it is no terminal. */
  size(): { readonly columns: number; readonly rows: number };
  print(text: string): void;
  /** Writes to standard error. */
  complain(text: string): void;
  /** Empties the screen of a person, and on request what can be scrolled back to. */
  clear(scrollback?: boolean): void;
  progress(label: string, total: number): Progress;
}

const BAR = 30;
const REDRAW_MS = 80;

/** Whether to colour: NO_COLOR forbids it, FORCE_COLOR asks for it, otherwise only a terminal gets colours. */
export function wantsColour(stream: Pick<Output, "isTTY">, environment: Environment): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment;
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return !["0", "false"].includes(FORCE_COLOR);
  return stream.isTTY === true && TERM !== "dumb";
}

/** A painter that colours or leaves text as it is. */
export function painter(colours: boolean): Paint {
  return (style, text) =>
    colours ? styleText(typeof style === "string" ? style : [...style], text, { validateStream: false }) : text;
}

/** The terminal of a system. */
export function terminalOf(system: System): Terminal {
  const { stdin, stdout, stderr, env } = system;
  const isInteractive = stdout.isTTY === true && stdin.isTTY === true && env["TERM"] !== "dumb";
  return {
    isInteractive,
    paint: painter(wantsColour(stdout, env)),
    size: () =>
      stdout.isTTY ? { columns: stdout.columns || 80, rows: stdout.rows || 24 } : { columns: Infinity, rows: Infinity },
    print: (text) => void stdout.write(`${text}\n`),
    complain: (text) => void stderr.write(`${text}\n`),
    clear(scrollback = false) {
      if (isInteractive) stdout.write(`\x1b[H\x1b[2J${scrollback ? "\x1b[3J" : ""}`);
    },
    progress: (label, total) => (stderr.isTTY === true ? bar(label, total, system) : { tick() {}, end() {} }),
  };
}

function bar(label: string, total: number, { stderr, now }: System): Progress {
  let drawnAt = 0;
  return {
    tick(done) {
      const time = now();
      if (time - drawnAt < REDRAW_MS) return;
      drawnAt = time;
      const filled = Math.min(BAR, Math.floor((done / total) * BAR));
      const percent = Math.floor((done / total) * 100);
      stderr.write(`\r\x1b[K${label} ${"█".repeat(filled)}${"░".repeat(BAR - filled)} ${percent} %`);
    },
    end: () => void stderr.write("\r\x1b[K"),
  };
}
