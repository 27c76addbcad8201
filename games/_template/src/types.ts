import type { Card, Deck, Known, Seat, Secret } from "@gatehouse/engine";

export interface Options {
  readonly seats: number;
  readonly rounds: number;
}

export interface View {
  readonly phase: "bid" | "turn" | "over";
  /** 1 … rounds. */
  readonly round: number;
  /** Who takes the first turn of the round; while bids are open, of the round before. */
  readonly starter: Seat;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** Turns of this round still to end, the current one included. */
  readonly turnsLeft: number;
  /** Whether the seat on turn has done its deed. */
  readonly done: boolean;
  /** Per seat what it has bid, or `NO_BID`. */
  readonly bids: readonly Secret<number>[];
  readonly coins: readonly number[];
  readonly hands: readonly (readonly Card[])[];
  /** What the seat on turn has found and must choose from. */
  readonly found: readonly Card[];
  readonly deck: Deck;
  readonly towers: readonly Tower[];
  /** Lanterns out of the game, in the order they were doused. */
  readonly doused: readonly number[];
}

/** A tower of the wall: the number of its lantern, 0 while it is dark, and who lit it. */
export interface Tower {
  readonly lantern: number;
  readonly owner: Seat;
}

export type State = Known<View>;

export type Action =
  | { readonly type: "bid"; readonly coins: number }
  | { readonly type: "keep"; readonly slot: number }
  | { readonly type: "light"; readonly lantern: number; readonly tower: number }
  | { readonly type: "search" }
  | { readonly type: "gamble" }
  | { readonly type: "end-turn" };

export type Event =
  | { readonly type: "match-started"; readonly starter: Seat }
  | { readonly type: "hand-drawn"; readonly seat: Seat; readonly lanterns: Secret<readonly number[]> }
  | { readonly type: "bid-placed"; readonly seat: Seat; readonly coins: Secret<number> }
  | { readonly type: "bids-revealed"; readonly round: number; readonly bids: readonly number[]; readonly starter: Seat }
  | { readonly type: "tower-lit"; readonly seat: Seat; readonly lantern: number; readonly tower: number }
  | { readonly type: "lantern-doused"; readonly seat: Seat; readonly lantern: number; readonly tower: number }
  | { readonly type: "lanterns-found"; readonly seat: Seat; readonly lanterns: Secret<readonly number[]> }
  | { readonly type: "lantern-kept"; readonly seat: Seat; readonly lantern: Secret<number> }
  | { readonly type: "die-rolled"; readonly seat: Seat; readonly face: number; readonly coins: number }
  | { readonly type: "turn-ended"; readonly seat: Seat }
  | { readonly type: "match-ended"; readonly reason: "wall-lit" | "last-round" };

export type Refusal =
  | { readonly code: "bid-first" }
  | { readonly code: "keep-first" }
  | { readonly code: "bids-closed" }
  | { readonly code: "nothing-found" }
  | { readonly code: "deed-done" }
  | { readonly code: "deed-due" }
  | { readonly code: "lantern-not-held"; readonly lantern: number }
  | { readonly code: "slot-empty"; readonly slot: number; readonly found: number }
  | { readonly code: "deck-empty" }
  | { readonly code: "coins-short"; readonly need: number; readonly have: number }
  | { readonly code: "tower-beyond-wall"; readonly tower: number; readonly last: number }
  | { readonly code: "tower-yours"; readonly tower: number }
  | { readonly code: "tower-brighter"; readonly tower: number; readonly need: number; readonly have: number };

export interface LanternWall {
  Options: Options;
  View: View;
  Action: Action;
  Event: Event;
  Refusal: Refusal;
}
