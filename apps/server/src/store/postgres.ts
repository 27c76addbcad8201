import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { MatchChange, Write } from "./change.ts";
import type { Announced, AnnouncementListener, Database } from "./database.ts";
import { gatherer, type JobOutcome, SPACING_MS } from "./gather.ts";
import { MIGRATION_TABLE, pendingMigrations } from "./migrations.ts";
import type { Schema } from "./schema.ts";

const CHANNEL = "gatehouse";
/** A notification holds less than 8,000 bytes. */
const MOST_BYTES = 7_900;
const MIGRATION_LOCK = 7_148_230;
const RETRY_MS = 250;
/** Longer than any statement of ours takes. Without an end, a connection that fell silent would keep people waiting for ever. */
const PATIENCE = { connectionTimeoutMillis: 5_000, query_timeout: 10_000, keepAlive: true } as const;

/**
 * A whole batch in one statement and so in one transaction and one round trip. The rows are locked in one order, else two
 * processes with the same matches in their batches could wait for each other for ever. A change whose match has moved on
 * changes nothing and leaves its neighbours alone.
 */
const COMMIT = `
with wanted as (
  select * from jsonb_to_recordset($1::jsonb) as w(id text, expected bigint, version bigint, seq bigint, phase text,
    actors text, deadline bigint, botdue bigint, updated bigint, doc text)
), current as (
  select m.id from matches m join wanted w on m.id = w.id where m.version = w.expected order by m.id for update of m
), changed as (
  update matches m set version = w.version, seq = w.seq, phase = w.phase, actors = w.actors, deadline = w.deadline,
    botdue = w.botdue, updated = w.updated, doc = coalesce(w.doc, m.doc)
  from wanted w, current c where m.id = w.id and c.id = m.id and m.version = w.expected returning m.id
), appended as (
  insert into entries (match, seq, kind, seat, action, draws, target, head, author, key, at)
  select e.match, e.seq, e.kind, e.seat, e.action, e.draws, e.target, e.head, e.author, e.key, e.at
  from jsonb_to_recordset($2::jsonb) as e(match text, seq bigint, kind text, seat bigint, action text, draws text,
    target bigint, head text, author text, key text, at bigint)
  join changed on changed.id = e.match
), kept as (
  insert into snapshots (match, seq, hash, state)
  select s.match, s.seq, s.hash, s.state
  from jsonb_to_recordset($3::jsonb) as s(match text, seq bigint, hash text, state text)
  join changed on changed.id = s.match
  on conflict (match) do update set seq = excluded.seq, hash = excluded.hash, state = excluded.state
), noted as (
  insert into notices (id, player, match, seat, seq, kind, deadline, due, created)
  select n.id, n.player, n.match, n.seat, n.seq, n.kind, n.deadline, n.due, n.created
  from jsonb_to_recordset($4::jsonb) as n(id text, player text, match text, seat bigint, seq bigint, kind text,
    deadline bigint, due bigint, created bigint)
  join changed on changed.id = n.match
  on conflict (id) do nothing
)
select id from changed`;

/** Numbers stay numbers: no count or time of ours comes near the limit of a double. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** PostgreSQL, with any number of processes on it. */
export async function openPostgres(url: string, { connections = 10 } = {}): Promise<Database> {
  const pool = new pg.Pool({
    ...{ connectionString: url, max: connections, types, application_name: "gatehouse" },
    ...PATIENCE,
  });
  // A connection that breaks while nobody uses it is replaced by the pool; unheard, the event would end the process.
  pool.on("error", () => {});
  // And one that breaks while somebody holds it tells whoever waits for an answer; the event itself would end the process, too.
  pool.on("connect", (client) => void client.on("error", () => {}));
  await migratePostgres(pool);
  const reading = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const writer = gatherer<MatchChange, boolean>((changes) => commit(pool, changes), {
    lanes: 2,
    most: 200,
    spacing: SPACING_MS,
  });
  let stopListening = async () => {};
  const outbox: Announced[number][] = [];
  return {
    kind: "postgres",
    reading,
    // Changes of who sits where are rare and need two more statements.
    commit: (change) => (change.sittings ? commitWithSittings(pool, change) : writer.add(change)),
    write: (write) => transaction(pool, (client) => runWrite(client, write)),
    announce(pairs) {
      if (outbox.push(...pairs) === pairs.length && pairs.length > 0)
        setImmediate(() => void notify(pool, outbox.splice(0)));
    },
    async listen(listener) {
      stopListening = await listen(url, listener);
    },
    async check() {
      await pool.query("select 1");
    },
    async close() {
      await writer.idle();
      await stopListening();
      await reading.destroy();
    },
  };
}

