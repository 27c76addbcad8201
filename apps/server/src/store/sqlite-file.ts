import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MIGRATION_TABLE, pendingMigrations } from "./migrations.ts";

/** Another program works on the same data. */
export class DataInUse extends Error {
  override readonly name = "DataInUse";
  constructor(folder: string) {
    super(
      `Another Gatehouse already works on the data in ${folder}. Stop it, or choose another folder with DATA_DIR. Several processes on the same data need PostgreSQL: set DATABASE_URL.`,
    );
  }
}

/** Nothing can be kept where the data shall be. */
class DataNotWritable extends Error {
  override readonly name = "DataNotWritable";
  constructor(folder: string, why: unknown) {
    const reason = why instanceof Error ? why.message : String(why);
    super(`Nothing can be written in ${folder} (${reason}). Make it writable, or choose another folder with DATA_DIR.`);
  }
}

/** Where the database of a data folder is. */
export function databasePath(folder: string): string {
  return join(folder, "gatehouse.db");
}

/** Opens the file with the settings under which a commit has reached the disk when it returns. */
export function openForWriting(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 10_000 });
  // What a commit brings over from the log by itself is only for the case that `bringOver` could not for a long time.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 100000");
  // Enough for the indexes of a hundred thousand matches: with the default each insertion would read them from the file.
  database.exec("pragma cache_size = -64000");
  return database;
}

/** Brings what was committed from the log into the database file. Whether there is a log at all. */
export function bringOver(database: DatabaseSync): boolean {
  try {
    return Number(database.prepare("pragma wal_checkpoint(passive)").get()?.["log"]) > 0;
  } catch {
    // On a full disk, for example. The log keeps what was committed; it is tried again in a moment.
    return false;
  }
}

/**
 * Makes sure that no second process works on the folder: holds a lock that the system itself drops when this process is gone,
 * however it ends. Answers how to drop it.
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new DataNotWritable(folder, error);
  }
  const lock = new DatabaseSync(join(folder, "lock.db"));
  try {
    lock.exec("pragma journal_mode = delete; begin exclusive");
  } catch {
    lock.close();
    throw new DataInUse(folder);
  }
  return () => lock.close();
}

/** Brings the schema up to date, all or nothing. */
export function migrateFile(path: string): void {
  const database = openForWriting(path);
  try {
    database.exec("begin immediate");
    database.exec(MIGRATION_TABLE);
    const { done } = database.prepare("select coalesce(max(n), 0) as done from migrations").get() ?? {};
    for (const [n, statements] of pendingMigrations(Number(done))) {
      for (const sql of statements) database.exec(sql);
      database.prepare("insert into migrations (n) values (?)").run(n);
    }
    database.exec("commit");
  } finally {
    database.close();
  }
}
