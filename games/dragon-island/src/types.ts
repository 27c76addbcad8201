import type { Card, Deck, Known, Overrides, Seat, Secret } from "@gatehouse/engine";
import type { HexDirection } from "@gatehouse/grid";

export interface Options {
  readonly seats: number;
  /** Turns of each seat: 10, 9, 8 with 2, 3, 4 seats, more or fewer for a longer or shorter game (DI-1.11). */
  readonly turns: number;
  /** Whether energy and gold of the others are shown, or each remembers what it saw; the rules are the same. */
  readonly screens: "open" | "closed";
  /** Which release of the reconstructed tables. */
  readonly tables: number;
  readonly overrides?: Overrides;
}

export type Energy = "blue" | "green" | "red" | "white";

/** Terrain and dragons. */
export type Colour = Energy | "gold";

export type Lair = `${Colour}-lair`;
export type Building = "pen" | "spire" | Lair;

/** What is printed on the face of a tile; `map` only on Towers, `gold` only on the Keep. */
export type Icon = "dragon-build" | "build" | "wild-build" | "double-dragon" | "storm" | "telekinesis" | "map" | "gold";

/** What can be done on a tile in step 6. */
export type Deed = "build" | "map" | "telekinesis" | "gold";

/** The steps of a turn that ask for something; at `dragons`, `action` and `map` the next step may be taken as well. */
export type Step = "tile" | "dragons" | "wizard" | "deal" | "action" | "map" | "draw";

/**
 * Cubes, coins, fame and tokens were all gained in public, so they are known although they lie behind a screen. Hidden are
 * tiles and maps in hand, and what is left in bag and deck. Lists by colour are in the order blue, green, red, white, gold.
 */
export interface View {
  /** What is to be decided, the last entry first; empty when the match is over. */
  readonly pending: readonly Pending[];
  /** In the order of placing, never removed; a tile's number elsewhere in the view is its index here. 0 is the Keep. */
  readonly tiles: readonly PlacedTile[];
  /** Hexes where a tile may be placed, as keys of the grid: empty, and touching the Keep or at least two tiles. */
  readonly shore: readonly number[];
  /** By colour the tiles on which its dragons are, one entry per dragon; on a Pen's tile they are in the Pen. */
  readonly dragons: readonly (readonly number[])[];
  readonly buildings: readonly PlacedBuilding[];
  /** Tiles with a treasure-found marker. */
  readonly treasures: readonly number[];
  readonly supply: Supply;
  /** Kinds are tiles 0 … 39. The tiles removed for the match are in it too: nobody sees which of the last ones they are. */
  readonly bag: Deck;
  /** Kinds are maps 0 … 39. */
  readonly maps: Deck;
  readonly seats: readonly Wizard[];
}

/** `face`: 2 × tile, + 1 for its back; 80 … 83 the Towers blue, green, red, white; 84 the Keep. */
export interface PlacedTile {
  readonly q: number;
  readonly r: number;
  readonly face: number;
  /** Of a wild tile the one that was named, `null` until then; the Keep never has one. */
  readonly colour: Colour | null;
  /** The tiles that touch it. */
  readonly around: readonly number[];
}

export interface PlacedBuilding {
  readonly tile: number;
  readonly building: Building;
  readonly seat: Seat;
}

export interface Supply {
  /** The four colours of cubes, then coins: what the bank has. */
  readonly stock: readonly number[];
  readonly dragons: readonly number[];
}

export interface Wizard {
  /** `null` until the first move. */
  readonly tile: number | null;
  /** The four colours of cubes, then coins. */
  readonly stock: readonly number[];
  readonly fame: Fame;
  readonly pets: readonly Pet[];
  /** Colours of captured-dragon tokens. */
  readonly captured: readonly Colour[];
  readonly hand: readonly Card[];
  readonly maps: readonly Card[];
}

/** Fame by where it came from. */
export interface Fame {
  readonly captures: number;
  readonly buildings: number;
  readonly treasures: number;
}

export interface Pet {
  readonly colour: Colour;
  readonly gold: number;
  readonly lair: boolean;
}

/** What active energy is paid for. */
export type Purchase = "capture" | Building;

