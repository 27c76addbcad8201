import type { Kysely } from "kysely";
import type { MatchChange, Write } from "./change.ts";
import type { Schema } from "./schema.ts";

/** Pairs of a match and its newest version. */
export type Announced = readonly (readonly [match: string, version: number])[];

/** What other processes on the same database tell. `lost` means that some of it may have been missed. */
export interface AnnouncementListener {
  announced(pairs: Announced): void;
  lost(): void;
}

/** The database could not do it: the disk is full, or nobody answers. */
export class NotStored extends Error {
  override readonly name = "NotStored";
}

/** How a connection that breaks, or is not answered, shows itself. */
const BROKEN = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|57P0|08)/;
const UNANSWERED =
  /^(Connection terminated|timeout exceeded|Query read timeout|Client has encountered a connection error)/;

/** Whether it is the database that failed, and not what was asked of it. */
export function isDatabaseFailure(error: unknown): boolean {
  if (error instanceof NotStored) return true;
  const { code, message, cause } = Object(error);
  return BROKEN.test(String(code)) || UNANSWERED.test(String(message)) || (cause != null && isDatabaseFailure(cause));
}

/** What the two databases do differently; everything else is asked through `reading`. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  readonly reading: Kysely<Schema>;
  /** Whether it happened: not if the match has another version by now. */
  commit(change: MatchChange): Promise<boolean>;
  /** Whether it happened: not if its first statement changed nothing. */
  write(write: Write): Promise<boolean>;
  /** Tells the other processes which matches have changed. May get lost. */
  announce(pairs: Announced): void;
  listen(listener: AnnouncementListener): Promise<void>;
  /** Whether it answers. */
  check(): Promise<void>;
  /** Finishes what is under way. */
  close(): Promise<void>;
}
