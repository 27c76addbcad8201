import { at, bit, type Chance, deckSize, drawCard, type Emit, type Seat } from "@gatehouse/engine";
import { STEPS } from "./data/constants.ts";
import { appear } from "./dragons.ts";
import { produce, rage } from "./stock.ts";
import type { Table } from "./table.ts";
import type { DragonIsland, Pending, Refusal, State, Step, View } from "./types.ts";

type Turn<P> = Extract<P, { type: "turn" }>;

const NOBODY: readonly Seat[] = [];
/** Most decisions have one actor: the list is asked for at every step and need not be made anew. */
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** What is asked now, or `null` when the match is over. */
export function asked(view: View): Pending | null {
  return view.pending[view.pending.length - 1] ?? null;
}

export function actors(view: View): readonly Seat[] {
  const top = asked(view);
  if (top === null) return NOBODY;
  if (top.type !== "maps") return at(ALONE, top.seat);
  return top.offers.filter((offer) => offer.returned === null).map((offer) => offer.seat);
}

/** The running turn, which always lies at the bottom of what is pending; of a state it may be changed. */
export function turnOf(state: State): Turn<State["pending"][number]>;
export function turnOf(view: View): Turn<Pending>;
export function turnOf(view: View): Turn<Pending> {
  const turn = at(view.pending, 0);
  if (turn.type !== "turn") throw new TypeError("a choice is asked for outside of a turn");
  return turn;
}

/** The refusal of what is not asked for now (DI-2.3). */
export function otherChoiceFirst(view: View): Refusal {
  return { code: "other-choice-first", asked: asked(view)?.type ?? "turn" };
}

/** Why an action of a step cannot be taken now; it may also be taken at `earlier`, when that is optional (DI-2). */
export function stepRefusal(view: View, step: Step, earlier: Step = step): Refusal | null {
  const top = asked(view);
  if (top?.type !== "turn") return otherChoiceFirst(view);
  const now = top.step;
  if (now === step || now === earlier) return null;
  const isOver = STEPS.indexOf(now) > STEPS.indexOf(step);
  return isOver ? { code: "step-over", step, now } : { code: "step-ahead", step, now };
}

/** Where the seat's wizard stands after its move. */
export function standingOn(view: View, seat: Seat): number {
  const { tile } = at(view.seats, seat);
  if (tile === null) throw new TypeError(`the wizard of seat ${seat} is not on the island`);
  return tile;
}

/** After a tile is placed and has its colour: storm, production, dragons, in this order (DI-3.5, DI-6). */
export function arrive(table: Table, state: State, seat: Seat, tile: number, emit?: Emit<DragonIsland>): void {
  rage(table, state, seat, tile, emit);
  produce(state, seat, tile, emit);
  appear(table, state, emit);
  turnOf(state).step = "dragons";
}

/** How many tiles can still be drawn: those removed for the match lie in the bag too (DI-1.6). */
export function tilesLeft(table: Table, view: View): number {
  return deckSize(view.bag) - table.removed;
}

/** Draws a tile for a seat. */
export function drawTile(state: State, seat: Seat, chance: Chance, emit?: Emit<DragonIsland>): void {
  const card = drawCard(state.bag, chance, bit(seat));
  at(state.seats, seat).hand.push(card);
  emit?.({ type: "tile-drawn", seat, tile: { ...card } });
}

/** Ends the turn: a tile while the bag has one; after the last tile of the match that is its end (DI-14). */
export function endTurn(table: Table, state: State, chance: Chance, emit?: Emit<DragonIsland>): void {
  const { seat } = turnOf(state);
  if (tilesLeft(table, state) > 0) drawTile(state, seat, chance, emit);
  emit?.({ type: "turn-ended", seat });
  // The Keep lies there from the start and was placed by nobody.
  if (state.tiles.length - 1 === table.placements) {
    state.pending = [];
    emit?.({ type: "match-ended", reason: "island-explored" });
    return;
  }
  state.pending = [{ type: "turn", seat: (seat + 1) % table.seats, step: "tile" }];
}
