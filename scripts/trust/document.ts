import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";

const path = fileURLToPath(new URL("../../docs/trust.md", import.meta.url));

/** Puts what a command has found between its marks in docs/trust.md, with how it was called. */
export function writePart(name: string, lines: readonly string[]): void {
  const text = readFileSync(path, "utf8");
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/trust.md has no place for ${name}`);
  const part = [begin, ...lines, "", called(name), ""].join("\n");
  writeFileSync(path, text.slice(0, from) + part + text.slice(to));
}

/** When, by which call, on what: figures mean nothing without it. */
function called(name: string): string {
  const call = ["npm run", name, ...(process.argv.length > 2 ? ["--"] : []), ...process.argv.slice(2)].join(" ");
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, \`${call}\` at ${commit}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model.trim()}).`;
}

/** A number as people read it. */
export function count(number: number): string {
  return number.toLocaleString("en");
}

/** How far a command is, on one line of the terminal; nothing where nobody looks. */
export function progress(label: string, all: number): (done: number) => void {
  let shown = -1;
  return (done) => {
    const percent = Math.floor((100 * done) / Math.max(1, all));
    if (!process.stderr.isTTY || percent === shown) return;
    shown = percent;
    const bar = "#".repeat(Math.floor(percent / 4)).padEnd(25, ".");
    process.stderr.write(`\r${label} [${bar}] ${percent} %${percent === 100 ? "\n" : ""}`);
  };
}

/** Reads a whole number of a call, or says what is wrong with it. */
export function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new WrongCall(`--${name} should be a whole number, not “${text}”.`);
  return value;
}

/** A call that cannot be understood, with what would do. */
export class WrongCall extends Error {
  override readonly name = "WrongCall";
}

const WRONG_CALL = 2;

/** Runs a command: its help, a wrong call, or its work, which answers whether all is well. */
export async function command(help: string, work: () => Promise<boolean>): Promise<void> {
  if (process.argv.includes("--help") || process.argv.includes("-h")) {
    process.stdout.write(help);
    process.exit(0);
  }
  try {
    const isGood = await work();
    process.stdout.write(isGood ? "All is well.\n" : "FAILED\n");
    process.exit(isGood ? 0 : 1);
  } catch (error) {
    const isCall = error instanceof WrongCall || String(Object(error).code).startsWith("ERR_PARSE_ARGS");
    // Not thrown on: a campaign may listen for what nobody caught, and would wait for its servers for ever.
    process.stderr.write(isCall ? `${Object(error).message}\n\n${help}` : `${Object(error).stack ?? error}\n`);
    process.exit(isCall ? WRONG_CALL : 1);
  }
}
