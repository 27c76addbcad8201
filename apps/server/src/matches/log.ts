import { createHash } from "node:crypto";
import {
  type AnyGame,
  asView,
  at,
  canonical,
  checkAction,
  type Entry,
  type GameTypes,
  recorded,
  restore,
  type StateOf,
  type StepEntry,
} from "@gatehouse/engine";
import type { Frozen } from "@gatehouse/protocol";
import { type AnyMatch, type AnyRules, type Games, rulesFor } from "../games.ts";
import type { EntryRow, SnapshotRow } from "../store/schema.ts";
import type { StoredMatch } from "../store/store.ts";
import { sealOf } from "./seats.ts";
import { type Played, type Situation, submissionName } from "./situation.ts";
import { changed, type Table } from "./table.ts";

type AnyEntry = Entry<GameTypes>;
type AnyStep = StepEntry<GameTypes>;
type AnyState = StateOf<GameTypes>;

/** An entry as a row. */
export function rowOf(match: string, { entry, author, key }: Played, at: number): EntryRow {
  const { seq, kind, head } = entry;
  return {
    ...{ match, seq, kind, head, author, key, at },
    seat: "seat" in entry ? entry.seat : null,
    action: "action" in entry ? JSON.stringify(entry.action) : null,
    draws: "draws" in entry ? JSON.stringify(entry.draws) : null,
    target: "to" in entry ? entry.to : null,
  };
}

const NO_HEAD = "0".repeat(64);

/**
 * The head of an entry as it may be told. Without a seal there is no blind in it: whoever knows the rest of the log could try
 * out hidden choices until the hash fits, and it proves nothing anyway.
 */
export function toldHead({ seal }: Pick<AnyMatch, "seal">, head: string): string {
  return seal === null ? NO_HEAD : head;
}

function entryOf({ seq, kind, seat, action, draws, target, head }: EntryRow): AnyEntry {
  const own = { seq, head };
  switch (kind) {
    case "start":
      return { ...own, kind, draws: JSON.parse(draws ?? "[]") };
    case "step":
      return { ...own, kind, seat: Number(seat), action: JSON.parse(action ?? "{}"), draws: JSON.parse(draws ?? "[]") };
    case "undo":
    case "takeback":
      return { ...own, kind, seat: Number(seat), to: Number(target) };
  }
}

/** The steps that stand after an entry. */
function standing(steps: readonly AnyStep[], entry: AnyEntry): readonly AnyStep[] {
  switch (entry.kind) {
    case "start":
      return [];
    case "step":
      return [...steps, entry];
    case "undo":
      return steps.filter((step) => step.seq < entry.to || step.seat !== entry.seat);
    case "takeback":
      return steps.filter((step) => step.seq < entry.to);
  }
}

/** A match as it was loaded, and if it cannot be played on, the state that was kept of it. */
export interface Loaded {
  readonly situation: Situation;
  /** Of a frozen match: all there is to see. */
  readonly kept: { readonly rules: AnyRules; readonly state: AnyState } | null;
}

/** Plays a stored match again, and compares with the state that was kept: if they differ, nobody plays on. */
export function load(games: Games, { row, entries: rows, snapshot }: StoredMatch): Loaded {
  // Our own document, written by this program or an older one whose migrations have run.
  const table: Table = { ...JSON.parse(row.doc), frozen: null };
  const entries = rows.map(entryOf);
  const submissions = submissionsOf(rows);
  const { deadline } = row;
  const empty = { table, play: null, arose: [], submissions, deadline };
  if (entries.length === 0) return { situation: empty, kept: null };
  const game = games.get(table.game);
  if (!game) return frozen(empty, "unknown-game", null);
  if (game.rulesVersion !== table.rulesVersion)
    return frozen(empty, "other-rules-version", keptState(game, table, snapshot));
  const play = replayed(game, table, entries, snapshot);
  if (play === null) return frozen(empty, "replay-differs", keptState(game, table, snapshot));
  return { situation: { table, play, arose: aroseIn(play), submissions, deadline }, kept: null };
}

function frozen(situation: Situation, reason: Frozen, kept: Loaded["kept"]): Loaded {
  const table = changed(situation.table, { frozen: reason });
  return { situation: { ...situation, table }, kept };
}

