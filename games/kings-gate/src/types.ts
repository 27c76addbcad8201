import type { Card, Deck, Known, Seat, Secret } from "@gatehouse/engine";

/** With two seats each has two colours, ranked one by one or added up (KG-12.3). */
export type Options = { readonly seats: 2; readonly colours: "separate" | "combined" } | { readonly seats: 3 | 4 };

/**
 * A district tile as a number, 7 × colour + district. Colours: 0 red, 1 blue, 2 yellow, 3 green; a colour is its seat,
 * but with two seats red and blue are seat 0's, yellow and green seat 1's. Districts: 0 the pub, 1 … 5 by printed
 * number, 6 the dragon.
 */
export type Tile = number;

export type Counter = "king" | "bishop" | "wizard" | "guildmaster" | "merchant" | "sorceress";

/** What a tile from the hand may carry. The Sorceress takes her tile from the table, which is an action of its own. */
export type TileCounter = Exclude<Counter, "sorceress"> | "none";

/** What ended the placing: the location is full, or the turn's one act was the Sorceress or a discarded dragon. */
export type Closing = "location" | "sorceress" | "dragon";

export type Reason = "tenth-location" | "one-seat-with-tiles" | "no-tiles-left";

export interface View {
  /** What is to be decided, the last entry first; empty when the match is over. */
  readonly pending: readonly Pending[];
  /** Left cells of the locations in the order of their numbers; the last is the current one. */
  readonly locations: readonly Cell[];
  /** Those around the current location come last, from `ringStart` on. */
  readonly piles: readonly Pile[];
  readonly ringStart: number;
  /** Counters on the table, each on the top tile of its pile, which nothing can cover, burn or move (KG-7.5). */
  readonly played: readonly PlayedCounter[];
  /** Out of the game: dragons and what they burnt. */
  readonly burnt: readonly Tile[];
  /** The King was played at the current location: safe and dangerous are swapped. */
  readonly king: boolean;
  /** The Bishop was played at the current location: tiles are counted, not added. */
  readonly bishop: boolean;
  /** One entry per scored location. */
  readonly scored: readonly Scored[];
  /** Set as soon as the end is certain; the match is over when the turn is ended. */
  readonly ending: Reason | null;
  readonly seats: readonly Household[];
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The tiles on one cell, lowest first; only the last one is visible on the table, all are known. */
export interface Pile extends Cell {
  readonly tiles: readonly Tile[];
}

export interface PlayedCounter extends Cell {
  readonly counter: Counter;
}

/** Points per seat from one location; `loss` is what the Tourney Grounds took from one of them. */
export interface Scored {
  readonly prizes: readonly number[];
  readonly loss: { readonly seat: Seat; readonly points: number } | null;
}

/** What a seat has. Kinds of cards are {@link Tile} numbers. */
export interface Household {
  readonly hand: readonly Card[];
  readonly stack: Deck;
  readonly counters: readonly Counter[];
}

export type Pending =
  /** A turn: `placed` are the tiles placed in it so far. Once `closed`, only its end is left. */
  | { readonly type: "turn"; readonly seat: Seat; readonly placed: readonly Tile[]; readonly closed: Closing | null }
  /** The last placer puts down the next location, before refilling (KG-10.1). */
  | { readonly type: "location"; readonly seat: Seat };

export type State = Known<View>;

export type Action =
  /** A dragon burns what lies there, any other tile fills or covers the cell. */
  | {
      readonly type: "place-tile";
      readonly tile: Tile;
      readonly x: number;
      readonly y: number;
      readonly counter: TileCounter;
    }
  /** Only from a hand of dragons without a target (KG-5.4); of two dragons the first, which makes no difference. */
  | { readonly type: "discard-dragon" }
  | {
      readonly type: "play-sorceress";
      readonly fromX: number;
      readonly fromY: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: "place-location"; readonly x: number; readonly y: number }
  | { readonly type: "end-turn" };

/** One line of a scoring: a colour, or with `colour: null` all of a seat's tiles. */
export interface Place {
  readonly seat: Seat;
  readonly colour: number | null;
  readonly total: number;
  readonly prize: number;
}

/** Locations are counted from 0, the Palace. */
export type Event =
  | { readonly type: "match-started"; readonly starter: Seat }
  | { readonly type: "tiles-drawn"; readonly seat: Seat; readonly tiles: Secret<readonly Tile[]> }
  | {
      readonly type: "tile-placed";
      readonly seat: Seat;
      readonly tile: Tile;
      readonly x: number;
      readonly y: number;
      readonly counter: TileCounter;
      readonly covered: Tile | null;
    }
  | {
      readonly type: "tile-burnt";
      readonly seat: Seat;
      readonly dragon: Tile;
      readonly tile: Tile;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: "dragon-discarded"; readonly seat: Seat; readonly tile: Tile }
  | {
      readonly type: "tile-moved";
      readonly seat: Seat;
      readonly tile: Tile;
      readonly fromX: number;
      readonly fromY: number;
      readonly x: number;
      readonly y: number;
      readonly covered: Tile | null;
    }
  | { readonly type: "location-turned"; readonly location: number; readonly dangerous: boolean }
  | { readonly type: "location-scored"; readonly location: number; readonly places: readonly Place[] }
  | { readonly type: "points-lost"; readonly seat: Seat; readonly points: number }
  | { readonly type: "counter-won"; readonly seat: Seat; readonly counter: Counter }
  | {
      readonly type: "location-placed";
      readonly seat: Seat;
      readonly location: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: "turn-ended"; readonly seat: Seat }
  | { readonly type: "seat-skipped"; readonly seat: Seat }
  | { readonly type: "match-ended"; readonly reason: Reason };

/** In the order in which they are checked: decision, phase, holding, target. Nothing has a price here. */
export type Refusal =
  | { readonly code: "other-choice-first"; readonly asked: Pending["type"] }
  | { readonly code: "turn-closed"; readonly by: Closing }
  | { readonly code: "nothing-placed" }
  /** The Sorceress, like a discarded dragon, is a whole turn, but this one has begun. */
  | { readonly code: "turn-begun"; readonly placed: number }
  /** A turn of 1s: besides them only pub and dragon. */
  | { readonly code: "ones-placed"; readonly placed: number }
  /** A turn of one number above 1: besides it only pub, dragon and, under the Wizard, one more of that number. */
  | { readonly code: "number-placed"; readonly number: number }
  | { readonly code: "wizard-needed"; readonly number: number }
  | { readonly code: "graveyard-limit"; readonly most: number; readonly placed: number }
  | { readonly code: "garrison-limit"; readonly most: number; readonly placed: number }
  | { readonly code: "other-tiles-in-hand"; readonly tiles: number }
  | { readonly code: "dragon-has-target"; readonly x: number; readonly y: number }
  | { readonly code: "tile-not-in-hand"; readonly tile: Tile }
  | { readonly code: "counter-not-held"; readonly counter: Counter }
  | { readonly code: "dragon-carries-nothing"; readonly counter: Counter }
  | { readonly code: "cell-away-from-location"; readonly x: number; readonly y: number }
  | { readonly code: "nothing-to-burn"; readonly x: number; readonly y: number }
  | { readonly code: "no-own-tile"; readonly x: number; readonly y: number }
  | { readonly code: "same-cell"; readonly x: number; readonly y: number }
  | { readonly code: "tile-yours"; readonly x: number; readonly y: number }
  | { readonly code: "tile-is-barracks"; readonly x: number; readonly y: number }
  | { readonly code: "tile-protected"; readonly x: number; readonly y: number; readonly counter: Counter }
  | { readonly code: "location-safe"; readonly location: number }
  /** The value under the Guildmaster counts on both sides. */
  | { readonly code: "value-too-low"; readonly need: number; readonly have: number }
  | { readonly code: "cell-occupied"; readonly x: number; readonly y: number }
  | { readonly code: "no-common-edge"; readonly x: number; readonly y: number }
  | { readonly code: "no-free-space"; readonly x: number; readonly y: number };

export interface KingsGate {
  Options: Options;
  View: View;
  Action: Action;
  Event: Event;
  Refusal: Refusal;
}
