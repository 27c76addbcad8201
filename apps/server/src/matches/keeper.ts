import { createHash } from "node:crypto";
import { type Answer, yes } from "@gatehouse/engine";
import { LRUCache } from "lru-cache";
import { refuse, type ServerFault } from "../faults.ts";
import type { AnyMatch, Games } from "../games.ts";
import type { MatchChange } from "../store/change.ts";
import type { MatchRow, SnapshotRow } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { deadlineAfter } from "./deadline.ts";
import { aroseAfter, type LogMoment, load, rowOf } from "./log.ts";
import { noticesAfter } from "./notices.ts";
import type { Held } from "./sight.ts";
import { actorsOf, type Decision, type Move, type Played, type Situation, submissionName } from "./situation.ts";
import { isPlayedByBot, sittingsOf, type Table } from "./table.ts";

/** Tells who is interested that a match has changed; `fresh` are the moments just played here. */
export type Watch = (held: Held, fresh: readonly LogMoment[]) => void;

/** Where matches are loaded, changed one submission at a time, and kept in memory for a while. */
export interface Keeper {
  /** The match as this process knows it, or as the database has it if this process is behind `atLeast`. */
  held(id: string, atLeast?: number): Promise<Held | null>;
  /** Decides on the newest situation, stores what comes of it, and only then tells anybody. */
  change<T>(id: string, decide: (situation: Situation, now: number) => Decision<T>): Promise<Answer<T, ServerFault>>;
  /** Stores a new match. */
  add(move: Pick<Move<unknown>, "table" | "play" | "played">): Promise<Held>;
  /** Looks whether the database has something newer, and tells it. */
  refresh(id: string): Promise<void>;
  /** The version that this process has in memory. */
  knownVersion(id: string): number | null;
  /** How many matches are in memory. */
  size(): number;
  /** Forgets those that nobody has asked for in a while; the database has them. */
  forgetIdle(): void;
}

export interface KeeperOptions {
  readonly store: Store;
  readonly games: Games;
  readonly now: () => number;
  readonly watch: Watch;
  /** Told once when a match turns out not to replay as it was played. */
  readonly reportFrozen: (table: Table) => void;
  /** Told when the database could not store a change; it is tried again. */
  readonly reportFailure: (error: unknown) => void;
  readonly mostHeld: number;
  /** How long somebody has to be away before they are told that it is their turn. */
  readonly noticeDelay: number;
}

const TRIES = 10;
/** A database that is being restarted is back soon; one whose disk is full is not. */
const FAILURES = 3;
const PAUSE_MS = 100;
const IDLE_MS = 60_000;

export function keeperOf({ store, games, now, watch, mostHeld, noticeDelay, ...report }: KeeperOptions): Keeper {
  const cache = new LRUCache<string, Held>({ max: mostHeld, ttl: IDLE_MS, updateAgeOnGet: true, ttlAutopurge: false });
  const queues = new Map<string, Promise<unknown>>();

  /** One at a time per match. */
  function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const turn = (queues.get(id) ?? Promise.resolve()).then(work, work);
    queues.set(id, turn);
    const clear = () => {
      if (queues.get(id) === turn) queues.delete(id);
    };
    turn.then(clear, clear);
    return turn;
  }

  async function fetch(id: string): Promise<Held | null> {
    const stored = await store.match(id);
    if (!stored) return null;
    const { situation, kept } = load(games, stored);
    const { version, seq } = stored.row;
    if (situation.table.frozen) report.reportFrozen(situation.table);
    const held = { situation, version, seq, kept };
    // A change of this process may have overtaken the reading.
    if ((cache.peek(id)?.version ?? 0) > version) return held;
    cache.set(id, held);
    // However it was found out that another process has gone on: those who watch here must hear of it.
    watch(held, []);
    return held;
  }

  async function decideAndStore<T>(
    id: string,
    decide: (situation: Situation, now: number) => Decision<T>,
  ): Promise<Answer<T, ServerFault>> {
    let isCertain = store.kind === "sqlite";
    let failures = 0;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const known = cache.get(id);
      const held = known ?? (await fetch(id));
      if (!held) return refuse("no-match");
      if (!known) isCertain = true;
      const time = now();
      const decided = decide(held.situation, time);
      if (!decided.ok) {
        if (isCertain || (await store.versions([id])).get(id) === held.version) return decided;
        // Another process has gone on: what looked wrong may be right.
        cache.delete(id);
        continue;
      }
      const move = decided.value;
      if (move.table === held.situation.table && move.played.length === 0) return yes(move.reply);
      const next = after(held, move, time);
      const isStored = await store.commit(changeOf(held, next, move, time, noticeDelay)).catch((error: unknown) => {
        report.reportFailure(error);
        failures += 1;
      });
      if (isStored) {
        remember(next.situation, move.played);
        cache.set(id, next);
        told(next, move);
        return yes(move.reply);
      }
      // Stale, or nobody knows whether it was stored: the log in the database does.
      cache.delete(id);
      if (failures >= FAILURES) return refuse("not-stored");
      if (isStored === undefined) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * failures));
    }
    return refuse("busy");
  }

  function told(held: Held, { play, played }: Pick<Move<unknown>, "play" | "played">): void {
    store.announce([[held.situation.table.id, held.version]]);
    watch(held, play ? momentsOf(play, played) : []);
  }

  return {
    async held(id, atLeast = -1) {
      const known = cache.get(id);
      return known && known.seq >= atLeast ? known : fetch(id);
    },
    change: (id, decide) => inTurn(id, () => decideAndStore(id, decide)),
    async add({ table, play, played }) {
      const time = now();
      const empty: Situation = { table, play: null, arose: [], submissions: new Map(), deadline: null };
      const before: Held = { situation: empty, version: 0, seq: -1, kept: null };
      const next = after(before, { table, play, played, reply: null }, time);
      const move = { table, play, played, reply: null };
      const { row, entries, notices } = changeOf(before, next, move, time, noticeDelay);
      const { id, game, rulesVersion: rules, visibility, code } = table;
      const whole: MatchRow = { ...row, id, game, rules, visibility, code, created: time, doc: JSON.stringify(table) };
      await store.createMatch(whole, entries, sittingsOf(table), notices);
      cache.set(id, next);
      told(next, { play, played });
      return next;
    },
    refresh: (id) =>
      inTurn(id, async () => {
        const known = cache.get(id);
        if (!known || (await store.versions([id])).get(id) !== known.version) await fetch(id);
        else watch(known, []);
      }),
    knownVersion: (id) => cache.peek(id)?.version ?? null,
    size: () => cache.size,
    forgetIdle: () => void cache.purgeStale(),
  };
}

