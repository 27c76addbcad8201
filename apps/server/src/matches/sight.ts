import { type Answer, asView, legal, type Seat, undo, type Viewer, yes } from "@gatehouse/engine";
import type { EntryInfo, UndoRight, Update } from "@gatehouse/protocol";
import { refuse, type ServerFault } from "../faults.ts";
import type { AnyMatch, AnyRules } from "../games.ts";
import { type LogMoment, toldHead, walk } from "./log.ts";
import { actorsOf, type Situation } from "./situation.ts";
import { seatsOf, type Table, tableInfo } from "./table.ts";

/** A match in memory, as of one version. */
export interface Held {
  readonly situation: Situation;
  readonly version: number;
  readonly seq: number;
  /** Of a frozen match: the state that was kept. */
  readonly kept: { readonly rules: AnyRules; readonly state: AnyMatch["state"] } | null;
}

/** What a viewer already has. */
export interface Known {
  readonly seq: number;
  readonly revision: number;
}

export const NOTHING_KNOWN: Known = { seq: -1, revision: 0 };

/** Further behind than this, a viewer is better off with a fresh start. */
const FAR_BEHIND = 300;

/** Whether this player may look through these eyes; the pass of a private match lets anybody look as a spectator. */
export function sightFault(
  table: Table,
  player: string | null,
  viewer: Viewer,
  pass: string | null,
): Answer<null, ServerFault> {
  const own = seatsOf(table, player);
  if (viewer !== null && !own.includes(viewer)) return refuse("not-your-seat", { seat: viewer });
  const isExpected = player !== null && table.seats.some((seat) => seat.reserved === player);
  const isKnown = own.length > 0 || isExpected || table.visibility === "public" || pass === table.pass;
  return isKnown || table.phase === "gathering" ? yes(null) : refuse("private-match");
}

/** Everything that a viewer has to know, given what it has. `fresh` are the moments just played, if they are at hand. */
export function updateFor(
  { situation, version, seq, kept }: Held,
  viewer: Viewer,
  known: Known,
  { wantsLegal = false, fresh = [] }: { readonly wantsLegal?: boolean; readonly fresh?: readonly LogMoment[] } = {},
): Update {
  const { table, play, deadline } = situation;
  const isReset = known.seq > seq || seq - known.seq > FAR_BEHIND;
  const rules = play?.rules ?? kept?.rules;
  const state = play?.state ?? kept?.state;
  const view = rules && state ? rules.view(state, viewer) : null;
  const actors = actorsOf(situation);
  const entries = play && !isReset && known.seq < seq ? entriesFor(play, viewer, known.seq, fresh, view) : [];
  return {
    type: "update",
    ...{ match: table.id, version, seq, viewer, reset: isReset, view: asJson(view), actors: [...actors] },
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
    undo: play && table.phase === "playing" && viewer !== null ? undoRight(play, viewer) : "none",
    entries: [...entries],
    ...(wantsLegal && { legal: play && viewer !== null && view ? legal(play.rules, view, viewer) : [] }),
    ...(known.revision !== table.revision && { table: tableInfo(table) }),
  };
}

/** A view is plain JSON, which its type does not say. */
function asJson(view: object | null): Update["view"] {
  return view as Update["view"];
}

/** The entries after `since`, as the viewer may know them. `newest` is the viewer's present view, if it is at hand. */
export function entriesFor(
  match: AnyMatch,
  viewer: Viewer,
  since: number,
  fresh: readonly LogMoment[] = [],
  newest: object | null = null,
): readonly EntryInfo[] {
  const { rules, state } = match;
  const viewOf = (moment: LogMoment) => (moment.state === state ? newest : null) ?? rules.view(moment.state, viewer);
  const [first] = fresh;
  const isAtHand = first?.entry.seq === since + 1;
  const entries: EntryInfo[] = [];
  for (const moment of isAtHand ? fresh : walk(match))
    if (moment.entry.seq > since) entries.push(entryInfo(match, moment, viewer, viewOf(moment)));
  return entries;
}

function entryInfo(match: AnyMatch, { entry, events }: LogMoment, viewer: Viewer, view: object): EntryInfo {
  const { rules } = match;
  const seen = events.map((event) => rules.redact(event, viewer)).filter((event) => event !== null);
  return {
    seq: entry.seq,
    kind: entry.kind,
    seat: "seat" in entry ? entry.seat : null,
    to: "to" in entry ? entry.to : null,
    head: toldHead(match, entry.head),
    events: seen.map((event) => ({ ...event })),
    scores: [...rules.standing(view).scores],
  };
}

/** What the viewer saw after an entry. */
export function viewAt(match: AnyMatch, viewer: Viewer, seq: number): object | null {
  for (const { entry, state } of walk(match)) if (entry.seq === seq) return match.rules.view(state, viewer);
  return null;
}

/** How the seat may take back its last step. */
function undoRight(match: AnyMatch, seat: Seat): UndoRight {
  const index = match.steps.findLastIndex((step) => step.seat === seat);
  const step = match.steps[index];
  if (match.rules.actors(asView(match.state)).length === 0) return "none";
  if (!step) return match.steps.length > 0 ? "by-consent" : "none";
  if (match.steps.slice(index).some(({ draws }) => draws.length > 0)) return "by-consent";
  // The newest step, without luck: free without playing the whole match again to find out.
  if (index === match.steps.length - 1) return "free";
  return undo(match, seat).ok ? "free" : "by-consent";
}