export type Pending =
  | { readonly type: "turn"; readonly seat: Seat; readonly step: Step }
  /** The colour of the wild tile just placed. */
  | { readonly type: "wild"; readonly seat: Seat; readonly tile: number }
  /** Goal and number of the dragons on the tile that was chosen. */
  | { readonly type: "dragons"; readonly seat: Seat; readonly from: number }
  /** How many cubes of `asked`; colours that leave only one number are not asked. */
  | {
      readonly type: "payment";
      readonly seat: Seat;
      readonly for: Purchase;
      readonly cost: number;
      readonly paid: readonly number[];
      readonly asked: Energy;
    }
  /** Which drawn map goes back: one offer in a turn, one per seat in the set-up. */
  | { readonly type: "maps"; readonly offers: readonly Offer[] };

/** `returned` is the map that goes back, once the seat has chosen and others have not. */
export interface Offer {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly returned: Secret<number> | null;
}

export type State = Known<View>;

export type Action =
  | { readonly type: "return-map"; readonly map: number }
  | { readonly type: "place-tower"; readonly q: number; readonly r: number }
  | {
      readonly type: "place-tile";
      readonly tile: number;
      readonly side: "front" | "back";
      readonly q: number;
      readonly r: number;
    }
  | { readonly type: "name-colour"; readonly colour: Energy }
  | { readonly type: "choose-dragons"; readonly q: number; readonly r: number }
  /** How many of each colour go from the tile that was chosen. */
  | {
      readonly type: "move-dragons";
      readonly q: number;
      readonly r: number;
      readonly blue: number;
      readonly green: number;
      readonly red: number;
      readonly white: number;
      readonly gold: number;
    }
  /** Only the goal matters, not whether the wizard walks, flies or teleports (DI-8.6). */
  | { readonly type: "move-wizard"; readonly q: number; readonly r: number }
  | { readonly type: "tame-dragon" }
  | { readonly type: "capture-dragons" }
  | { readonly type: "pay-energy"; readonly colour: Energy; readonly cubes: number }
  | { readonly type: "build"; readonly building: Building }
  | { readonly type: "use-telekinesis"; readonly direction: HexDirection }
  | { readonly type: "draw-maps" }
  | { readonly type: "take-gold" }
  | { readonly type: "play-map"; readonly map: number }
  /** Draws a tile while the bag has one. The only choice of a wizard who cannot move (DI-8.10). */
  | { readonly type: "end-turn" };

export type Event =
  | { readonly type: "match-started"; readonly starter: Seat }
  | { readonly type: "tile-drawn"; readonly seat: Seat; readonly tile: Card }
  | { readonly type: "maps-drawn"; readonly seat: Seat; readonly maps: readonly Card[] }
  | { readonly type: "map-returned"; readonly seat: Seat; readonly map: Card }
  | { readonly type: "tile-placed"; readonly seat: Seat; readonly face: number; readonly q: number; readonly r: number }
  | {
      readonly type: "colour-named";
      readonly seat: Seat;
      readonly q: number;
      readonly r: number;
      readonly colour: Energy;
    }
  | { readonly type: "storm-raged"; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: "stock-lost"; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: "pet-gold-lost"; readonly seat: Seat; readonly colour: Colour; readonly left: number }
  | { readonly type: "pet-lost"; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: "tile-produced"; readonly seat: Seat; readonly gained: readonly number[] }
  | {
      readonly type: "dragons-appeared";
      readonly q: number;
      readonly r: number;
      readonly colour: Colour;
      readonly count: number;
    }
  | { readonly type: "dragons-chosen"; readonly seat: Seat; readonly q: number; readonly r: number }
  | {
      readonly type: "dragons-moved";
      readonly seat: Seat;
      readonly fromQ: number;
      readonly fromR: number;
      readonly q: number;
      readonly r: number;
      readonly dragons: readonly number[];
    }
  | { readonly type: "wizard-moved"; readonly seat: Seat; readonly q: number; readonly r: number }
  | { readonly type: "wizard-stayed"; readonly seat: Seat }
  | { readonly type: "dragon-tamed"; readonly seat: Seat; readonly colour: Colour }
  /** What is to be paid, and how much of it has been chosen so far. */
  | {
      readonly type: "energy-asked";
      readonly seat: Seat;
      readonly for: Purchase;
      readonly cubes: readonly number[];
      readonly asked: Energy;
    }
  | {
      readonly type: "energy-paid";
      readonly seat: Seat;
      readonly cubes: readonly number[];
      readonly for: Purchase;
    }
  | {
      readonly type: "dragons-captured";
      readonly seat: Seat;
      readonly dragons: readonly number[];
      readonly fame: number;
    }
  | { readonly type: "token-taken"; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: "building-built"; readonly seat: Seat; readonly building: Building; readonly fame: number }
  | {
      readonly type: "telekinesis-used";
      readonly seat: Seat;
      readonly direction: HexDirection;
      readonly gained: readonly number[];
    }
  | { readonly type: "gold-taken"; readonly seat: Seat; readonly gold: number }
  | {
      readonly type: "treasure-found";
      readonly seat: Seat;
      readonly map: number;
      readonly fame: number;
      readonly gold: number;
    }
  | { readonly type: "turn-ended"; readonly seat: Seat }
  | { readonly type: "match-ended"; readonly reason: "island-explored" };