function keptState(game: AnyGame, table: Table, snapshot: SnapshotRow | null): Loaded["kept"] {
  if (!snapshot) return null;
  try {
    return { rules: rulesFor(game, table.options), state: JSON.parse(snapshot.state) };
  } catch {
    return null;
  }
}

function submissionsOf(rows: readonly EntryRow[]): Map<string, number> {
  const keyed = rows.filter(({ author, key }) => author !== null && key !== null);
  return new Map(keyed.map(({ author, key, seq }) => [submissionName(author ?? "", key ?? ""), seq]));
}

/** The match after its whole log, or `null` if these rules do not come to what was kept of it. */
function replayed(
  game: AnyGame,
  table: Table,
  log: readonly AnyEntry[],
  snapshot: SnapshotRow | null,
): AnyMatch | null {
  try {
    const rules = rulesFor(game, table.options);
    const first = at(log, 0);
    const luck = recorded(first.kind === "start" ? first.draws : []);
    const state = rules.setup(luck);
    if (luck.fault()) return null;
    let steps: readonly AnyStep[] = [];
    let drawn = 0;
    let match: AnyMatch = { game, rules, state, log, steps, drawn, seal: sealOf(table) };
    for (const entry of log) {
      steps = standing(steps, entry);
      if ("draws" in entry) drawn += entry.draws.length;
      if (entry.kind === "step") {
        if (!playedAgain(game, rules, match.state, entry)) return null;
      } else if (entry.kind !== "start") match = { ...match, state: restore(match, steps) };
      if (entry.seq === snapshot?.seq && !isAsKept(match.state, snapshot)) return null;
    }
    return { ...match, steps, drawn };
  } catch {
    // Rules that throw on a log that was once legal are other rules, too.
    return null;
  }
}

function isAsKept(state: AnyState, { hash, state: kept }: SnapshotRow): boolean {
  const isSameText = createHash("sha256").update(JSON.stringify(state)).digest("hex") === hash;
  // The names of an object may come in another order without meaning anything else.
  return isSameText || canonical(state) === canonical(JSON.parse(kept));
}

function playedAgain(game: AnyGame, rules: AnyRules, state: AnyState, { seat, action, draws }: AnyStep): boolean {
  const checked = checkAction(game, rules, state, seat, action);
  if (!checked.ok) return false;
  const luck = recorded(draws);
  rules.play(state, seat, checked.value, luck);
  return luck.fault() === null;
}

/** A moment of a log: an entry, what happened, and the state after it, which changes when the walk goes on. */
export interface LogMoment {
  readonly entry: AnyEntry;
  readonly events: readonly GameTypes["Event"][];
  readonly state: AnyState;
}

/** Goes through the whole log of a match, also through what was taken back. */
export function* walk(match: AnyMatch): Generator<LogMoment> {
  const { rules, log } = match;
  const first = at(log, 0);
  let events: GameTypes["Event"][] = [];
  const emit = (event: GameTypes["Event"]) => events.push(event);
  let state = rules.setup(recorded(first.kind === "start" ? first.draws : []), emit);
  let steps: readonly AnyStep[] = [];
  for (const entry of log) {
    steps = standing(steps, entry);
    if (entry.kind !== "start") events = [];
    if (entry.kind === "step") rules.play(state, entry.seat, entry.action, recorded(entry.draws), emit);
    else if (entry.kind !== "start") state = restore(match, steps);
    yield { entry, events, state };
  }
}

function aroseIn(match: AnyMatch): readonly number[] {
  let arose: readonly number[] = [];
  let actors: readonly number[] = [];
  for (const { entry, state } of walk(match)) {
    const next = match.rules.actors(asView(state));
    arose = aroseAfter(arose, actors, next, entry);
    actors = [...next];
  }
  return arose;
}

/**
 * Per seat the entry after which its decision arose. One that it already had stays the same while others act beside it, as long
 * as nothing was drawn or taken back.
 */
export function aroseAfter(
  arose: readonly number[],
  before: readonly number[],
  after: readonly number[],
  entry: AnyEntry,
): readonly number[] {
  const isQuiet = entry.kind === "step" && entry.draws.length === 0;
  const last = Math.max(-1, ...after, arose.length - 1);
  return Array.from({ length: last + 1 }, (_, seat) => {
    const stays = isQuiet && entry.seat !== seat && before.includes(seat) && after.includes(seat);
    return stays || !after.includes(seat) ? (arose[seat] ?? 0) : entry.seq;
  });
}
