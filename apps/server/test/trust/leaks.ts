import {
  type AnyGame,
  at,
  type Chance,
  dealer,
  type GameRecord,
  type GameTypes,
  headOf,
  legal,
  mixSeed,
  nextHead,
  recordOf,
  replay,
  seeded,
  submit,
  type Viewer,
  writeEntry,
} from "@gatehouse/engine";
import { engineFault } from "../../src/faults.ts";
import type { AnyMatch, Games } from "../../src/games.ts";
import { newTable } from "../../src/matches/create.ts";
import { listed } from "../../src/matches/listing.ts";
import { gathered } from "../../src/matches/seats.ts";
import { entriesFor, type Held, NOTHING_KNOWN, updateFor } from "../../src/matches/sight.ts";
import { actorsOf, type Situation } from "../../src/matches/situation.ts";
import type { Table } from "../../src/matches/table.ts";
import { turnContent } from "../../src/notify/content.ts";
import type { MatchRow, NoticeRow, WayRow } from "../../src/store/schema.ts";
import type { Say } from "../../src/texts.ts";

/** What was looked at, and what gave something away. */
export interface LeakReport {
  matches: number;
  /** Moments × viewers at which a true state and one that the viewer cannot tell from it were compared. */
  compared: number;
  /** Replays in which a draw that somebody does not see was another one. */
  swaps: number;
  readonly leaks: string[];
}

const BY_POST = { kind: "correspondence", days: 2 } as const;
const SWAPS_PER_MATCH = 2;
const ACTIONS_TRIED = 3;

/** How many matches of how many steps at most are looked at. */
export interface LeakSearch {
  readonly matches: number;
  readonly steps: number;
  readonly seed: number;
}

/** A sealed match as the server begins it, each seat a person's. */
function begin(games: Games, game: AnyGame, seats: number): { readonly table: Table; readonly play: AnyMatch } {
  const request = { game: game.id, options: {}, visibility: "public", pace: BY_POST, saltHash: undefined } as const;
  const all = Array.from({ length: seats }, () => ({ kind: "me" as const }));
  const made = newTable(games, { id: "p0", name: "Player 0" }, 0, { ...request, seats: all });
  if (!made.ok) throw new Error("no table");
  const people = made.value.table.seats.map((seat, i) => ({ ...seat, player: `p${i}`, name: `Player ${i}` }));
  const table = { ...made.value.table, seats: people };
  const empty = { table, play: null, arose: [], submissions: new Map(), deadline: null };
  const begun = gathered(empty, table, game, 0, null);
  if (!begun.ok || !begun.value.play) throw new Error("it does not begin");
  return { table: begun.value.table, play: begun.value.play };
}

