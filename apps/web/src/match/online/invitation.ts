import { keep, readKept } from "./kept.ts";

const PREFIX = "gatehouse.invitation.";

/** Keeps the code of an invitation until the seat is taken: a reload on the way loses nothing. */
export function keepCode(match: string, code: string | null): void {
  keep(PREFIX + match, code);
}

export function codeOf(match: string): string | null {
  const code = readKept(PREFIX + match);
  return typeof code === "string" ? code : null;
}
