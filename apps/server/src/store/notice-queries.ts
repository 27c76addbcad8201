import type { Kysely } from "kysely";
import { statement } from "./change.ts";
import type { Database } from "./database.ts";
import type { DeliveryRow, HoursRow, NoticeRow, Schema, WayRow } from "./schema.ts";

/** What became of a try to deliver. */
export type DeliveryChange = Partial<Pick<DeliveryRow, "state" | "due" | "problem">>;

/** Who has to be told what, and on which ways. */
export interface NoticeQueries {
  addWay(row: WayRow): Promise<void>;
  way(id: string): Promise<WayRow | null>;
  waysOf(player: string): Promise<readonly WayRow[]>;
  confirmWay(id: string): Promise<boolean>;
  dropWay(id: string, player: string): Promise<boolean>;
  /** Removes the way of a link in a message. */
  stopWay(stop: string): Promise<boolean>;
  wayOfStop(stop: string): Promise<WayRow | null>;
  hours(player: string): Promise<HoursRow | null>;
  setHours(row: HoursRow): Promise<void>;
  dueNotices(now: number, limit: number): Promise<readonly NoticeRow[]>;
  postpone(notice: string, due: number): Promise<void>;
  /** Makes deliveries of a notice, all or none; not if another process has done it. */
  handOut(notice: string, deliveries: readonly DeliveryRow[]): Promise<boolean>;
  addDelivery(row: DeliveryRow): Promise<void>;
  dueDeliveries(now: number, limit: number): Promise<readonly DeliveryRow[]>;
  /** Takes a delivery for a while: nobody else tries it before `until`, and if this process dies, somebody does then. */
  claim(delivery: DeliveryRow, until: number): Promise<boolean>;
  settle(delivery: string, change: DeliveryChange): Promise<void>;
  deliveriesOf(player: string, limit: number): Promise<readonly DeliveryRow[]>;
  dropOldDeliveries(before: number): Promise<void>;
}

export function noticeQueries(db: Kysely<Schema>, database: Database): NoticeQueries {
  const write = (...queries: readonly { compile(): Parameters<typeof statement>[0] }[]) =>
    database.write(queries.map((query) => statement(query.compile())));
  return {
    async addWay(row) {
      await write(db.insertInto("ways").values(row));
    },
    async way(id) {
      return (await db.selectFrom("ways").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
    },
    waysOf: (player) => db.selectFrom("ways").selectAll().where("player", "=", player).orderBy("created").execute(),
    confirmWay: (id) => write(db.updateTable("ways").set({ confirmed: 1 }).where("id", "=", id)),
    dropWay: (id, player) => write(db.deleteFrom("ways").where("id", "=", id).where("player", "=", player)),
    stopWay: (stop) => write(db.deleteFrom("ways").where("stop", "=", stop)),
    async wayOfStop(stop) {
      return (await db.selectFrom("ways").selectAll().where("stop", "=", stop).executeTakeFirst()) ?? null;
    },
    async hours(player) {
      return (await db.selectFrom("hours").selectAll().where("player", "=", player).executeTakeFirst()) ?? null;
    },
    async setHours({ player, ...own }) {
      const insertion = db.insertInto("hours").values({ player, ...own });
      await write(insertion.onConflict((conflict) => conflict.column("player").doUpdateSet(own)));
    },
    dueNotices: (now, limit) =>
      db.selectFrom("notices").selectAll().where("due", "<=", now).orderBy("due").limit(limit).execute(),
    async postpone(notice, due) {
      await write(db.updateTable("notices").set({ due }).where("id", "=", notice));
    },
    handOut: (notice, deliveries) =>
      write(
        db.deleteFrom("notices").where("id", "=", notice),
        ...deliveries.map((row) => db.insertInto("deliveries").values(row)),
      ),
    async addDelivery(row) {
      await write(db.insertInto("deliveries").values(row));
    },
    dueDeliveries: (now, limit) =>
      db
        .selectFrom("deliveries")
        .selectAll()
        .where("state", "=", "waiting")
        .where("due", "<=", now)
        .orderBy("due")
        .limit(limit)
        .execute(),
    claim: ({ id, tries }, until) =>
      write(
        db
          .updateTable("deliveries")
          .set({ due: until, tries: tries + 1 })
          .where("id", "=", id)
          .where("state", "=", "waiting")
          .where("tries", "=", tries),
      ),
    async settle(delivery, change) {
      await write(db.updateTable("deliveries").set(change).where("id", "=", delivery));
    },
    deliveriesOf: (player, limit) =>
      db
        .selectFrom("deliveries")
        .selectAll()
        .where("player", "=", player)
        .orderBy("created", "desc")
        .orderBy("id")
        .limit(limit)
        .execute(),
    async dropOldDeliveries(before) {
      await write(db.deleteFrom("deliveries").where("state", "<>", "waiting").where("created", "<", before));
    },
  };
}
