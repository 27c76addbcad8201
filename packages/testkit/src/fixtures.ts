import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { AnyGame, GameRecord, GameTypes, RecordFault } from "@gatehouse/engine";

/** Whether golden files are to be written instead of compared (`npm run golden`). */
export const WRITING = process.env["GATEHOUSE_GOLDEN"] === "write";

/** A record whose last step the rules must refuse with this code, citing this clause. */
export interface RefusedRecord extends GameRecord<GameTypes> {
  readonly refused: string;
  readonly clause: string;
}

/** The recorded games of a test folder. */
export interface Fixtures {
  readonly valid: readonly { readonly name: string; readonly record: unknown }[];
  readonly refused: readonly { readonly name: string; readonly record: RefusedRecord }[];
}

/** Reads `records/valid` and `records/refused` below a folder. */
export function readFixtures(folder: string): Fixtures {
  const read = (kind: string) => {
    const path = join(folder, "records", kind);
    const names = existsSync(path) ? readdirSync(path).sort() : [];
    return names.map((name) => ({ name, record: JSON.parse(readFileSync(join(path, name), "utf8")) }));
  };
  return { valid: read("valid"), refused: read("refused") };
}

/** Writes a file and the folders above it. */
export function writeFixture(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The clause that a game cites when it refuses with this code. */
export function clauseOf(game: AnyGame, code: string): string {
  return game.refusals[code]?.clause ?? "";
}

/** The code with which the rules refused a step, or what else stopped a replay. */
export function refusalIn(fault: RecordFault<GameTypes>): string {
  if (fault.code !== "bad-step") return fault.code;
  return fault.fault.code === "refused" ? fault.fault.refusal.code : fault.fault.code;
}
