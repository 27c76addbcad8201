import type { Kysely } from "kysely";
import { statement } from "./change.ts";
import type { Database } from "./database.ts";
import type { ChatRow, CodeRow, EntryRow, PasskeyRow, Schema } from "./schema.ts";

/** What proves who somebody is beside their first cookie, and what goes with them when they leave. */
export interface AccountQueries {
  addSession(player: string, secret: string, created: number): Promise<void>;
  /** Whose device it is. */
  sessionOf(secret: string): Promise<string | null>;
  dropSession(secret: string): Promise<void>;
  /** Signs out every device but the first. */
  dropSessions(player: string): Promise<void>;
  addCode(row: CodeRow): Promise<void>;
  /** The code, which does not work again; `null` if there is none or its time is over. */
  takeCode(hash: string, kind: CodeRow["kind"], now: number): Promise<CodeRow | null>;
  dropExpiredCodes(now: number): Promise<void>;
  passkey(id: string): Promise<PasskeyRow | null>;
  passkeysOf(player: string): Promise<readonly PasskeyRow[]>;
  /** Whether it was added: not if it is somebody's already. */
  addPasskey(row: PasskeyRow): Promise<boolean>;
  usePasskey(id: string, counter: number, used: number): Promise<void>;
  dropPasskey(id: string, player: string): Promise<boolean>;
  /** A key of the server's own: the one that is there, else this one. */
  key(name: string, fresh: string): Promise<string>;
  linesOf(player: string): Promise<readonly ChatRow[]>;
  entriesOf(player: string): Promise<readonly Pick<EntryRow, "match" | "seq" | "seat" | "action" | "at">[]>;
  matchIdsOf(player: string): Promise<readonly string[]>;
  /** Removes everything about a player but their seats, which the matches have. */
  forget(player: string): Promise<void>;
}

export function accountQueries(db: Kysely<Schema>, database: Database): AccountQueries {
  const write = (...queries: readonly { compile(): Parameters<typeof statement>[0] }[]) =>
    database.write(queries.map((query) => statement(query.compile())));
  return {
    async addSession(player, secret, created) {
      await write(db.insertInto("sessions").values({ player, secret, created }));
    },
    async sessionOf(secret) {
      const row = await db.selectFrom("sessions").select("player").where("secret", "=", secret).executeTakeFirst();
      return row?.player ?? null;
    },
    async dropSession(secret) {
      await write(db.deleteFrom("sessions").where("secret", "=", secret));
    },
    async dropSessions(player) {
      await write(db.deleteFrom("sessions").where("player", "=", player));
    },
    async addCode(row) {
      await write(db.insertInto("codes").values(row));
    },
    async takeCode(hash, kind, now) {
      const wanted = db.selectFrom("codes").selectAll().where("hash", "=", hash).where("kind", "=", kind);
      const row = await wanted.executeTakeFirst();
      // Of two who come with it at the same moment one removes it.
      if (!row || !(await write(db.deleteFrom("codes").where("hash", "=", hash)))) return null;
      return row.expires > now ? row : null;
    },
    async dropExpiredCodes(now) {
      await write(db.deleteFrom("codes").where("expires", "<=", now));
    },
    async passkey(id) {
      return (await db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
    },
    passkeysOf: (player) =>
      db.selectFrom("passkeys").selectAll().where("player", "=", player).orderBy("created").execute(),
    addPasskey: (row) =>
      write(
        db
          .insertInto("passkeys")
          .values(row)
          .onConflict((conflict) => conflict.doNothing()),
      ),
    async usePasskey(id, counter, used) {
      await write(db.updateTable("passkeys").set({ counter, used }).where("id", "=", id));
    },
    dropPasskey: (id, player) => write(db.deleteFrom("passkeys").where("id", "=", id).where("player", "=", player)),
    async key(name, fresh) {
      const insertion = db.insertInto("keys").values({ name, value: fresh });
      await write(insertion.onConflict((conflict) => conflict.doNothing()));
      return (await db.selectFrom("keys").selectAll().where("name", "=", name).executeTakeFirstOrThrow()).value;
    },
    linesOf: (player) => db.selectFrom("chat").selectAll().where("player", "=", player).orderBy("at").execute(),
    entriesOf: (player) =>
      db
        .selectFrom("entries")
        .innerJoin("sittings", "sittings.match", "entries.match")
        .select(["entries.match", "entries.seq", "entries.seat", "entries.action", "entries.at"])
        .distinct()
        .where("sittings.player", "=", player)
        .where("entries.author", "=", player)
        .orderBy("entries.match")
        .orderBy("entries.seq")
        .execute(),
    async matchIdsOf(player) {
      const rows = await db.selectFrom("sittings").select("match").distinct().where("player", "=", player).execute();
      return rows.map(({ match }) => match);
    },
    async forget(player) {
      await write(
        db.deleteFrom("players").where("id", "=", player),
        // A line keeps its number: whoever has read up to it must not miss the next one.
        db.updateTable("chat").set({ player: "", name: "", text: "" }).where("player", "=", player),
        db.deleteFrom("mutes").where(({ or, eb }) => or([eb("player", "=", player), eb("muted", "=", player)])),
        ...(["sessions", "codes", "passkeys", "ways", "hours", "notices", "deliveries"] as const).map((table) =>
          db.deleteFrom(table).where("player", "=", player),
        ),
      );
    },
  };
}
