// The writing thread of SQLite: it alone has a connection that writes. While it waits for the disk, the next batch gathers.
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { MatchChange, Statement } from "./change.ts";
import type { JobOutcome } from "./gather.ts";
import { bringOver, openForWriting } from "./sqlite-file.ts";

/** What the writer is asked to do. */
export type WriterJob = { readonly change: MatchChange } | { readonly write: readonly Statement[] };

const UPDATE = `update matches set version = ?, seq = ?, phase = ?, actors = ?, deadline = ?, botdue = ?, updated = ?,
  doc = coalesce(?, doc) where id = ? and version = ?`;
const INSERT_ENTRY = `insert into entries (match, seq, kind, seat, action, draws, target, head, author, key, at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const KEEP_SNAPSHOT = `insert into snapshots (match, seq, hash, state) values (?, ?, ?, ?)
  on conflict (match) do update set seq = excluded.seq, hash = excluded.hash, state = excluded.state`;
const NOTE = `insert into notices (id, player, match, seat, seq, kind, deadline, due, created)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do nothing`;
const CLEAR_SITTINGS = "delete from sittings where match = ?";
const INSERT_SITTING = "insert into sittings (match, seat, player) values (?, ?, ?)";

const database: DatabaseSync = openForWriting(String(workerData));
const prepared = new Map<string, StatementSync>();

function run(sql: string, parameters: readonly unknown[]): number {
  const statement = prepared.get(sql) ?? database.prepare(sql);
  prepared.set(sql, statement);
  // What the store binds are texts, numbers and null.
  return Number(statement.run(...(parameters as SQLInputValue[])).changes);
}

function change({ id, expected, row, doc, entries, snapshot, sittings, notices }: MatchChange): boolean {
  const { version, seq, phase, actors, deadline, botdue, updated } = row;
  if (run(UPDATE, [version, seq, phase, actors, deadline, botdue, updated, doc, id, expected]) === 0) return false;
  for (const e of entries)
    run(INSERT_ENTRY, [e.match, e.seq, e.kind, e.seat, e.action, e.draws, e.target, e.head, e.author, e.key, e.at]);
  if (snapshot) run(KEEP_SNAPSHOT, [snapshot.match, snapshot.seq, snapshot.hash, snapshot.state]);
  if (sittings) {
    run(CLEAR_SITTINGS, [id]);
    for (const { seat, player } of sittings) run(INSERT_SITTING, [id, seat, player]);
  }
  for (const n of notices) run(NOTE, [n.id, n.player, n.match, n.seat, n.seq, n.kind, n.deadline, n.due, n.created]);
  return true;
}

function write(statements: readonly Statement[]): boolean {
  for (const [i, { sql, parameters }] of statements.entries()) if (run(sql, parameters) === 0 && i === 0) return false;
  return true;
}

/** One job must not take its neighbours in the batch with it. */
function attempt(job: WriterJob): JobOutcome<boolean> {
  database.exec("savepoint job");
  try {
    const done = "change" in job ? change(job.change) : write(job.write);
    database.exec("release job");
    return { done };
  } catch (error) {
    database.exec("rollback to job; release job");
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (message: string) => {
  if (message === "close") {
    database.close();
    parentPort?.close();
    return;
  }
  if (message === "bring-over") {
    bringOver(database);
    return;
  }
  const jobs: readonly WriterJob[] = JSON.parse(message);
  let outcomes: readonly JobOutcome<boolean>[];
  try {
    database.exec("begin immediate");
    outcomes = jobs.map(attempt);
    // With synchronous=FULL this returns when the disk has it: only then is anything acknowledged.
    database.exec("commit");
  } catch (error) {
    if (database.isTransaction) database.exec("rollback");
    outcomes = jobs.map(() => ({ failed: error instanceof Error ? error.message : String(error) }));
  }
  parentPort?.postMessage(outcomes);
});