/** Plays random matches of a game and looks at what everybody is told. */
export async function searchLeaks(
  games: Games,
  game: AnyGame,
  { matches, steps, seed }: LeakSearch,
  say: Say,
  tell: (done: number) => void = () => {},
): Promise<LeakReport> {
  const report: LeakReport = { matches: 0, compared: 0, swaps: 0, leaks: [] };
  for (let i = 0; i < matches; i += 1) {
    const chance = seeded(mixSeed(seed, i));
    const { min, max } = game.seats;
    const { table, play } = begin(games, game, min + chance.pick(max - min + 1));
    const last = playOn(game, table, play, chance, 1 + chance.pick(steps), report);
    for (let n = 0; n < SWAPS_PER_MATCH; n += 1) swapDraw(game, table, last, chance, say, report);
    report.matches += 1;
    tell(i + 1);
    // Others want to be heard in between.
    if (i % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
  }
  return report;
}

/** Plays to the end, or far; now and then everybody's messages are compared. */
function playOn(
  game: AnyGame,
  table: Table,
  begun: AnyMatch,
  chance: Chance,
  steps: number,
  report: LeakReport,
): AnyMatch {
  let match = begun;
  for (let step = 0; step < steps; step += 1) {
    const actors = match.rules.actors(match.state);
    const seat = actors[chance.pick(Math.max(1, actors.length))];
    if (seat === undefined || match.seal === null) break;
    const actions = legal(match.rules, match.state, seat);
    const before = match;
    const done = submit(match, seat, [at(actions, chance.pick(actions.length))], dealer(match.seal, match.drawn));
    if (!done.ok) throw new Error(`${game.id} refuses what it lists`);
    match = done.value.match;
    if (headOf(match) === unblinded(before, match)) report.leaks.push(`${game.id}: a head can be tried out`);
    if (chance.pick(12) === 0) compareAll(game, table, match, chance, report);
  }
  return match;
}

/** The head that whoever guesses the newest entry could work out, if nothing blinded it. */
function unblinded(before: AnyMatch, { game, log }: AnyMatch): string {
  const entry = at(log, log.length - 1);
  return nextHead(headOf(before), entry.seq, writeEntry(game, entry), null);
}

function compareAll(game: AnyGame, table: Table, match: AnyMatch, chance: Chance, report: LeakReport): void {
  const viewers: Viewer[] = [null, ...table.seats.keys()];
  for (const viewer of viewers) {
    const { rules, state } = match;
    const guessed = rules.determinize(rules.view(state, viewer), viewer, seeded(chance.pick(1 << 30)));
    const other = { ...match, state: guessed };
    report.compared += 1;
    const [one, two] = [told(table, match, viewer), told(table, other, viewer)];
    if (one !== two)
      report.leaks.push(`${game.id}, viewer ${viewer}, entry ${match.log.length - 1}: ${difference(one, two)}`);
    if (viewer === null) continue;
    for (let i = 0; i < ACTIONS_TRIED; i += 1) {
      const action = strangeAction(game, match, viewer, chance);
      const [no, otherNo] = [refusalOf(match, viewer, action), refusalOf(other, viewer, action)];
      if (no !== otherNo)
        report.leaks.push(`${game.id}, seat ${viewer} asks for ${JSON.stringify(action)}: ${difference(no, otherNo)}`);
    }
  }
}

/** Everything that the viewer is told of a moment: the update with all legal actions, and the line of the lists. */
function told(table: Table, play: AnyMatch, viewer: Viewer): string {
  const situation: Situation = { table, play, arose: [], submissions: new Map(), deadline: null };
  const seq = play.log.length - 1;
  const held: Held = { situation, version: seq, seq, kept: null };
  const update = updateFor(held, viewer, { ...NOTHING_KNOWN, seq }, { wantsLegal: true });
  const actors = JSON.stringify(actorsOf(situation));
  const row = { doc: JSON.stringify(table), seq, actors, deadline: null, updated: 0 };
  // Of a row the lists read these columns.
  return JSON.stringify([update, listed(row as unknown as MatchRow, viewer === null ? null : `p${viewer}`)]);
}

function strangeAction(game: AnyGame, { rules, state }: AnyMatch, seat: number, chance: Chance): object {
  const types = Object.keys(game.fields);
  const type = at(types, chance.pick(types.length));
  const fields = Object.entries(game.fields[type] ?? {}).map(([name, spec]) => {
    if (spec.kind === "integer") return [name, spec.min + chance.pick(spec.max - spec.min + 1)] as const;
    return [name, spec.kind === "flag" ? chance.pick(2) === 1 : at(spec.of, chance.pick(spec.of.length))] as const;
  });
  const isActor = rules.actors(state).includes(seat);
  const own = isActor ? legal(rules, rules.view(state, seat), seat) : [];
  const near = own.find((action) => action.type === type);
  return chance.pick(2) === 0 && near
    ? { ...near, ...Object.fromEntries(fields.slice(0, 1)) }
    : { type, ...Object.fromEntries(fields) };
}

/** The no to an action, as it is sent; the same word for every yes. */
function refusalOf(match: AnyMatch, seat: number, action: object): string {
  const done = submit(match, seat, [action], seeded(1));
  return done.ok ? "yes" : JSON.stringify(engineFault(done.error.fault, match));
}

/**
 * Plays the same match again with one draw changed. Until the viewer's own view shows it, nothing that the viewer is told may
 * differ: entries, mails and pushes.
 */
function swapDraw(game: AnyGame, table: Table, match: AnyMatch, chance: Chance, say: Say, report: LeakReport): void {
  const record = recordOf(match);
  const changed = withOtherDraw(record, chance);
  if (changed === null) return;
  const [truth, other] = [views(game, table, record), views(game, table, changed)];
  for (const viewer of [null, ...table.seats.keys()] as Viewer[]) {
    const [mine, theirs] = [truth.get(viewer) ?? [], other.get(viewer) ?? []];
    let same = 0;
    while (same < Math.min(mine.length, theirs.length) && mine[same] === theirs[same]) same += 1;
    // As many steps as look the same: everything told of them must be the same.
    if (same < 2) continue;
    const [one, two] = [record, changed].map((each) => toldUntil(game, table, each, viewer, same - 1, say));
    if (one === undefined || two === undefined) continue;
    report.swaps += 1;
    if (one !== two) report.leaks.push(`${game.id}, viewer ${viewer}, ${same - 1} steps: ${difference(one, two)}`);
  }
}

type AnyRecord = GameRecord<GameTypes>;

/** Two records of the same match but for a draw that the viewer has not seen, and never noticed. */
export interface Twins {
  readonly viewer: number;
  readonly seats: number;
  readonly records: readonly [AnyRecord, AnyRecord];
}

/** Looks for twins of so many steps. */
export function hiddenTwins(games: Games, game: AnyGame, steps: number, tries: number): Twins | null {
  const nothing: LeakReport = { matches: 0, compared: 0, swaps: 0, leaks: [] };
  for (let i = 0; i < tries; i += 1) {
    const chance = seeded(mixSeed(i, steps));
    const { table, play } = begin(games, game, game.seats.min);
    const record = recordOf(playOn(game, table, play, chance, steps, nothing));
    const changed = withOtherDraw(record, chance);
    const replayed = changed && replay(game, changed);
    if (!replayed?.ok) continue;
    const twin = recordOf(replayed.value);
    const [truth, other] = [views(game, table, record), views(game, table, twin)];
    const viewer = [...table.seats.keys()].find((seat) => String(truth.get(seat)) === String(other.get(seat)));
    if (viewer !== undefined) return { viewer, seats: table.seats.length, records: [record, twin] };
  }
  return null;
}

/** The record with one draw of its set-up or of a step changed to another number. */
function withOtherDraw(record: AnyRecord, chance: Chance): AnyRecord | null {
  const drawing = record.steps.flatMap(({ draws }, i) => (draws.length > 0 ? [i] : []));
  const which = chance.pick(drawing.length + 1);
  const shift = (draws: readonly number[]) => {
    const i = chance.pick(draws.length);
    const draw = at(draws, i);
    return draws.with(i, draw === 0 ? 1 + chance.pick(3) : chance.pick(draw));
  };
  const index = drawing[which];
  if (index !== undefined) {
    const step = at(record.steps, index);
    return { ...record, steps: record.steps.with(index, { ...step, draws: shift(step.draws) }) };
  }
  return record.setupDraws.length > 0 ? { ...record, setupDraws: shift(record.setupDraws) } : null;
}

/** Per viewer what shows after each step, as far as the record can be replayed: the view, and events that the game calls public. */
function views(game: AnyGame, table: Table, record: AnyRecord): ReadonlyMap<Viewer, readonly string[]> {
  const viewers: Viewer[] = [null, ...table.seats.keys()];
  const seen = new Map<Viewer, string[]>(viewers.map((viewer) => [viewer, []]));
  replay(game, record, ({ rules, state, events }) => {
    const open = events.filter(({ type }) => game.events[type] === "public");
    for (const viewer of viewers) seen.get(viewer)?.push(JSON.stringify([rules.view(state, viewer), open]));
  });
  return seen;
}

/** All that the viewer hears of the first steps: the entries without their heads, which nobody can foresee, and messages. */
function toldUntil(
  game: AnyGame,
  table: Table,
  record: AnyRecord,
  viewer: Viewer,
  steps: number,
  say: Say,
): string | undefined {
  const replayed = replay(game, record, undefined, steps);
  if (!replayed.ok) return undefined;
  const play = replayed.value;
  const entries = entriesFor(play, viewer, -1).map((entry) => ({ ...entry, head: "" }));
  const notice = { id: "n", kind: "turn", seat: viewer ?? 0, seq: steps, match: table.id, deadline: 0 };
  const message =
    viewer === null
      ? null
      : // Of the rows a message reads these columns.
        turnContent(say, { table, play }, notice as unknown as NoticeRow, WAY as unknown as WayRow, READER);
  return JSON.stringify([entries, message]);
}

const WAY = { id: "w", base: "http://localhost", stop: "s" };
const READER = { language: "en", zone: "UTC" } as const;

/** Where two texts begin to differ. */
function difference(one: string, two: string): string {
  let i = 0;
  while (i < one.length && one[i] === two[i]) i += 1;
  return `…${one.slice(Math.max(0, i - 60), i + 60)}… against …${two.slice(Math.max(0, i - 60), i + 60)}…`;
}
