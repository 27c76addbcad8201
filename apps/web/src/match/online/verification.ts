import type { Seat } from "@gatehouse/engine";
import type { TableInfo } from "@gatehouse/protocol";
import type { Checked } from "../local/check.ts";
import type { Notes } from "./notes.ts";
import { hashOfSalt } from "./salts.ts";

/** One thing that was held against another: in order, not in order, or nothing here to hold it against. */
export interface Finding {
  readonly about: "moves" | "draws" | "commitment" | "own-salt" | "salts" | "heads" | "left-out";
  readonly holds: "yes" | "no" | "unknown";
  readonly values: { readonly [name: string]: number | string };
}

/**
 * Holds the proof of a finished match against what this browser wrote down while it was played. A file alone shows that
 * nothing in it was changed; only the notes show that it is the file of this match.
 */
export function findingsOf(
  { steps, draws, proof }: Checked,
  notes: Notes,
  { seats, leftOut }: TableInfo,
  mine: readonly Seat[],
): readonly Finding[] {
  const moves: Finding = { about: "moves", holds: "yes", values: { steps } };
  if (!proof) return [moves];
  const { commitment, salts, heads } = proof;
  const saltOf = (seat: Seat) => salts.find((salt) => salt.seat === seat)?.salt;
  const told = salts.filter(({ seat }) => notes.saltHashes[seat]);
  const own = mine.map(saltOf).find((salt) => salt !== undefined);
  const { last } = notes;
  const found: Finding[] = [
    moves,
    { about: "draws", holds: "yes", values: { draws } },
    { about: "commitment", holds: same(notes.commitment, commitment), values: {} },
    { about: "salts", holds: told.length === 0 ? "unknown" : areTold(told, notes), values: { salts: told.length } },
    { about: "heads", holds: last ? same(last.head, heads[last.seq]) : "unknown", values: { seq: last?.seq ?? 0 } },
  ];
  if (mine.length > 0 && !leftOut.some((seat) => mine.includes(seat)))
    found.push({ about: "own-salt", holds: same(notes.ownSalt, own), values: {} });
  if (leftOut.length > 0) {
    const names = leftOut.map((seat) => seats[seat]?.name ?? "").join(", ");
    found.push({ about: "left-out", holds: "unknown", values: { names } });
  }
  return found;
}

function same(noted: string | null, shown: string | undefined): Finding["holds"] {
  if (noted === null) return "unknown";
  return noted === shown ? "yes" : "no";
}

function areTold(salts: readonly { readonly seat: Seat; readonly salt: string }[], notes: Notes): Finding["holds"] {
  return salts.every(({ seat, salt }) => hashOfSalt(salt) === notes.saltHashes[seat]) ? "yes" : "no";
}