/** In the order in which they are checked: decision, phase (the step and the place), holding, cost, target. */
export type Refusal =
  | { readonly code: "other-choice-first"; readonly asked: Pending["type"] }
  | { readonly code: "step-over"; readonly step: Step; readonly now: Step }
  | { readonly code: "step-ahead"; readonly step: Step; readonly now: Step }
  | { readonly code: "tower-first" }
  | { readonly code: "tower-standing" }
  | { readonly code: "wizard-must-move"; readonly goals: number }
  | { readonly code: "other-colour-asked"; readonly asked: Energy }
  | { readonly code: "several-dragons"; readonly count: number }
  | { readonly code: "icon-missing"; readonly icon: Deed }
  | { readonly code: "building-there"; readonly building: Building }
  | { readonly code: "keep-without-treasure" }
  | { readonly code: "treasure-found-there" }
  | { readonly code: "markers-used-up" }
  | { readonly code: "tile-not-in-hand"; readonly tile: number }
  | { readonly code: "map-not-in-hand"; readonly map: number }
  | { readonly code: "map-not-drawn"; readonly map: number }
  | { readonly code: "pen-built" }
  | { readonly code: "spires-used-up" }
  | { readonly code: "lair-taken"; readonly colour: Colour; readonly by: Seat }
  | { readonly code: "pet-missing"; readonly colour: Colour }
  | { readonly code: "pet-owned"; readonly colour: Colour }
  | { readonly code: "no-dragon-chosen" }
  | { readonly code: "dragons-short"; readonly colour: Colour; readonly need: number; readonly have: number }
  | { readonly code: "gold-short"; readonly need: number; readonly have: number }
  /** Counts active energy only. */
  | { readonly code: "energy-short"; readonly need: number; readonly have: number }
  | { readonly code: "cubes-short"; readonly colour: Energy; readonly need: number; readonly have: number }
  /** With fewer cubes of this colour the others cannot make up the cost. */
  | { readonly code: "cubes-too-few"; readonly colour: Energy; readonly need: number; readonly have: number }
  /** More cubes of this colour than are still to be paid. */
  | { readonly code: "cubes-too-many"; readonly colour: Energy; readonly need: number; readonly have: number }
  | { readonly code: "hex-occupied"; readonly q: number; readonly r: number }
  | { readonly code: "neighbours-short"; readonly need: number; readonly have: number }
  | { readonly code: "hex-empty"; readonly q: number; readonly r: number }
  | { readonly code: "no-dragons"; readonly q: number; readonly r: number }
  | { readonly code: "dragons-penned"; readonly seat: Seat }
  | { readonly code: "keep-without-dragons" }
  | { readonly code: "same-tile"; readonly q: number; readonly r: number }
  | { readonly code: "first-move"; readonly q: number; readonly r: number }
  | { readonly code: "hex-out-of-reach"; readonly q: number; readonly r: number }
  | { readonly code: "pen-of-another"; readonly seat: Seat }
  /** Capturing cannot be paid, nor taming (`goldNeed` is 0 where nothing can be tamed). */
  | {
      readonly code: "dragons-in-the-way";
      readonly count: number;
      readonly energyNeed: number;
      readonly energyHave: number;
      readonly goldNeed: number;
      readonly goldHave: number;
    }
  | { readonly code: "centre-differs"; readonly need: Colour; readonly have: Colour }
  | { readonly code: "neighbour-missing"; readonly colour: Colour; readonly need: number; readonly have: number };

export interface DragonIsland {
  Options: Options;
  View: View;
  Action: Action;
  Event: Event;
  Refusal: Refusal;
}
