import { noted, recorded } from "./chance.ts";
import type { Answer, Chance, Game, GameTypes, Rules, Seat, StateOf } from "./contract.ts";
import { commitment, nextHead, type Seal } from "./fairness.ts";
import type { ActionFault, StartFault, UndoFault } from "./faults.ts";
import { actionProblems, isForeign, shown } from "./reading.ts";
import { asView, at, fingerprint, no, yes } from "./tools.ts";

/** A step of a record: one action with the draws that it took. */
export interface Step<G extends GameTypes> {
  readonly seat: Seat;
  readonly action: G["Action"];
  readonly draws: readonly number[];
}

/** An entry of the append-only log. `seq` never goes back; `undo` and `takeback` name the step from which on they take back. */
export type Entry<G extends GameTypes> = { readonly seq: number; readonly head: string } & (
  | { readonly kind: "start"; readonly draws: readonly number[] }
  | ({ readonly kind: "step" } & Step<G>)
  | { readonly kind: "undo" | "takeback"; readonly seat: Seat; readonly to: number }
);

/** An entry without its head, as it is made. */
export type Draft<G extends GameTypes> =
  Entry<G> extends infer E ? (E extends unknown ? Omit<E, "head"> : never) : never;

/** The entry of a step. */
export type StepEntry<G extends GameTypes> = Extract<Entry<G>, { kind: "step" }>;

/** A running or finished match. A value: every function below answers a new one and leaves the old as it was. */
export interface Match<G extends GameTypes> {
  readonly game: Game<G>;
  readonly rules: Rules<G>;
  readonly state: StateOf<G>;
  readonly log: readonly Entry<G>[];
  /** The steps of the log that were not taken back. */
  readonly steps: readonly StepEntry<G>[];
  /** All draws of the log, also of steps that were taken back: luck is not un-drawn. */
  readonly drawn: number;
  readonly seal: Seal | null;
}

/** A match just started, with the events of the set-up. */
export interface Started<G extends GameTypes> {
  readonly match: Match<G>;
  readonly events: readonly G["Event"][];
}

/** A submission that was played: its entries, each with its events, and how many of the actions wait behind a draw. */
export interface Submitted<G extends GameTypes> {
  readonly match: Match<G>;
  readonly played: readonly { readonly entry: StepEntry<G>; readonly events: readonly G["Event"][] }[];
  readonly unplayed: number;
}

/** The head of a log, which stands for all that is in it. */
export function headOf<G extends GameTypes>(match: Match<G>): string {
  return at(match.log, match.log.length - 1).head;
}

/** Starts a match: opens the rules and sets up. With a seal its log is bound to the sealed secret. */
export function start<G extends GameTypes>(
  game: Game<G>,
  options: unknown,
  chance: Chance,
  seal: Seal | null = null,
): Answer<Started<G>, StartFault> {
  const opened = game.open(options);
  if (!opened.ok) return no({ code: "bad-options", problem: at(opened.error, 0) });
  const rules = opened.value;
  const events: G["Event"][] = [];
  const luck = noted(chance);
  const state = rules.setup(luck, (event) => events.push(event));
  const empty = { game, rules, state, log: [], steps: [], drawn: luck.draws.length, seal };
  return yes({ match: append(empty, { seq: 0, kind: "start", draws: luck.draws }), events });
}

/**
 * Plays a list of actions of one seat, as data from anywhere: all or nothing, up to and with the first action that draws.
 * What comes after it is left unplayed, since nobody could know what it would meet.
 */
export function submit<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  actions: readonly unknown[],
  chance: Chance,
): Answer<Submitted<G>, { readonly index: number; readonly fault: ActionFault<G> }> {
  if (actions.length === 0) return no({ index: 0, fault: { code: "no-action" } });
  const state = match.rules.clone(match.state);
  const played: { entry: StepEntry<G>; events: readonly G["Event"][] }[] = [];
  let next: Match<G> = match;
  for (const [index, input] of actions.entries()) {
    const checked = checkAction(match.game, match.rules, state, seat, input);
    if (!checked.ok) return no({ index, fault: checked.error });
    const isAlone = match.rules.actors(asView<G>(state)).length === 1;
    const events: G["Event"][] = [];
    const luck = noted(chance);
    match.rules.play(state, seat, checked.value, luck, (event) => events.push(event));
    const stepped = withStep(next, { seat, action: checked.value, draws: luck.draws }, state);
    if (isAlone) askedAlone.add(stepped.entry);
    next = stepped.match;
    played.push({ entry: stepped.entry, events });
    if (luck.draws.length > 0) break;
  }
  return yes({ match: next, played, unplayed: actions.length - played.length });
}