/** So that a submission that is sent again is recognised. A copy of the map with each move would cost more than the move. */
function remember({ submissions }: Situation, played: readonly Played[]): void {
  for (const { entry, author, key } of played)
    if (author !== null && key !== null) submissions.set(submissionName(author, key), entry.seq);
}

/** The match as it stands after a move. */
function after({ situation, version, seq }: Held, { table, play, played }: Move<unknown>, time: number): Held {
  const { submissions } = situation;
  let { arose } = situation;
  let before = actorsOf(situation);
  const actors = actorsOf({ table: { ...table, phase: play ? "playing" : table.phase }, play });
  for (const [i, { entry }] of played.entries()) {
    // Only the last of several actions of a seat can hand the decision on.
    const next = i === played.length - 1 ? actors : before;
    arose = aroseAfter(arose, before, next, entry);
    before = next;
  }
  const next = { table, play, arose, submissions };
  return {
    situation: { ...next, deadline: deadlineAfter(situation, next, time) },
    version: version + 1,
    seq: play ? play.log.length - 1 : seq,
    kept: null,
  };
}

function changeOf(
  before: Held,
  next: Held,
  { table, play, played }: Move<unknown>,
  time: number,
  noticeDelay: number,
): MatchChange {
  const { id, phase } = table;
  const actors = actorsOf(next.situation);
  const old = before.situation.table;
  const isTableSame = old === table && before.version > 0;
  return {
    id,
    expected: before.version,
    row: {
      ...{ phase, version: next.version, seq: next.seq, deadline: next.situation.deadline, updated: time },
      actors: JSON.stringify(actors),
      botdue: actors.some((seat) => isPlayedByBot(table.seats[seat])) ? 1 : 0,
    },
    doc: isTableSame ? null : JSON.stringify(table),
    entries: played.map((each) => rowOf(id, each, time)),
    snapshot: play && isEndOfTurn(before, next, played) ? snapshotOf(id, play) : null,
    sittings: isTableSame || old.seats === table.seats ? null : sittingsOf(table),
    notices: noticesAfter(before.situation, next.situation, played, time, noticeDelay),
  };
}

/** Other seats have to decide now: what came of the turn is kept. */
function isEndOfTurn(before: Held, next: Held, played: readonly Played[]): boolean {
  const [old, fresh] = [actorsOf(before.situation), actorsOf(next.situation)];
  return played.length > 0 && (old.length !== fresh.length || old.some((seat, i) => seat !== fresh[i]));
}

function snapshotOf(id: string, { state, log }: AnyMatch): SnapshotRow {
  const text = JSON.stringify(state);
  return { match: id, seq: log.length - 1, hash: createHash("sha256").update(text).digest("hex"), state: text };
}

/** With several entries only the last one's state is at hand: then everything is worked out from the log. */
function momentsOf(play: AnyMatch, played: readonly Played[]): readonly LogMoment[] {
  const [only] = played;
  return played.length === 1 && only ? [{ entry: only.entry, events: only.events, state: play.state }] : [];
}
