import {
  at,
  bit,
  type Chance,
  deckSize,
  drawCard,
  type Emit,
  EVERYBODY,
  type OpenCard,
  putUnder,
  type Seat,
} from "@gatehouse/engine";
import { handLimit } from "./effects/lasting.ts";
import { listDoesNothing } from "./effects/nothing.ts";
import type { Table } from "./table.ts";
import type { DragonsgateCollege, Pending, State, View } from "./types.ts";

type Waiting = Extract<State["pending"][number], { type: "immediate" }>;

/** What a list of effects interrupts; IMMEDIATE cards wait just above it until all that runs above them is done. */
const INTERRUPTED: readonly Pending["type"][] = ["window", "activation", "income", "start-bonuses", "hand-limit"];

/** Draws cards: IMMEDIATE ones are shown and wait, the others go to the hand (DC-16.7, DC-16.8). */
export function drawCards(
  table: Table,
  state: State,
  seat: Seat,
  count: number,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): void {
  const waiting = waitingOf(state, seat);
  const shown: OpenCard[] = [];
  const kept: OpenCard[] = [];
  for (let left = Math.min(count, deckSize(state.wizardry)); left > 0; left -= 1) {
    const card = drawCard(state.wizardry, chance, bit(seat));
    if (at(table.cards, card.kind).isImmediate) {
      card.knownTo = EVERYBODY;
      waiting.cards.push(card.kind);
      shown.push(card);
    } else {
      at(state.seats, seat).hand.push(card);
      kept.push(card);
    }
  }
  // Whether a card that is shown came before or after one that is not, nobody can see later on: the event does not tell it either.
  emit?.({ type: "cards-drawn", seat, cards: [...shown, ...kept].map((card) => ({ ...card })) });
}

/** The IMMEDIATE cards of a seat that wait; its hand limit is checked once none is left. */
function waitingOf(state: State, seat: Seat): Waiting {
  let index = state.pending.length;
  for (; index > 0; index -= 1) {
    const below = at(state.pending, index - 1);
    if (below.type === "immediate" && below.seat === seat) return below;
    if (INTERRUPTED.includes(below.type)) break;
  }
  const waiting: Waiting = { type: "immediate", seat, cards: [] };
  state.pending.splice(index, 0, waiting);
  return waiting;
}

/** Goes on with waiting IMMEDIATE cards; answers whether the seat has to say which comes first. */
export function goOnWithWaiting(
  table: Table,
  state: State,
  waiting: Waiting,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): boolean {
  const { seat, cards } = waiting;
  if (cards.length > 1) return true;
  const card = cards.pop();
  if (card !== undefined) beginWaiting(table, state, seat, card, chance, emit);
  else {
    state.pending.pop();
    const isAsked = state.pending[state.pending.length - 1]?.type === "hand-limit";
    if (!isAsked && isOverLimit(table, state, seat)) state.pending.push({ type: "hand-limit", seat });
  }
  return false;
}

/** Plays a waiting card, or replaces it if it can do nothing at all (DC-16.10). */
export function beginWaiting(
  table: Table,
  state: State,
  seat: Seat,
  card: number,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): void {
  if (!listDoesNothing(table, state, seat, at(table.cards, card).list)) beginCard(table, state, seat, card, emit);
  else {
    emit?.({ type: "card-replaced", seat, card });
    putUnder(state.wizardry, { kind: card, knownTo: EVERYBODY });
    drawCards(table, state, seat, 1, chance, emit);
  }
}

/** Begins to carry out a card. One with a lasting effect lies beside the board from now on (DC-17.20). */
export function beginCard(table: Table, state: State, seat: Seat, card: number, emit?: Emit<DragonsgateCollege>): void {
  emit?.({ type: "card-played", seat, card });
  const { list, isLasting } = at(table.cards, card);
  if (isLasting) at(state.seats, seat).kept.push(card);
  state.pending.push({ type: "effects", seat, for: "cards", list, next: 0, card: isLasting ? null : card });
}

export function isOverLimit(table: Table, view: View, seat: Seat): boolean {
  const house = at(view.seats, seat);
  return house.hand.length > handLimit(table, house);
}