/** The match with one more step in its log, which has already been played on `state`. */
export function withStep<G extends GameTypes>(
  match: Match<G>,
  { seat, action, draws }: Step<G>,
  state: StateOf<G>,
): { readonly match: Match<G>; readonly entry: StepEntry<G> } {
  const draft = { seq: match.log.length, kind: "step" as const, seat, action, draws };
  const entry: StepEntry<G> = { ...draft, head: headAfter(match, draft) };
  const drawn = match.drawn + draws.length;
  return { match: { ...match, state, log: [...match.log, entry], steps: [...match.steps, entry], drawn }, entry };
}

/** Steps that were played while nobody else was asked; a memory, of which nothing depends but speed. */
const askedAlone = new WeakSet<object>();

/** Reads and checks one action of a seat against a state: data from outside first, then whose decision, then the rules. */
export function checkAction<G extends GameTypes>(
  game: Game<G>,
  rules: Rules<G>,
  state: StateOf<G>,
  seat: Seat,
  input: unknown,
): Answer<G["Action"], ActionFault<G>> {
  const { seats } = rules.options;
  if (!isSeat(seat, seats)) return no({ code: "unknown-seat", seat, seats });
  const read = readAction(game, input);
  if (!read.ok) return read;
  const view = asView<G>(state);
  const actors = rules.actors(view);
  if (actors.length === 0) return no({ code: "game-over" });
  if (!actors.includes(seat)) return no({ code: "wrong-seat", seat, actors });
  const refusal = rules.refusal(view, seat, read.value);
  return refusal === null ? read : no({ code: "refused", refusal });
}

/** An action from foreign data: of a known type, with exactly its fields, each within its range. */
export function readAction<G extends GameTypes>(game: Game<G>, input: unknown): Answer<G["Action"], ActionFault<G>> {
  const type = isForeign(input) ? input["type"] : undefined;
  const known: readonly string[] = Object.keys(game.fields);
  if (!isForeign(input) || typeof type !== "string" || !known.includes(type))
    return no({ code: "unknown-action", found: shown(isForeign(input) ? type : input), known });
  // A copy: the log keeps it, and whoever sent it may still change theirs.
  const action = { ...input };
  // One of the known types, as was just checked.
  const [problem] = actionProblems(game.fields[type as G["Action"]["type"]], action);
  // The field table describes the Action type exactly (FieldsOf), so data that fits it is an Action.
  return problem ? no({ code: "malformed-action", problem }) : yes(action as G["Action"]);
}

/**
 * Takes back a seat's own steps from step `to` on (by default its last one). Free as long as nothing was drawn since and
 * nobody else acted, except in a choice that was theirs at the same time: their steps stay.
 */
export function undo<G extends GameTypes>(match: Match<G>, seat: Seat, to?: number): Answer<Match<G>, UndoFault> {
  const closed = undoFault(match, seat);
  if (closed) return no(closed);
  const from = to ?? match.steps.findLast((step) => step.seat === seat)?.seq;
  if (from === undefined) return no({ code: "nothing-to-undo", seat });
  const index = match.steps.findIndex((step) => step.seq === from && step.seat === seat);
  if (index < 0) return no({ code: "not-a-step", seq: from });
  const tail = match.steps.slice(index);
  // Whoever was asked alone shared the choice with nobody: most of the time that is known without playing it all again.
  const known = askedAlone.has(at(tail, 0)) ? undoBar(tail, [seat]) : null;
  if (known) return no(known);
  const before = restore(match, match.steps.slice(0, index));
  const bar = undoBar(tail, match.rules.actors(asView<G>(before)));
  if (bar) return no(bar);
  // A step of another seat stays only if it still stands by itself; one that answered to what is taken back bars the undo.
  const state = match.rules.clone(before);
  for (const step of tail) {
    if (step.seat === seat) continue;
    const luck = recorded([]);
    const stands = checkAction(match.game, match.rules, state, step.seat, step.action).ok;
    if (stands) match.rules.play(state, step.seat, step.action, luck);
    if (!stands || luck.fault()) return no({ code: "undo-crosses-seat", seq: step.seq, by: step.seat });
  }
  const steps = match.steps.filter((step) => step.seq < from || step.seat !== seat);
  return yes(append({ ...match, state, steps }, { seq: match.log.length, kind: "undo", seat, to: from }));
}

