import type { CompiledQuery } from "kysely";
import type { EntryRow, MatchRow, NoticeRow, SnapshotRow } from "./schema.ts";

/** What one change does to a stored match. It happens only if the match still has the version `expected`. */
export interface MatchChange {
  readonly id: string;
  readonly expected: number;
  readonly row: Pick<MatchRow, "phase" | "version" | "seq" | "actors" | "deadline" | "botdue" | "updated">;
  /** The new table, if it has changed. */
  readonly doc: string | null;
  readonly entries: readonly EntryRow[];
  readonly snapshot: SnapshotRow | null;
  /** Who sits where now, if that has changed. */
  readonly sittings: readonly { readonly seat: number; readonly player: string }[] | null;
  /** Who has to be told of it later. */
  readonly notices: readonly NoticeRow[];
}

/** A statement as it is sent to a database. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Statements that are done together or not at all; if the first of them changes nothing, neither do the others. */
export type Write = readonly Statement[];

/** A query of Kysely's as a statement, without what cannot be sent to a thread. */
export function statement({ sql, parameters }: CompiledQuery): Statement {
  return { sql, parameters };
}
