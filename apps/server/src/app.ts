import type { Language } from "@gatehouse/engine";
import { REASONS } from "@gatehouse/protocol";
import { type Logger, pino } from "pino";
import { type Passkeys, passkeysOf } from "./accounts/passkeys.ts";
import { type People, peopleOf } from "./accounts/people.ts";
import { type BotDriver, botDriver, type Thinking } from "./bots/driver.ts";
import { type Bucket, bucketOf } from "./bucket.ts";
import { tick } from "./clock/clock.ts";
import type { ServerFault } from "./faults.ts";
import { type Games, loadGames } from "./games.ts";
import { type Connections, connectionsOf } from "./live/connections.ts";
import { type Hub, hubOf } from "./live/hub.ts";
import { BEAT_MS, isPresence, type Presence, presenceOf } from "./live/presence.ts";
import { type Keeper, keeperOf } from "./matches/keeper.ts";
import type { Table } from "./matches/table.ts";
import { type Metrics, makeMetrics } from "./metrics.ts";
import { type Carriers, carriersOf, freshVapidKeys, type VapidKeys } from "./notify/carriers.ts";
import { type Postman, postmanOf } from "./notify/postman.ts";
import type { Settings } from "./settings.ts";
import { openStore } from "./store/open.ts";
import type { Store } from "./store/store.ts";
import { loadSay, type Say } from "./texts.ts";

/** A fault as a caller gets it: its kind, its facts, and a sentence in the caller's language. */
export interface ToldFault {
  readonly code: (typeof REASONS)[keyof typeof REASONS];
  readonly message: string;
  readonly data: { readonly reason: string; readonly [fact: string]: unknown };
}

/** Everything that runs, without the network. */
export interface App {
  readonly settings: Settings;
  readonly log: Logger;
  readonly games: Games;
  readonly store: Store;
  readonly keeper: Keeper;
  readonly hub: Hub;
  readonly bots: BotDriver;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly metrics: Metrics;
  readonly chatBucket: Bucket;
  readonly guessBucket: Bucket;
  /** New guests per address: each is somebody with requests of their own. */
  readonly guestBucket: Bucket;
  readonly trialBucket: Bucket;
  readonly connections: Connections;
  readonly carriers: Carriers;
  readonly say: Say;
  now(): number;
  tell(fault: ServerFault, language: Language, table?: Table): ToldFault;
  /** Finishes what is under way. */
  close(): Promise<void>;
}

const TICK_MS = 1_000;
const COMPARE_MS = 5_000;
const FORGET_MS = 10_000;
const TIDY_MS = 3_600_000;

/** What tests have otherwise than people: another time, less to wait for, bots that fail. */
export interface Trial {
  readonly now?: (() => number) | undefined;
  /** How long it is between two looks at deadlines, and at messages that are to be sent. */
  readonly tickMs?: number;
  readonly thinking?: Omit<Thinking, "threads">;
}

export async function makeApp(
  settings: Settings,
  { now = Date.now, tickMs = TICK_MS, thinking = {} }: Trial = {},
): Promise<App> {
  const log = pino({ level: settings.logLevel, redact: ["req.headers.cookie", "req.headers.authorization"] });
  const games = await loadGames();
  const say = await loadSay(games);
  const store = await openStore({ folder: settings.dataFolder, url: settings.databaseUrl });
  const metrics = makeMetrics();
  const presence = presenceOf(
    (pairs) => store.announce(pairs),
    (match) => hub.tellPresence(match),
    now,
  );
  const hub: Hub = hubOf(presence);
  const reported = new Set<string>();
  const keeper: Keeper = keeperOf({
    store,
    games,
    now,
    mostHeld: settings.matchesInMemory,
    noticeDelay: 1000 * settings.noticeDelaySeconds,
    watch(held, fresh) {
      hub.publish(held, fresh);
      bots.consider(held);
    },
    reportFailure: (error) => log.error({ err: error }, "a change could not be stored"),
    reportFrozen({ id, frozen }) {
      if (reported.has(id)) return;
      reported.add(id);
      metrics.frozen.inc();
      log.error({ match: id, why: frozen }, "a match no longer replays as it was played; it can only be looked at");
    },
  });
  const bots: BotDriver = botDriver(
    { threads: settings.botThreads, ...thinking },
    () => keeper,
    (error) => log.error({ err: error }, "a bot failed"),
  );
  metrics.gauge("gatehouse_matches_in_memory", "Matches in memory", () => keeper.size());
  metrics.gauge("gatehouse_watchers", "Those who follow a match", () => hub.size());
  metrics.gauge("gatehouse_bot_decisions", "Decisions that bots have to make", () => bots.waiting());
  const keys: VapidKeys = JSON.parse(await store.key("vapid", JSON.stringify(freshVapidKeys())));
  const carriers = carriersOf(settings, keys, say);
  const postman = postmanOf({
    ...{ store, keeper, carriers, say, now, publicUrl: settings.publicUrl },
    report: (error) => log.error({ err: error }, "a message could not be brought"),
  });
  const stopTimers = await startTimers({ postman, store, keeper, hub, bots, games, log, now, presence, tickMs });
  return {
    ...{ settings, log, games, store, keeper, hub, bots, metrics, now },
    people: peopleOf(store, now),
    passkeys: passkeysOf(store, now),
    chatBucket: bucketOf({ most: 5, inSeconds: 10 }, now),
    guessBucket: bucketOf({ most: 30, inSeconds: 60 }, now),
    guestBucket: bucketOf({ most: Math.max(10, settings.requestsPerMinute / 20), inSeconds: 60 }, now),
    trialBucket: bucketOf({ most: 10, inSeconds: 3_600 }, now),
    connections: connectionsOf(settings),
    ...{ carriers, say },
    tell({ reason, facts, message }, language, table) {
      metrics.refused.inc({ reason });
      const nameOf = (seat: number) => table?.seats[seat]?.name ?? `${seat}`;
      const text = say(message, language, table?.game ?? null, nameOf);
      return { code: REASONS[reason], message: text, data: { ...facts, reason } };
    },
    async close() {
      // What is on its way to a foreign server is tried again later; nobody waits for its answer now.
      carriers.close();
      await stopTimers();
      await bots.close();
      await store.close();
    },
  };
}

