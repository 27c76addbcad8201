import { LANGUAGES, type Language } from "@gatehouse/engine";
import type { NoticeContent } from "@gatehouse/protocol";
import type { Keeper } from "../matches/keeper.ts";
import { stillStands } from "../matches/notices.ts";
import type { DeliveryRow, NoticeRow, WayRow } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import type { Say } from "../texts.ts";
import type { Carriers } from "./carriers.ts";
import { keyOf, turnContent } from "./content.ts";
import { quietUntil } from "./hours.ts";

/** Takes what has to be told out of the database and brings it to people. */
export interface Postman {
  /** Looks once for what is due. Answers whether there may be more. */
  round(): Promise<boolean>;
  /** Lets go of what is old. */
  tidy(): Promise<void>;
}

export interface PostmanOptions {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly carriers: Carriers;
  readonly say: Say;
  readonly now: () => number;
  /** Where people reach the server, whatever it was called when they asked for messages. */
  readonly publicUrl: string | null;
  readonly report: (error: unknown) => void;
}

const MOST_AT_ONCE = 20;
const MOST_TRIES = 8;
/** If the process dies meanwhile, another try begins after this. Longer than any try takes. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const KEPT_MS = 30 * 24 * 3_600_000;

export function postmanOf({ store, keeper, carriers, say, now, publicUrl, report }: PostmanOptions): Postman {
  /** From the database: another process may have gone on without telling. */
  const newest = (match: string) => keeper.held(match, Number.POSITIVE_INFINITY);

  /** Whether the occasion is gone: the person has played, or somebody else plays for them. */
  async function isSettled({ match, seat, seq, ...rest }: NoticeRow | DeliveryRow): Promise<boolean> {
    if (match === null || seat === null || seq === null) return false;
    const held = await newest(match);
    return !held || !stillStands({ ...rest, seat, seq }, held.situation);
  }

  async function quietTime(player: string): Promise<number | null> {
    const hours = await store.hours(player);
    return hours && quietUntil(hours, now());
  }

  /** Makes one delivery per way. */
  async function handOut(notice: NoticeRow): Promise<void> {
    const until = await quietTime(notice.player);
    if (until !== null) return store.postpone(notice.id, until);
    const ways = (await isSettled(notice)) ? [] : await store.waysOf(notice.player);
    const held = await newest(notice.match);
    const person = await store.player(notice.player);
    const play = held?.situation.play;
    if (!held || !play || !person) return void (await store.handOut(notice.id, []));
    const zone = (await store.hours(notice.player))?.zone ?? "UTC";
    const reader = { language: languageOf(person.language), zone };
    const { table } = held.situation;
    const deliveries = ways
      .filter(({ confirmed }) => confirmed === 1)
      .map((way) => ({ ...way, base: publicUrl ?? way.base }))
      .map((way) => deliveryOf(notice, way, turnContent(say, { table, play }, notice, way, reader), now()));
    await store.handOut(notice.id, deliveries);
  }

  async function deliver(delivery: DeliveryRow): Promise<void> {
    const { id, kind, player, tries } = delivery;
    const isAboutMatch = kind === "turn" || kind === "reminder";
    const until = isAboutMatch ? await quietTime(player) : null;
    if (until !== null) return store.settle(id, { due: until });
    const way = await store.way(delivery.way);
    if (!way || (await isSettled(delivery))) return store.settle(id, { state: "settled", due: now() });
    if (!(await store.claim(delivery, now() + LEASE_MS))) return;
    const carried = await carriers.carry(way, JSON.parse(delivery.content));
    if (carried.kind === "sent") return store.settle(id, { state: "sent", due: now(), problem: null });
    const { problem } = carried;
    if (carried.kind === "gone") await store.dropWay(way.id, player);
    if (carried.kind !== "later" || tries + 1 >= MOST_TRIES)
      return store.settle(id, { state: "failed", due: now(), problem });
    return store.settle(id, { due: now() + pauseAfter(tries, carried.seconds), problem });
  }

  /** What cannot be done now must not be in the way of the rest. */
  async function handOutLater(notice: NoticeRow, error: unknown): Promise<void> {
    report(error);
    await store.postpone(notice.id, now() + FIRST_PAUSE_MS);
  }

  async function deliverLater({ id }: DeliveryRow, error: unknown): Promise<void> {
    report(error);
    await store.settle(id, { due: now() + FIRST_PAUSE_MS });
  }

  return {
    async round() {
      const notices = await store.dueNotices(now(), MOST_AT_ONCE);
      await Promise.all(notices.map((notice) => handOut(notice).catch((error) => handOutLater(notice, error))));
      const due = await store.dueDeliveries(now(), MOST_AT_ONCE);
      await Promise.all(due.map((delivery) => deliver(delivery).catch((error) => deliverLater(delivery, error))));
      return notices.length === MOST_AT_ONCE || due.length === MOST_AT_ONCE;
    },
    async tidy() {
      await store.dropOldDeliveries(now() - KEPT_MS);
      await store.dropExpiredCodes(now());
    },
  };
}

/** Longer and longer, or as long as the other side asks for. */
function pauseAfter(tries: number, seconds: number | null): number {
  const pause = Math.max(FIRST_PAUSE_MS * 4 ** tries, 1000 * (seconds ?? 0));
  return Math.min(LONGEST_PAUSE_MS, pause);
}

/** The row of a message on its way. */
export function deliveryOf(
  notice: Pick<DeliveryRow, "id" | "player" | "kind" | "match" | "seat" | "seq" | "deadline">,
  way: WayRow,
  content: NoticeContent,
  now: number,
): DeliveryRow {
  const { id, player, kind, match, seat, seq, deadline } = notice;
  return {
    ...{ id: keyOf(id, way.id), player, way: way.id, wayname: way.name, kind, match, seat, seq, deadline },
    ...{ content: JSON.stringify(content), state: "waiting", tries: 0, due: now, created: now, problem: null },
  };
}

/** A language as the database has it. */
export function languageOf(text: string): Language {
  return LANGUAGES.find((language) => language === text) ?? LANGUAGES[0];
}
