import { at, type Chance, deckSize, type Emit, type Seat } from "@gatehouse/engine";
import { LOCATIONS } from "./data/components.ts";
import { scoreLocation } from "./prizes.ts";
import { refill } from "./setup.ts";
import type { Table } from "./tiles.ts";
import type { KingsGate, Pending, Reason, Refusal, State, View } from "./types.ts";

/** What is asked now, or `null` when the match is over. */
export function asked(view: View): Pending | null {
  return view.pending[view.pending.length - 1] ?? null;
}

export function actors(view: View): readonly Seat[] {
  const top = asked(view);
  return top === null ? [] : [top.seat];
}

/** The running turn, which always lies at the bottom of what is pending; of a state it may be changed. */
export function turnOf(state: State): Extract<State["pending"][number], { type: "turn" }>;
export function turnOf(view: View): Extract<Pending, { type: "turn" }>;
export function turnOf(view: View): Extract<Pending, { type: "turn" }> {
  const turn = at(view.pending, 0);
  if (turn.type !== "turn") throw new TypeError("a location is asked for outside of a turn");
  return turn;
}

/** What stands before every action of a turn: another question, or that the turn is closed. */
export function turnRefusal(view: View): Refusal | null {
  if (asked(view)?.type === "location") return { code: "other-choice-first", asked: "location" };
  const { closed } = turnOf(view);
  return closed === null ? null : { code: "turn-closed", by: closed };
}

/** Whether a seat still has tiles, in its hand or in its stack. */
function hasTiles(view: View, seat: Seat): boolean {
  const { hand, stack } = at(view.seats, seat);
  return hand.length > 0 || deckSize(stack) > 0;
}

/** Scores the full location at once; then its last placer lays the next one, unless the match ends (KG-6, KG-11). */
export function completeLocation(table: Table, state: State, emit?: Emit<KingsGate>): void {
  const turn = turnOf(state);
  turn.closed = "location";
  scoreLocation(table, state, turn.seat, emit);
  state.ending = endAfterScoring(state);
  if (state.ending === null) state.pending.push({ type: "location", seat: turn.seat });
}

function endAfterScoring(state: State): Reason | null {
  if (state.scored.length === LOCATIONS.length) return "tenth-location";
  const left = state.seats.filter((_household, seat) => hasTiles(state, seat)).length;
  if (left > 1) return null;
  return left === 1 ? "one-seat-with-tiles" : "no-tiles-left";
}

/** Ends the turn: the match, or a refill and the next seat that has tiles (KG-2.7, KG-11). */
export function endTurn(table: Table, state: State, chance: Chance, emit?: Emit<KingsGate>): void {
  const { seat } = turnOf(state);
  state.pending = [];
  emit?.({ type: "turn-ended", seat });
  if (state.ending === null && state.seats.every((_household, each) => !hasTiles(state, each))) {
    state.ending = "no-tiles-left";
    scoreLocation(table, state, seat, emit);
  }
  if (state.ending !== null) {
    emit?.({ type: "match-ended", reason: state.ending });
    return;
  }
  refill(state, seat, chance, emit);
  let next = (seat + 1) % table.seats;
  while (at(state.seats, next).hand.length === 0) {
    emit?.({ type: "seat-skipped", seat: next });
    next = (next + 1) % table.seats;
  }
  state.pending.push({ type: "turn", seat: next, placed: [], closed: null });
}
