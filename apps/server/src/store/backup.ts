import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { type Answer, no, yes } from "@gatehouse/engine";
import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { MIGRATIONS } from "./migrations.ts";
import { migratePostgres } from "./postgres.ts";
import { type Schema, TABLES } from "./schema.ts";
import { kyselyOver } from "./sqlite-dialect.ts";
import { DataInUse, databasePath, lockFolder, migrateFile } from "./sqlite-file.ts";

/** Where the data of a server is. */
export interface DataPlace {
  readonly folder: string;
  readonly url: string | null;
}

/** Why data was not saved or put back. */
export type BackupFault = "file-exists" | "no-data" | "no-backup" | "newer-backup" | "data-exists" | "data-in-use";

/** How many matches a backup holds. */
export interface BackupReport {
  readonly matches: number;
}

/** In which order rows are read, so that the next ones can be asked for. */
const KEYS = {
  players: ["id"],
  matches: ["id"],
  sittings: ["match", "seat"],
  entries: ["match", "seq"],
  snapshots: ["match"],
  chat: ["match", "n"],
  mutes: ["player", "muted"],
  sessions: ["secret"],
  codes: ["hash"],
  passkeys: ["id"],
  ways: ["id"],
  hours: ["player"],
  notices: ["id"],
  deliveries: ["id"],
  keys: ["name"],
} as const;

const ROWS_AT_ONCE = 500;

/** Saves all data in one SQLite file, of one moment, while the server may go on. */
export async function saveBackup({ folder, url }: DataPlace, file: string): Promise<Answer<BackupReport, BackupFault>> {
  if (existsSync(file)) return no("file-exists");
  if (url === null && !existsSync(databasePath(folder))) return no("no-data");
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    if (url === null) await copyFile(databasePath(folder), unfinished);
    else await copyFromPostgres(url, unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return yes({ matches: countMatches(file) });
}

async function copyFile(path: string, file: string): Promise<void> {
  const database = new DatabaseSync(path, { readOnly: true });
  await backup(database, file);
  database.close();
}

async function copyFromPostgres(url: string, file: string): Promise<void> {
  migrateFile(file);
  const target = kyselyOver(new DatabaseSync(file));
  const source = await openPostgres(url);
  // All tables as of one moment, whatever is written meanwhile.
  await source
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((reading) => target.transaction().execute((writing) => copyRows(reading, writing)));
  await source.destroy();
  await target.destroy();
}

/** Puts a backup back, in place of nothing, or with `force` in place of what is there. */
export async function restoreBackup(
  file: string,
  place: DataPlace,
  force: boolean,
): Promise<Answer<BackupReport, BackupFault>> {
  const fault = backupFault(file);
  if (fault) return no(fault);
  const done =
    place.url === null ? restoreFile(file, place.folder, force) : await restorePostgres(file, place.url, force);
  return done ? no(done) : yes({ matches: countMatches(file) });
}

function backupFault(file: string): BackupFault | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const { done } = database.prepare("select max(n) as done from migrations").get() ?? {};
    const { integrity_check: health } = database.prepare("pragma integrity_check").get() ?? {};
    database.close();
    if (health !== "ok") return "no-backup";
    return Number(done) > MIGRATIONS.length ? "newer-backup" : null;
  } catch {
    return "no-backup";
  }
}

function restoreFile(file: string, folder: string, force: boolean): BackupFault | null {
  const path = databasePath(folder);
  if (existsSync(path) && !force) return "data-exists";
  mkdirSync(folder, { recursive: true });
  try {
    const unlock = lockFolder(folder);
    copyFileSync(file, `${path}.restored`);
    for (const leftover of [`${path}-wal`, `${path}-shm`]) rmSync(leftover, { force: true });
    renameSync(`${path}.restored`, path);
    migrateFile(path);
    unlock();
    return null;
  } catch (error) {
    if (error instanceof DataInUse) return "data-in-use";
    throw error;
  }
}

async function restorePostgres(file: string, url: string, force: boolean): Promise<BackupFault | null> {
  const target = await openPostgres(url);
  const source = kyselyOver(new DatabaseSync(file, { readOnly: true }));
  try {
    const { count } = await target
      .selectFrom("matches")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) > 0 && !force) return "data-exists";
    await target.transaction().execute(async (writing) => {
      for (const table of TABLES.toReversed()) await writing.deleteFrom(table).execute();
      await copyRows(source, writing);
    });
    return null;
  } finally {
    await source.destroy();
    await target.destroy();
  }
}

async function openPostgres(url: string): Promise<Kysely<Schema>> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await migratePostgres(pool);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

async function copyRows(source: Kysely<Schema>, target: Transaction<Schema>): Promise<void> {
  for (const table of TABLES) {
    const keys: readonly string[] = KEYS[table];
    for (let last: Record<string, unknown> | null = null; ; ) {
      const rows: Record<string, unknown>[] = await nextRows(source, table, keys, last);
      // Rows of a table go into the same table.
      if (rows.length > 0)
        await target
          .insertInto(table)
          .values(rows as never)
          .execute();
      if (rows.length < ROWS_AT_ONCE) break;
      last = rows.at(-1) ?? null;
    }
  }
}

/** The rows that follow in the order of their keys. */
async function nextRows(
  source: Kysely<Schema>,
  table: keyof Schema,
  keys: readonly string[],
  last: Record<string, unknown> | null,
): Promise<Record<string, unknown>[]> {
  const { ref, table: name } = source.dynamic;
  let query = source.selectFrom(name(table).as("copied")).selectAll().limit(ROWS_AT_ONCE);
  for (const key of keys) query = query.orderBy(ref(key));
  if (last)
    query = query.where(({ eb, refTuple, tuple }) => {
      const [first = "", second] = keys;
      const after = (key: string) => last[key] as string;
      if (second === undefined) return eb(ref(first), ">", after(first));
      return eb(refTuple(ref(first), ref(second)), ">", tuple(after(first), after(second)));
    });
  return query.execute();
}

function countMatches(file: string): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const { count } = database.prepare("select count(*) as count from matches").get() ?? {};
  database.close();
  return Number(count);
}
