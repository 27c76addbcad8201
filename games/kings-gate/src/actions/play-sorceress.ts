import { type ActionRule, at } from "@gatehouse/engine";
import {
  counterAt,
  coverRefusal,
  currentCell,
  isRingFull,
  pileAt,
  RING_SLOTS,
  ringPiles,
  slotColumn,
  slotOf,
  slotRow,
  topOf,
} from "../board.ts";
import { completeLocation, turnOf, turnRefusal } from "../flow.ts";
import { ownerOf, type Table } from "../tiles.ts";
import type { Action, KingsGate, Pile, Refusal, View } from "../types.ts";
import { lay, lift, playCounter } from "./place-tile.ts";

type PlaySorceress = Extract<Action, { type: "play-sorceress" }>;

export const playSorceress: ActionRule<KingsGate, "play-sorceress", Table> = {
  list(table, view, seat) {
    const actions: PlaySorceress[] = [];
    if (whetherRefusal(view, seat)) return actions;
    const location = currentCell(view);
    const ring = ringPiles(view);
    for (const from of view.piles) {
      if (sourceRefusal(table, view, seat, from.x, from.y, from)) continue;
      for (const slot of RING_SLOTS) {
        const [x, y] = [location.x + slotColumn(slot), location.y + slotRow(slot)];
        if (!goalRefusal(table, view, seat, from, x, y, ring[slot]))
          actions.push({ type: "play-sorceress", fromX: from.x, fromY: from.y, x, y });
      }
    }
    return actions;
  },
  refusal(table, view, seat, { fromX, fromY, x, y }) {
    const early = whetherRefusal(view, seat);
    if (early) return early;
    const from = pileAt(view, fromX, fromY);
    const source = sourceRefusal(table, view, seat, fromX, fromY, from);
    if (source || from === undefined) return source;
    if (slotOf({ x, y }, currentCell(view)) < 0) return { code: "cell-away-from-location", x, y };
    return goalRefusal(table, view, seat, from, x, y, pileAt(view, x, y));
  },
  play(table, state, seat, { fromX, fromY, x, y }, _chance, emit) {
    const tile = lift(state, fromX, fromY);
    const covered = lay(state, x, y, tile);
    playCounter(state, seat, x, y, "sorceress");
    const turn = turnOf(state);
    turn.placed.push(tile);
    turn.closed = "sorceress";
    emit?.({ type: "tile-moved", seat, tile, fromX, fromY, x, y, covered });
    if (isRingFull(state)) completeLocation(table, state, emit);
  },
};

/** She is a whole turn by herself. */
function whetherRefusal(view: View, seat: number): Refusal | null {
  const early = turnRefusal(view);
  if (early) return early;
  const { placed } = turnOf(view);
  if (placed.length > 0) return { code: "turn-begun", placed: placed.length };
  return at(view.seats, seat).counters.includes("sorceress")
    ? null
    : { code: "counter-not-held", counter: "sorceress" };
}

function sourceRefusal(
  table: Table,
  view: View,
  seat: number,
  x: number,
  y: number,
  from: Pile | undefined,
): Refusal | null {
  if (from === undefined || ownerOf(table, topOf(from)) !== seat) return { code: "no-own-tile", x, y };
  const counter = counterAt(view, from);
  return counter === null ? null : { code: "tile-protected", x, y, counter };
}

function goalRefusal(
  table: Table,
  view: View,
  seat: number,
  from: Pile,
  x: number,
  y: number,
  goal: Pile | undefined,
): Refusal | null {
  if (from.x === x && from.y === y) return { code: "same-cell", x, y };
  return goal === undefined ? null : coverRefusal(table, view, seat, goal, topOf(from), "none");
}