/** The first of the steps to take back that cannot be: it drew, or is of a seat that did not share the choice. */
function undoBar<G extends GameTypes>(tail: readonly StepEntry<G>[], joint: readonly Seat[]): UndoFault | null {
  for (const { seq, seat, draws } of tail) {
    if (draws.length > 0) return { code: "undo-crosses-draw", seq };
    if (!joint.includes(seat)) return { code: "undo-crosses-seat", seq, by: seat };
  }
  return null;
}

/** Takes back every step from step `to` on, also drawn ones. Asking everybody's consent is the caller's business. */
export function takeback<G extends GameTypes>(match: Match<G>, seat: Seat, to: number): Answer<Match<G>, UndoFault> {
  const closed = undoFault(match, seat);
  if (closed) return no(closed);
  if (!match.steps.some((step) => step.seq === to)) return no({ code: "not-a-step", seq: to });
  const steps = match.steps.filter((step) => step.seq < to);
  const state = restore(match, steps);
  return yes(append({ ...match, state, steps }, { seq: match.log.length, kind: "takeback", seat, to }));
}

/** What bars every undo: a seat that is not there, or a match that is over and whose secrets may be open by now. */
function undoFault<G extends GameTypes>(match: Match<G>, seat: Seat): UndoFault | null {
  const { seats } = match.rules.options;
  if (!isSeat(seat, seats)) return { code: "unknown-seat", seat, seats };
  return match.rules.actors(asView<G>(match.state)).length === 0 ? { code: "game-over" } : null;
}

function isSeat(seat: unknown, seats: number): boolean {
  return Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < seats;
}

/** The earliest step that the seat may freely take back now, or `null`. */
export function undoableFrom<G extends GameTypes>(match: Match<G>, seat: Seat): number | null {
  let earliest: number | null = null;
  for (const step of match.steps.toReversed()) {
    if (step.seat !== seat) continue;
    if (!undo(match, seat, step.seq).ok) break;
    earliest = step.seq;
  }
  return earliest;
}

/** An entry as one line of text: what heads are made of. */
export function writeEntry<G extends GameTypes>(game: Game<G>, entry: Draft<G>): string {
  switch (entry.kind) {
    case "start":
      return `${entry.seq} start : ${entry.draws.join(" ")}`.trimEnd();
    case "step":
      return `${entry.seq} step ${entry.seat} ${game.notation.write(entry.action)} : ${entry.draws.join(" ")}`.trimEnd();
    case "undo":
    case "takeback":
      return `${entry.seq} ${entry.kind} ${entry.seat} to ${entry.to}`;
  }
}

/** The state after the given steps of a match, from its own set-up. */
export function restore<G extends GameTypes>(match: Match<G>, steps: readonly Step<G>[]): StateOf<G> {
  const first = at(match.log, 0);
  const state = match.rules.setup(recorded(first.kind === "start" ? first.draws : []));
  for (const step of steps) match.rules.play(state, step.seat, step.action, recorded(step.draws));
  return state;
}

function append<G extends GameTypes>(match: Match<G>, draft: Draft<G>): Match<G> {
  // A draft with its head is an entry again, which TypeScript does not see through the union.
  const entry = { ...draft, head: headAfter(match, draft) } as Entry<G>;
  return { ...match, log: [...match.log, entry] };
}

function headAfter<G extends GameTypes>(match: Match<G>, draft: Draft<G>): string {
  const previous = match.log.at(-1)?.head ?? genesis(match);
  return nextHead(previous, draft.seq, writeEntry(match.game, draft), match.seal?.secret ?? null);
}

/** The head before the first entry: which game, rules, options and match the log is about. */
function genesis<G extends GameTypes>(match: Match<G>): string {
  const { game, rules, seal } = match;
  const salts = seal?.salts.map(({ seat, salt }) => ({ seat, salt }));
  const sealed = seal && { match: seal.match, salts, commitment: commitment(seal.match, seal.secret) };
  return fingerprint({ game: game.id, rulesVersion: game.rulesVersion, options: rules.options, sealed });
}
