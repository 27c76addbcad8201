import type { TableInfo } from "@gatehouse/protocol";
import { fieldsOf, keep, readKept } from "./kept.ts";

/** What this browser wrote down during a match, to hold against what the server shows at its end. */
export interface Notes {
  /** What the server had bound itself to when this browser first saw the table. */
  readonly commitment: string | null;
  /** Per seat the hash of its salt, as it was told before any salt was known. */
  readonly saltHashes: readonly (string | null)[];
  /** The salt of this browser. */
  readonly ownSalt: string | null;
  /** The newest entry that this browser was told, with its head, which stands for the whole log up to it. */
  readonly last: { readonly seq: number; readonly head: string } | null;
}

const PREFIX = "gatehouse.notes.";
/** The notes of so many matches are kept; the oldest go first. */
const MOST = 60;
const INDEX = "gatehouse.noted";

export function notesOf(match: string): Notes {
  const { commitment, saltHashes, ownSalt, last } = fieldsOf(readKept(PREFIX + match));
  const { seq, head } = fieldsOf(last);
  return {
    commitment: typeof commitment === "string" ? commitment : null,
    saltHashes: Array.isArray(saltHashes) ? saltHashes.map((hash) => (typeof hash === "string" ? hash : null)) : [],
    ownSalt: typeof ownSalt === "string" ? ownSalt : null,
    last: typeof seq === "number" && typeof head === "string" ? { seq, head } : null,
  };
}

function write(match: string, notes: Notes): void {
  const kept = readKept(INDEX);
  const noted = (Array.isArray(kept) ? kept : []).filter((each) => each !== match);
  for (const old of noted.slice(0, Math.max(0, noted.length + 1 - MOST))) keep(PREFIX + String(old), null);
  keep(INDEX, [...noted, match].slice(-MOST));
  keep(PREFIX + match, notes);
}

/** Notes what a table says before its match begins: later it could say anything. */
export function noteTable({ id, phase, commitment, seats }: TableInfo): void {
  const before = notesOf(id);
  const isOpen = phase === "gathering" || phase === "salting";
  // Hashes change while people come and go; from the start of the match on they stand.
  const saltHashes =
    isOpen || before.saltHashes.length === 0 ? seats.map(({ saltHash }) => saltHash) : before.saltHashes;
  const next = { ...before, commitment: before.commitment ?? commitment, saltHashes };
  if (JSON.stringify(next) !== JSON.stringify(before)) write(id, next);
}

export function noteSalt(match: string, ownSalt: string): void {
  write(match, { ...notesOf(match), ownSalt });
}

/** Notes the newest head. */
export function noteHead(match: string, seq: number, head: string): void {
  const before = notesOf(match);
  if (before.last === null || seq > before.last.seq) write(match, { ...before, last: { seq, head } });
}
