import { at, type Emit, type Seat } from "@gatehouse/engine";
import { FACES } from "./data/constants.ts";
import { openingFaces } from "./effects/lasting.ts";
import type { Terms } from "./effects/vocabulary.ts";
import { activationOf, asked, otherChoice, windowOf } from "./stack.ts";
import type { Table } from "./table.ts";
import type { Allowance, Deed, DragonsgateCollege, Pending, Refusal, State, View } from "./types.ts";

type Window = Extract<Pending, { type: "window" }>;

/** All that terms can change, added up. */
export interface Help {
  readonly coinsLess: number;
  readonly mostSize: number;
  readonly hasUpkeep: boolean;
  readonly isDrawFree: boolean;
  readonly steps: number;
  readonly mayPushAside: boolean;
  readonly main: number;
  readonly asksOthers: boolean;
  readonly asksMastery: boolean;
  readonly asksTalent: boolean;
  readonly stays: boolean;
}

const NO_HELP: Help = {
  coinsLess: 0,
  mostSize: Number.POSITIVE_INFINITY,
  hasUpkeep: true,
  isDrawFree: false,
  steps: 0,
  mayPushAside: false,
  main: 0,
  asksOthers: true,
  asksMastery: true,
  asksTalent: true,
  stays: false,
};

const DEED_INDEX: Readonly<Record<Deed, number>> = {
  influence: 0,
  fees: 1,
  tournament: 2,
  recruit: 3,
  hire: 4,
  build: 5,
  dungeon: 6,
  order: 7,
  career: 8,
};

/** So many sets of faces there are, with face 1 as bit 1. */
const SETS = 2 << FACES;

/** At `face * SETS + set` how many imps lead from a face to the nearest one of a set. */
const NEAREST: readonly number[] = Array.from({ length: (FACES + 1) * SETS }, (_, number) => {
  const [face, wanted] = [Math.floor(number / SETS), number % SETS];
  let nearest = FACES;
  for (let other = 1; other <= FACES; other += 1)
    if (wanted & (1 << other)) nearest = Math.min(nearest, distance(face, other));
  return nearest;
});

/** Steps on the circle 1 … 6. */
function distance(face: number, other: number): number {
  const apart = Math.abs(face - other);
  return Math.min(apart, FACES - apart);
}

/** The terms with which a card lets a deed be done now, or `null`. */
function granted(table: Table, view: View, deed: Deed): Terms | null {
  const top = asked(view);
  if (top?.type !== "effects") return null;
  const effect = at(table.lists, top.list)[top.next];
  return effect?.kind === "deed" && effect.terms.deed === deed ? effect.terms : null;
}

/** Why a deed cannot be done now, whatever it costs. */
export function deedRefusal(table: Table, view: View, deed: Deed): Refusal | null {
  const top = asked(view);
  if (top?.type === "window") return allowanceRefusal(top, deed);
  return granted(table, view, deed) ? null : otherChoice(view);
}

function allowanceRefusal({ left, taken }: Window, deed: Deed): Refusal | null {
  if (allowance(left, taken, deed) !== undefined) return null;
  const action = at(taken, taken.length - 1);
  return left.includes("same") ? { code: "same-action-only", action } : { code: "action-taken", action };
}

/** The allowance that a deed uses up. */
function allowance(left: readonly Allowance[], taken: readonly Deed[], deed: Deed): Allowance | undefined {
  if (left.length === 0) return undefined;
  if (left.includes("any")) return "any";
  const needed = taken.includes(deed) ? "same" : "other";
  return left.includes(needed) ? needed : undefined;
}

/** How many imps the deed takes: to the nearest face that opens it, or to this one; none if a card lets it be done. */
export function impsNeeded(table: Table, view: View, seat: Seat, deed: Deed, face?: number): number {
  const top = asked(view);
  if (top?.type !== "window") return 0;
  const wanted = face === undefined ? openingFaces(table, at(view.seats, seat), DEED_INDEX[deed]) : 1 << face;
  let least = FACES;
  for (let index = 0; index < top.faces.length; index += 1) {
    const imps = at(NEAREST, at(top.faces, index) * SETS + wanted);
    if (imps < least) least = imps;
  }
  return least;
}

/** Why a deed cannot be done now: the order of play, then imps. */
export function deedOrImpsRefusal(table: Table, view: View, seat: Seat, deed: Deed, face?: number): Refusal | null {
  return deedRefusal(table, view, deed) ?? impsRefusal(table, view, seat, deed, face);
}

