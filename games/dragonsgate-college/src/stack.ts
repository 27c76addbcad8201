import { at, type Seat } from "@gatehouse/engine";
import type { Table } from "./table.ts";
import type { Origin, Pending, State, View } from "./types.ts";

type OpenPending = State["pending"][number];
type Of<P, T> = Extract<P, { type: T }>;

const NOBODY: readonly Seat[] = [];
/** Most decisions have one actor: the list is asked for at every step and need not be made anew. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** What is asked now, or `null` when the match is over. */
export function asked(view: View): Pending | null {
  return view.pending[view.pending.length - 1] ?? null;
}

/** What is asked now is not this. */
export function otherChoice(view: View): { readonly code: "other-choice-first"; readonly asked: Pending["type"] } {
  return { code: "other-choice-first", asked: asked(view)?.type ?? "activation" };
}

export function actors(view: View): readonly Seat[] {
  const top = asked(view);
  if (top === null) return NOBODY;
  if (top.type === "start-bonuses") throw new TypeError("start bonuses ask nothing");
  if ("seat" in top) return at(ALONE, top.seat);
  const open = top.choices.filter(({ chosen }) => chosen === null).map(({ seat }) => seat);
  return open.filter((seat, index) => open.indexOf(seat) === index);
}

/** The seats clockwise from the start player. */
export function seatsInOrder(view: View): Seat[] {
  return view.seats.map((_house, index) => (view.starter + index) % view.seats.length);
}

/** The innermost window of a seat, or `null` if it may not act now; of a state it may be changed. */
export function windowOf(state: State, seat: Seat): Of<OpenPending, "window"> | null;
export function windowOf(view: View, seat: Seat): Of<Pending, "window"> | null;
export function windowOf(view: View, seat: Seat): Of<Pending, "window"> | null {
  for (let index = view.pending.length - 1; index >= 0; index -= 1) {
    const each = view.pending[index];
    if (each?.type === "window") return each.seat === seat ? each : null;
  }
  return null;
}

/** The running activation, which lies at the bottom while actions are taken. */
export function activationOf(state: State): Of<OpenPending, "activation"> | null;
export function activationOf(view: View): Of<Pending, "activation"> | null;
export function activationOf(view: View): Of<Pending, "activation"> | null {
  const bottom = view.pending[0];
  return bottom?.type === "activation" ? bottom : null;
}

/** Takes the top entry away, which is of this type. */
export function popped<T extends Pending["type"]>(state: State, type: T): Of<OpenPending, T> {
  const top = state.pending.pop();
  if (top?.type !== type) throw new TypeError(`${type} is not asked, but ${top?.type}`);
  // The tag was compared just now, which TypeScript does not follow for a generic tag.
  return top as Of<OpenPending, T>;
}

/** The top entry, which is of this type. */
export function topOf<T extends Pending["type"]>(state: State, type: T): Of<OpenPending, T> {
  const top = state.pending[state.pending.length - 1];
  if (top?.type !== type) throw new TypeError(`${type} is not asked, but ${top?.type}`);
  // As in popped.
  return top as Of<OpenPending, T>;
}

/** Will carry out a list before all that is pending now; several lists are pushed last one first. */
export function pushList(table: Table, state: State, seat: Seat, origin: Origin, list: number): void {
  if (at(table.lists, list).length > 0)
    state.pending.push({ type: "effects", seat, for: origin, list, next: 0, card: null });
}