/** Lines of chat are announced like changes, under a name that no match has. */
export function chatName(match: string): string {
  return `#${match}`;
}

function chatMatch(name: string): string | null {
  return name.startsWith("#") ? name.slice(1) : null;
}

type Running = Pick<App, "store" | "keeper" | "hub" | "bots" | "games" | "log" | "now"> & {
  readonly presence: Presence;
  readonly postman: Postman;
  readonly tickMs: number;
};

async function startTimers({
  store,
  keeper,
  hub,
  bots,
  games,
  log,
  now,
  presence,
  postman,
  tickMs,
}: Running): Promise<() => Promise<void>> {
  let isClosed = false;
  let ticking: Promise<void> = Promise.resolve();
  let posting: Promise<void> = Promise.resolve();
  const failed = (error: unknown) => void (isClosed || log.error({ err: error }, "a timer failed"));

  /** Whoever watches must see in the end what the database has, whatever was announced or lost. */
  async function compare(): Promise<void> {
    const watched = hub.watched();
    const versions = await store.versions([...watched.keys()]);
    for (const [match, known] of watched) if ((versions.get(match) ?? 0) > known) await keeper.refresh(match);
  }

  async function hear(match: string, n: number): Promise<void> {
    for (const { at, ...line } of await store.chat(match, n - 1, null))
      if (line.n === n) hub.say(match, { ...line, at: new Date(at).toISOString() });
  }

  await store.listen({
    announced(pairs) {
      for (const [name, number] of pairs) {
        if (isPresence(name)) {
          const changed = presence.heard(name, number);
          if (changed !== null) hub.tellPresence(changed);
          continue;
        }
        const chat = chatMatch(name);
        if (chat !== null && hub.isWatched(chat)) hear(chat, number).catch(failed);
        else if (hub.isWatched(name) && (keeper.knownVersion(name) ?? 0) < number) keeper.refresh(name).catch(failed);
      }
    },
    lost: () => void compare().catch(failed),
  });
  const second = setInterval(() => {
    ticking = ticking.then(() => tick(store, keeper, bots, games, now)).catch(failed);
  }, tickMs);
  async function post(): Promise<void> {
    while (!isClosed && (await postman.round()));
  }

  // Beside the clock: a foreign server that does not answer must not make anybody wait for a deadline.
  const mail = setInterval(() => {
    posting = posting.then(post).catch(failed);
  }, tickMs);
  const tidying = setInterval(() => void postman.tidy().catch(failed), TIDY_MS);
  const comparing = store.kind === "postgres" ? setInterval(() => void compare().catch(failed), COMPARE_MS) : null;
  const beating = store.kind === "postgres" ? setInterval(() => presence.beat(), BEAT_MS) : null;
  const forgetting = setInterval(() => keeper.forgetIdle(), FORGET_MS);
  return async () => {
    isClosed = true;
    clearInterval(second);
    clearInterval(forgetting);
    clearInterval(mail);
    clearInterval(tidying);
    if (comparing) clearInterval(comparing);
    if (beating) clearInterval(beating);
    await Promise.all([ticking, posting]);
  };
}