export function impsRefusal(table: Table, view: View, seat: Seat, deed: Deed, face?: number): Refusal | null {
  const need = impsNeeded(table, view, seat, deed, face);
  const have = at(view.seats, seat).imps;
  return need > have ? { code: "imps-short", need, have } : null;
}

/** Whether a deed can be done now as far as the die goes; quicker than its refusal. */
export function isOpen(table: Table, view: View, seat: Seat, deed: Deed): boolean {
  const top = asked(view);
  if (top?.type === "window")
    return (
      allowance(top.left, top.taken, deed) !== undefined &&
      impsNeeded(table, view, seat, deed) <= at(view.seats, seat).imps
    );
  return granted(table, view, deed) !== null;
}

/** What holds for a deed now: the terms of the card that grants it, and the helps of the window. */
export function helpFor(table: Table, view: View, seat: Seat, deed: Deed): Help {
  const terms = granted(table, view, deed);
  return helpWith(view, seat, deed, terms);
}

/** What would hold for a deed on these terms. */
export function helpWith(view: View, seat: Seat, deed: Deed, terms: Terms | null): Help {
  const window = windowOf(view, seat);
  let help = terms === null ? NO_HELP : added(NO_HELP, terms);
  if (window !== null) for (const each of window.helps) if (each.deed === deed) help = added(help, each);
  return help;
}

/** How many coins less a deed costs on these terms. */
export function coinsLessOf(terms: Terms): number {
  return "coinsLess" in terms ? (terms.coinsLess ?? 0) : 0;
}

function added(help: Help, terms: Terms): Help {
  return {
    coinsLess: help.coinsLess + coinsLessOf(terms),
    mostSize: Math.min(help.mostSize, "mostSize" in terms ? (terms.mostSize ?? help.mostSize) : help.mostSize),
    hasUpkeep: help.hasUpkeep && !("upkeep" in terms),
    isDrawFree: help.isDrawFree || "freeDraw" in terms,
    steps: help.steps + (terms.deed === "dungeon" ? terms.steps : 0),
    mayPushAside: help.mayPushAside || "occupied" in terms,
    main: help.main + ("main" in terms ? (terms.main ?? 0) : 0),
    asksOthers: help.asksOthers && !("others" in terms),
    asksMastery: help.asksMastery && !("mastery" in terms),
    asksTalent: help.asksTalent && !("talent" in terms),
    stays: help.stays || "stays" in terms,
  };
}

/** Pays for a deed with imps, the window's action or the card's effect, and uses up the helps for it (DC-6.2, DC-17.5). */
export function begin(
  table: Table,
  state: State,
  seat: Seat,
  deed: Deed,
  emit?: Emit<DragonsgateCollege>,
  face?: number,
): void {
  const top = state.pending[state.pending.length - 1];
  if (top?.type === "window") {
    spendImps(table, state, seat, deed, emit, face);
    const used = allowance(top.left, top.taken, deed);
    if (used !== undefined) top.left.splice(top.left.indexOf(used), 1);
    top.taken.push(deed);
    // What changed the die was for this action only.
    top.faces = [activationOf(state)?.die?.face ?? at(top.faces, 0)];
  } else if (top?.type === "effects") top.next += 1;
  const window = windowOf(state, seat);
  if (window !== null && window.helps.length > 0) window.helps = window.helps.filter((help) => help.deed !== deed);
}

function spendImps(
  table: Table,
  state: State,
  seat: Seat,
  deed: Deed,
  emit?: Emit<DragonsgateCollege>,
  face?: number,
): void {
  const imps = impsNeeded(table, state, seat, deed, face);
  if (imps === 0) return;
  at(state.seats, seat).imps -= imps;
  state.tower += imps;
  emit?.({ type: "imps-spent", seat, imps, face: face ?? faceReached(table, state, seat, deed, imps) });
}

/** The face that so many imps make of the die, the lowest of several. */
function faceReached(table: Table, state: State, seat: Seat, deed: Deed, imps: number): number {
  const wanted = openingFaces(table, at(state.seats, seat), DEED_INDEX[deed]);
  const shown = windowOf(state, seat)?.faces ?? [];
  for (let face = 1; face <= FACES; face += 1)
    if (wanted & (1 << face) && shown.some((from) => distance(from, face) === imps)) return face;
  throw new RangeError(`${imps} imps reach no face for ${deed}`);
}
