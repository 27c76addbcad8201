import { type Kysely, sql } from "kysely";
import { type AccountQueries, accountQueries } from "./account-queries.ts";
import { type MatchChange, statement } from "./change.ts";
import type { Announced, AnnouncementListener, Database } from "./database.ts";
import { type NoticeQueries, noticeQueries } from "./notice-queries.ts";
import type { ChatRow, EntryRow, MatchRow, PlayerRow, Schema, SnapshotRow } from "./schema.ts";

/** A stored match with all that is known of it, as of one version. */
export interface StoredMatch {
  readonly row: MatchRow;
  readonly entries: readonly EntryRow[];
  readonly snapshot: SnapshotRow | null;
}

/** Which matches a list shows. */
export interface ListFilter {
  readonly game?: string | undefined;
  readonly limit: number;
}

/** The store: the same questions and changes on either database. */
export interface Store extends AccountQueries, NoticeQueries {
  readonly kind: Database["kind"];
  match(id: string): Promise<StoredMatch | null>;
  /** The match of a code that was said or typed. */
  matchByCode(code: string): Promise<string | null>;
  /** The newest versions of these matches. */
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  createMatch(
    row: MatchRow,
    entries: readonly EntryRow[],
    sittings: MatchChange["sittings"],
    notices?: MatchChange["notices"],
  ): Promise<void>;
  commit(change: MatchChange): Promise<boolean>;
  openMatches(filter: ListFilter): Promise<readonly MatchRow[]>;
  runningMatches(filter: ListFilter): Promise<readonly MatchRow[]>;
  matchesOf(player: string, filter: ListFilter): Promise<readonly MatchRow[]>;
  /** How many tables of this player wait for others. */
  gatheringOf(player: string): Promise<number>;
  /** Matches whose deadline has passed. */
  overdue(now: number, limit: number): Promise<readonly string[]>;
  /** Matches that have waited for a bot since before then. */
  waitingForBots(before: number, limit: number): Promise<readonly string[]>;
  player(id: string): Promise<PlayerRow | null>;
  botsOf(owner: string): Promise<readonly PlayerRow[]>;
  addPlayer(row: PlayerRow): Promise<void>;
  changePlayer(id: string, change: Partial<PlayerRow>): Promise<boolean>;
  dropPlayer(id: string, owner: string): Promise<boolean>;
  chat(match: string, since: number, reader: string | null): Promise<readonly ChatRow[]>;
  /** Adds a line with the next number and answers it. */
  say(line: Omit<ChatRow, "n">): Promise<ChatRow>;
  mute(player: string, muted: string, on: boolean): Promise<void>;
  mutedBy(player: string): Promise<readonly string[]>;
  announce(pairs: Announced): void;
  listen(listener: AnnouncementListener): Promise<void>;
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store over a database. */
export function storeOver(database: Database): Store {
  const { kind, reading: db } = database;
  return {
    kind,
    ...matchQueries(db),
    ...peopleQueries(db, database),
    ...chatQueries(db, database),
    ...accountQueries(db, database),
    ...noticeQueries(db, database),
    async createMatch(row, entries, sittings, notices = []) {
      const { id: match } = row;
      const insertions = [
        db.insertInto("matches").values(row),
        ...inParts(entries).map((part) => db.insertInto("entries").values(part)),
        ...inParts(sittings ?? []).map((part) =>
          db.insertInto("sittings").values(part.map((sitting) => ({ match, ...sitting }))),
        ),
        ...inParts(notices).map((part) => db.insertInto("notices").values(part)),
      ];
      await database.write(insertions.map((insertion) => statement(insertion.compile())));
    },
    commit: (change) => database.commit(change),
    announce: (pairs) => database.announce(pairs),
    listen: (listener) => database.listen(listener),
    check: () => database.check(),
    close: () => database.close(),
  };
}

const ROWS_AT_ONCE = 500;

/** A statement binds a limited number of values. */
function inParts<T>(rows: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(rows.length / ROWS_AT_ONCE);
  return Array.from({ length: count }, (_, i) => rows.slice(i * ROWS_AT_ONCE, (i + 1) * ROWS_AT_ONCE));
}

function matchQueries(db: Kysely<Schema>) {
  const listed = ({ game, limit }: ListFilter) => {
    const newest = db.selectFrom("matches").selectAll().orderBy("updated", "desc").limit(limit);
    return game === undefined ? newest : newest.where("game", "=", game);
  };
  return {
    async match(id: string): Promise<StoredMatch | null> {
      const row = await db.selectFrom("matches").selectAll().where("id", "=", id).executeTakeFirst();
      if (!row) return null;
      // The log only grows: what came after the row was read is left out, so that all of it is of one version.
      const entries = await db
        .selectFrom("entries")
        .selectAll()
        .where("match", "=", id)
        .where("seq", "<=", row.seq)
        .orderBy("seq")
        .execute();
      const snapshot = await db
        .selectFrom("snapshots")
        .selectAll()
        .where("match", "=", id)
        .where("seq", "<=", row.seq)
        .executeTakeFirst();
      return { row, entries, snapshot: snapshot ?? null };
    },
    async matchByCode(code: string): Promise<string | null> {
      const row = await db.selectFrom("matches").select("id").where("code", "=", code).executeTakeFirst();
      return row?.id ?? null;
    },
    async versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom("matches").select(["id", "version"]).where("id", "in", ids).execute();
      return new Map(rows.map(({ id, version }) => [id, version]));
    },
    openMatches: (filter: ListFilter) =>
      listed(filter).where("phase", "=", "gathering").where("visibility", "=", "public").execute(),
    runningMatches: (filter: ListFilter) =>
      listed(filter).where("phase", "=", "playing").where("visibility", "=", "public").execute(),
    matchesOf: (player: string, filter: ListFilter) =>
      listed(filter)
        .clearOrderBy()
        // However many have ended since, one that may wait for the player must not fall off the list.
        .orderBy(sql`case phase when 'playing' then 0 when 'over' then 2 when 'closed' then 3 else 1 end`)
        .orderBy("updated", "desc")
        .where("id", "in", db.selectFrom("sittings").select("match").where("player", "=", player))
        .execute(),
    async gatheringOf(player: string): Promise<number> {
      const { count } = await db
        .selectFrom("matches")
        .innerJoin("sittings", "sittings.match", "matches.id")
        .select(({ fn }) => fn.count<number>("matches.id").distinct().as("count"))
        .where("sittings.player", "=", player)
        .where("matches.phase", "=", "gathering")
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async overdue(now: number, limit: number): Promise<readonly string[]> {
      const due = db.selectFrom("matches").select("id").where("deadline", "is not", null).where("deadline", "<=", now);
      return (await due.orderBy("deadline").limit(limit).execute()).map(({ id }) => id);
    },
    async waitingForBots(before: number, limit: number): Promise<readonly string[]> {
      const due = db.selectFrom("matches").select("id").where("botdue", "=", 1).where("updated", "<=", before);
      return (await due.orderBy("updated").limit(limit).execute()).map(({ id }) => id);
    },
  };
}

function peopleQueries(db: Kysely<Schema>, database: Database) {
  return {
    async player(id: string): Promise<PlayerRow | null> {
      return (await db.selectFrom("players").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
    },
    botsOf: (owner: string) =>
      db.selectFrom("players").selectAll().where("owner", "=", owner).orderBy("created").execute(),
    async addPlayer(row: PlayerRow): Promise<void> {
      await database.write([statement(db.insertInto("players").values(row).compile())]);
    },
    changePlayer: (id: string, change: Partial<PlayerRow>) =>
      database.write([statement(db.updateTable("players").set(change).where("id", "=", id).compile())]),
    dropPlayer: (id: string, owner: string) =>
      database.write([statement(db.deleteFrom("players").where("id", "=", id).where("owner", "=", owner).compile())]),
    async mute(player: string, muted: string, on: boolean): Promise<void> {
      const gone = db.deleteFrom("mutes").where("player", "=", player).where("muted", "=", muted);
      const added = db
        .insertInto("mutes")
        .values({ player, muted })
        .onConflict((conflict) => conflict.doNothing());
      await database.write([statement((on ? added : gone).compile())]);
    },
    async mutedBy(player: string): Promise<readonly string[]> {
      const rows = await db.selectFrom("mutes").select("muted").where("player", "=", player).execute();
      return rows.map(({ muted }) => muted);
    },
  };
}

/** Two who speak in the same moment want the same number: one of them tries again. */
const TRIES_TO_SPEAK = 20;
const MOST_LINES = 500;

function chatQueries(db: Kysely<Schema>, database: Database) {
  return {
    async chat(match: string, since: number, reader: string | null): Promise<readonly ChatRow[]> {
      const lines = db
        .selectFrom("chat")
        .selectAll()
        .where("match", "=", match)
        .where("n", ">", since)
        .where("text", "<>", "");
      const muted = db
        .selectFrom("mutes")
        .select("muted")
        .where("player", "=", reader ?? "");
      const heard = await lines.where("player", "not in", muted).orderBy("n", "desc").limit(MOST_LINES).execute();
      return heard.reverse();
    },
    async say(line: Omit<ChatRow, "n">): Promise<ChatRow> {
      for (let tries = 1; ; tries += 1) {
        const last = await db
          .selectFrom("chat")
          .select(({ fn }) => fn.max("n").as("n"))
          .where("match", "=", line.match)
          .executeTakeFirst();
        const row = { ...line, n: Number(last?.n ?? 0) + 1 };
        const insertion = db
          .insertInto("chat")
          .values(row)
          .onConflict((conflict) => conflict.doNothing());
        if (await database.write([statement(insertion.compile())])) return row;
        if (tries === TRIES_TO_SPEAK) throw new Error("no number for a line of chat could be had");
      }
    },
  };
}
