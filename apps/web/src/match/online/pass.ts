import { keep, readKept } from "./kept.ts";

const PREFIX = "gatehouse.pass.";

/** Keeps the pass of a link to watch, so that the match opens again without the link. */
export function keepPass(match: string, pass: string): void {
  keep(PREFIX + match, pass);
}

/** What lets this browser look at a private match without a seat at it. */
export function passOf(match: string): { readonly pass?: string } {
  const pass = readKept(PREFIX + match);
  return typeof pass === "string" ? { pass } : {};
}