/** Brings the schema up to date, all or nothing. */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (client) => {
    // Processes that start together take turns.
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await client.query(MIGRATION_TABLE);
    const { rows } = await client.query<{ done: number }>("select coalesce(max(n), 0) as done from migrations");
    for (const [n, statements] of pendingMigrations(Number(rows[0]?.done ?? 0))) {
      for (const sql of statements) await client.query(sql);
      await client.query("insert into migrations (n) values ($1)", [n]);
    }
    return true;
  });
}

async function transaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<boolean>): Promise<boolean> {
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    await client.query("begin");
    const done = await work(client);
    await client.query(done ? "commit" : "rollback");
    return done;
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error));
    await client.query("rollback").catch(() => {});
    throw failed;
  } finally {
    client.release(failed !== undefined && !(failed instanceof pg.DatabaseError));
  }
}

async function runWrite(client: pg.PoolClient, write: Write): Promise<boolean> {
  for (const [i, { sql, parameters }] of write.entries()) {
    const { rowCount } = await client.query(sql, [...parameters]);
    if (i === 0 && rowCount === 0) return false;
  }
  return true;
}

function parametersOf(changes: readonly MatchChange[]): string[] {
  const wanted = changes.map(({ id, expected, row, doc }) => ({ id, expected, ...row, doc }));
  const entries = changes.flatMap((change) => change.entries);
  const snapshots = changes.flatMap(({ snapshot }) => (snapshot ? [snapshot] : []));
  const notices = changes.flatMap((change) => change.notices);
  return [wanted, entries, snapshots, notices].map((rows) => JSON.stringify(rows));
}

async function commit(pool: pg.Pool, changes: readonly MatchChange[]): Promise<readonly JobOutcome<boolean>[]> {
  // Of several changes of one match only the first can have the right version, and the statement must see only one.
  const first = new Map(changes.toReversed().map((change) => [change.id, change]));
  try {
    const values = parametersOf([...first.values()]);
    const { rows } = await pool.query<{ id: string }>({ name: "commit", text: COMMIT, values });
    const changed = new Set(rows.map(({ id }) => id));
    return changes.map((change) => ({ done: changed.has(change.id) && first.get(change.id) === change }));
  } catch (error) {
    if (changes.length === 1) return [{ failed: error instanceof Error ? error.message : String(error) }];
    // One that cannot be stored must not take the others with it.
    const outcomes = changes.map((change) => commit(pool, [change]));
    return (await Promise.all(outcomes)).flat();
  }
}

function commitWithSittings(pool: pg.Pool, change: MatchChange): Promise<boolean> {
  return transaction(pool, async (client) => {
    const { rowCount } = await client.query(COMMIT, parametersOf([change]));
    if (rowCount === 0) return false;
    await client.query("delete from sittings where match = $1", [change.id]);
    for (const { seat, player } of change.sittings ?? [])
      await client.query("insert into sittings (match, seat, player) values ($1, $2, $3)", [change.id, seat, player]);
    return true;
  });
}

/** After the commit, never inside it: there it would make all commits wait for each other. */
async function notify(pool: pg.Pool, pairs: Announced): Promise<void> {
  const payloads: string[] = [];
  let payload = "";
  for (const [match, version] of pairs) {
    const next = `${match}:${version}`;
    if (payload.length + next.length >= MOST_BYTES) {
      payloads.push(payload);
      payload = "";
    }
    payload = payload === "" ? next : `${payload},${next}`;
  }
  payloads.push(payload);
  // Whoever misses one compares versions within seconds.
  for (const text of payloads) await pool.query("select pg_notify($1, $2)", [CHANNEL, text]).catch(() => {});
}

/** Listens, and connects again when the connection breaks: whatever was told in between is lost, and that is told. */
async function listen(url: string, listener: AnnouncementListener): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let isStopped = false;
  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: "gatehouse-listener", ...PATIENCE });
    let isOver = false;
    const again = () => {
      if (isOver || isStopped) return;
      isOver = true;
      setTimeout(() => void connect().catch(again), RETRY_MS);
    };
    fresh.on("error", again);
    fresh.on("end", again);
    fresh.on("notification", ({ payload = "" }) => listener.announced(readPairs(payload)));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
    } catch (error) {
      if (client === null) throw error;
      again();
      return;
    }
    if (client !== null) listener.lost();
    client = fresh;
  }
  await connect();
  return async () => {
    isStopped = true;
    await client?.end().catch(() => {});
  };
}

function readPairs(payload: string): Announced {
  return payload.split(",").map((pair) => {
    const colon = pair.lastIndexOf(":");
    return [pair.slice(0, colon), Number(pair.slice(colon + 1))] as const;
  });
}
