import type { Card, Deck, Known, Overrides, Seat, Secret } from "@gatehouse/engine";
import type { Terms } from "./effects/vocabulary.ts";

export interface Options {
  readonly seats: number;
  /** Side A for all, or B sides given at random or drafted. */
  readonly boards: "a" | "b-dealt" | "b-drafted";
  readonly combinedDie: "turn-5" | "turns-3-and-5";
  /** Which booklet stands where they differ: imps, own dice, two-seat Subterfuge, apprentice buildings. */
  readonly edition: "2018" | "2017";
  /** Which release of the reconstructed tables. */
  readonly tables: number;
  readonly overrides?: Overrides;
}

export type Skill = "sorcery" | "stealth" | "brawn";

export type CareerType = "wizard" | "rogue" | "warrior";

/** Red, blue, yellow, green are the seats 0 … 3; the black one is the Combined Action die. */
export type DieColour = "red" | "blue" | "yellow" | "green" | "white" | "black";

/** The nine actions of the game board, 1 … 9; *deeds*, since an action is any choice. */
export type Deed = "influence" | "fees" | "tournament" | "recruit" | "hire" | "build" | "dungeon" | "order" | "career";

/** Where prestige came from before the final scoring; `unpaid` is what maintenance cost, 0 or less. */
export type Source = "start" | "tournament" | "buildings" | "careers" | "professors" | "dungeon" | "cards" | "unpaid";

/** Components are indices of their tables; a seat's own starting tiles follow after the generic ones. */
export interface View {
  /** What is to be decided, the last entry first; empty when the match is over. */
  readonly pending: readonly Pending[];
  /** 1 … 5. */
  readonly turn: number;
  readonly starter: Seat;
  readonly ready: readonly Die[];
  readonly used: readonly DieColour[];
  /** Imps in the Imp Tower. */
  readonly tower: number;
  /** Per space of the Player Order track. */
  readonly order: readonly (Seat | null)[];
  readonly columns: readonly Column[];
  readonly apprentices: People;
  readonly professors: People;
  /** Per kind of building how many tiles lie beside the board. */
  readonly buildings: readonly number[];
  readonly wizardry: Deck;
  readonly seats: readonly House[];
}

export interface Die {
  readonly colour: DieColour;
  readonly face: number;
}

/** A column of careers, with the tiles of wizard, rogue and warrior that still lie there. */
export interface Column {
  readonly level: number;
  readonly mastery: number | null;
  readonly careers: readonly (number | null)[];
}

/** Everybody knows which tiles the stack holds, nobody their order: one is picked when it is needed. */
export interface People {
  readonly display: readonly number[];
  readonly stack: readonly number[];
  readonly discarded: readonly number[];
}

export interface House {
  /** The side of the player board, 0 for A; `null` until it is drafted. */
  readonly board: number | null;
  readonly coins: number;
  readonly imps: number;
  readonly prestige: { readonly [S in Source]: number };
  /** Sorcery, stealth, brawn. */
  readonly skills: readonly number[];
  /** Squares without a building, as bits `y * width + x`. */
  readonly free: number;
  readonly maintenance: number;
  /** A card has cancelled this turn's maintenance. */
  readonly exempt: boolean;
  readonly subterfuge: number;
  readonly dungeon: number;
  /** The place in the Treasure Room, 0 the topmost. */
  readonly treasure: number | null;
  /** Own dice still on the board. */
  readonly dice: number;
  readonly apprentices: readonly number[];
  readonly professors: readonly number[];
  readonly buildings: readonly PlacedBuilding[];
  readonly careers: readonly { readonly career: number; readonly slot: number }[];
  readonly hand: readonly Card[];
  /** Cards with a lasting effect, face up beside the board. */
  readonly kept: readonly number[];
}

/** `x`, `y`: the upper left corner of the turned shape; `turn`: which of its different orientations. */
export interface PlacedBuilding {
  readonly building: number;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A choice that several seats make at the same time; hidden from the others until all have chosen. */
export interface Choice {
  readonly seat: Seat;
  readonly chosen: Secret<number> | null;
}

/** A choice of the Income phase; `source`: the building, or the number of buildings and the card, that gives it. */
export interface IncomeChoice extends Choice {
  readonly source: number;
}

/** What may still be done with a die: anything, or an action not yet done in the window, or one already done in it. */
export type Allowance = "any" | "other" | "same";

export type Pending =
  | { readonly type: "draft"; readonly seat: Seat; readonly boards: readonly number[] }
  /** Which starting professor goes back. */
  | { readonly type: "professors"; readonly choices: readonly Choice[] }
  /** Start bonuses of the boards, still to be given to `left` in this order; asks nothing by itself. */
  | { readonly type: "start-bonuses"; readonly left: readonly Seat[] }
  /** What buildings and cards with a choice give; then income is given to `left` in this order. */
  | { readonly type: "income"; readonly choices: readonly IncomeChoice[]; readonly left: readonly Seat[] }
  /** `die` once taken; `bonus`: who still acts with it after the drafter; `next`: who drafts next, if a card says so. */
  | {
      readonly type: "activation";
      readonly seat: Seat;
      readonly impBought: boolean;
      readonly die: Die | null;
      readonly bonus: readonly Seat[];
      readonly next: Seat | null;
    }
  /**
   * A seat's own time to act and to play cards. `faces`: what the die counts as before imps; `left`: the actions it may
   * still take; `helps`: the terms that cards have given for next actions.
   */
  | {
      readonly type: "window";
      readonly seat: Seat;
      readonly faces: readonly number[];
      readonly left: readonly Allowance[];
      readonly taken: readonly Deed[];
      readonly helps: readonly Terms[];
    }
  /** A list of effects is carried out; if it is on top, its effect `next` asks for something. `card`: goes away at its end. */
  | {
      readonly type: "effects";
      readonly seat: Seat;
      readonly for: Origin;
      readonly list: number;
      readonly next: number;
      readonly card: number | null;
    }
  /** Where the building goes that was chosen; `upkeep`: whether the maintenance marker moves for its squares. */
  | {
      readonly type: "building";
      readonly seat: Seat;
      readonly building: number;
      readonly price: number;
      readonly upkeep: boolean;
    }
  /** Who leaves: all places are taken and `tile` is the newcomer. */
  | { readonly type: "room"; readonly seat: Seat; readonly for: "apprentice" | "professor"; readonly tile: number }
  /** An apprentice that leaves once the rewards of its career are given; asks nothing by itself. */
  | { readonly type: "leaving"; readonly seat: Seat; readonly apprentice: number }
  /** IMMEDIATE cards drawn, shown to all and waiting; two or more ask which comes first. */
  | { readonly type: "immediate"; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: "hand-limit"; readonly seat: Seat }
  | { readonly type: "maintenance"; readonly choices: readonly Choice[] };

export type State = Known<View>;

/** Imps are spent as the action needs them; `face` is a field where different faces give different things. */
export type Action =
  | { readonly type: "choose-board"; readonly board: number }
  | { readonly type: "return-professor"; readonly professor: number }
  /** `source` as in {@link IncomeChoice}. */
  | { readonly type: "choose-income"; readonly source: number; readonly option: number }
  | { readonly type: "buy-imp" }
  | { readonly type: "take-die"; readonly colour: DieColour; readonly face: number }
  | { readonly type: "exchange-die" }
  | { readonly type: "collect-coins"; readonly face: number }
  | { readonly type: "buy-prestige"; readonly offer: number }
  | { readonly type: "take-apprentice"; readonly apprentice: number }
  | { readonly type: "draw-apprentice" }
  | { readonly type: "take-professor"; readonly professor: number }
  | { readonly type: "draw-professor" }
  | { readonly type: "discard-apprentice"; readonly apprentice: number }
  | { readonly type: "discard-professor"; readonly professor: number }
  | { readonly type: "build"; readonly building: number }
  | { readonly type: "place-building"; readonly x: number; readonly y: number; readonly turn: number }
  | { readonly type: "enter-dungeon"; readonly face: number }
  | { readonly type: "place-disc"; readonly space: number }
  | {
      readonly type: "choose-career";
      readonly apprentice: number;
      readonly column: number;
      readonly career: CareerType;
      readonly slot: number;
    }
  | { readonly type: "play-card"; readonly card: number }
  | { readonly type: "discard-card"; readonly card: number }
  /** Which of several effects. */
  | { readonly type: "choose-option"; readonly option: number }
  /** How often the price of an effect is paid. */
  | { readonly type: "pay-price"; readonly times: number }
  /** Which of the own careers is carried out again. */
  | { readonly type: "repeat-career"; readonly career: number }
  | { readonly type: "rob-seat"; readonly seat: Seat }
  | { readonly type: "pay-maintenance"; readonly coins: number }
  /** Also passes: the action itself is never compulsory (DC-79). */
  | { readonly type: "end-window" };

export type Good = "coins" | "imps" | "prestige" | "subterfuge" | "maintenance" | Skill;

/** What a gain, price or loss belongs to. */
export type Origin = Source | Deed | "income" | "imp";

/** The choices that several seats make at the same time. */
export type Joint = "professors" | "income" | "maintenance";

export type Event =
  | { readonly type: "match-started"; readonly starter: Seat }
  | { readonly type: "careers-laid"; readonly columns: readonly Column[] }
  | { readonly type: "board-chosen"; readonly seat: Seat; readonly board: number }
  | { readonly type: "choice-made"; readonly seat: Seat; readonly asked: Joint; readonly chosen: Secret<number> }
  | { readonly type: "professor-returned"; readonly seat: Seat; readonly professor: number }
  | { readonly type: "turn-begun"; readonly turn: number }
  | { readonly type: "display-filled"; readonly apprentices: readonly number[]; readonly professors: readonly number[] }
  | { readonly type: "dice-rolled"; readonly dice: readonly Die[] }
  | { readonly type: "die-taken"; readonly seat: Seat; readonly die: Die }
  | { readonly type: "die-rerolled"; readonly seat: Seat; readonly face: number }
  | { readonly type: "imps-spent"; readonly seat: Seat; readonly imps: number; readonly face: number }
  /** `by` is negative for what was paid or lost. */
  | {
      readonly type: "goods-changed";
      readonly seat: Seat;
      readonly good: Good;
      readonly by: number;
      readonly for: Origin;
    }
  | { readonly type: "die-exchanged"; readonly seat: Seat }
  | { readonly type: "apprentice-taken"; readonly seat: Seat; readonly apprentice: number; readonly blind: boolean }
  | { readonly type: "apprentice-discarded"; readonly seat: Seat; readonly apprentice: number }
  | { readonly type: "professor-taken"; readonly seat: Seat; readonly professor: number; readonly blind: boolean }
  | { readonly type: "professor-discarded"; readonly seat: Seat; readonly professor: number }
  /** Which one is built; where is still to be said. */
  | { readonly type: "building-chosen"; readonly seat: Seat; readonly building: number }
  | { readonly type: "building-placed"; readonly seat: Seat; readonly placed: PlacedBuilding }
  | { readonly type: "dungeon-entered"; readonly seat: Seat; readonly space: number }
  | { readonly type: "treasure-room-reached"; readonly seat: Seat; readonly place: number }
  | { readonly type: "disc-placed"; readonly seat: Seat; readonly space: number }
  | { readonly type: "career-chosen"; readonly seat: Seat; readonly career: number; readonly slot: number }
  | { readonly type: "cards-drawn"; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: "card-played"; readonly seat: Seat; readonly card: number }
  | { readonly type: "card-replaced"; readonly seat: Seat; readonly card: number }
  | { readonly type: "card-discarded"; readonly seat: Seat; readonly card: Card }
  | { readonly type: "window-ended"; readonly seat: Seat; readonly passed: boolean }
  | { readonly type: "maintenance-paid"; readonly seat: Seat; readonly coins: number; readonly prestige: number }
  | { readonly type: "starter-changed"; readonly starter: Seat }
  | { readonly type: "match-ended"; readonly reason: "five-turns" };

/** In the order in which they are checked: decision, phase, holding, cost, target. */
export type Refusal =
  | { readonly code: "other-choice-first"; readonly asked: Pending["type"] }
  | { readonly code: "imp-bought" }
  | { readonly code: "action-taken"; readonly action: Deed }
  | { readonly code: "same-action-only"; readonly action: Deed }
  | { readonly code: "disc-placed-this-turn"; readonly space: number }
  | { readonly code: "board-taken"; readonly board: number; readonly by: Seat }
  | { readonly code: "professor-not-held"; readonly professor: number }
  | { readonly code: "apprentice-not-held"; readonly apprentice: number }
  | { readonly code: "card-not-held"; readonly card: number }
  | { readonly code: "card-without-effect"; readonly card: number }
  | { readonly code: "career-not-held"; readonly career: number }
  | { readonly code: "income-not-open"; readonly source: number }
  | { readonly code: "die-not-ready"; readonly colour: DieColour; readonly face: number }
  | { readonly code: "no-own-die-left" }
  | { readonly code: "no-white-die-used" }
  | { readonly code: "not-on-display"; readonly for: "apprentice" | "professor"; readonly tile: number }
  | { readonly code: "stack-empty"; readonly for: "apprentice" | "professor" }
  | { readonly code: "building-sold-out"; readonly building: number }
  | { readonly code: "career-gone"; readonly column: number; readonly career: CareerType }
  /** For the nearest face that the action accepts, or for an effect that takes imps. */
  | { readonly code: "imps-short"; readonly need: number; readonly have: number }
  | { readonly code: "apprentice-untalented"; readonly skill: Skill }
  | { readonly code: "skill-short"; readonly skill: Skill; readonly need: number; readonly have: number }
  | { readonly code: "mastery-short"; readonly career: CareerType; readonly need: number; readonly have: number }
  | { readonly code: "coins-short"; readonly need: number; readonly have: number }
  | { readonly code: "tower-empty" }
  /** More of the cost is refused than prestige allows. */
  | { readonly code: "must-pay-more"; readonly need: number; readonly have: number }
  | { readonly code: "cost-exceeded"; readonly need: number; readonly have: number }
  | { readonly code: "option-missing"; readonly option: number; readonly options: number }
  | { readonly code: "option-without-effect"; readonly option: number }
  | { readonly code: "career-without-effect"; readonly career: number }
  | { readonly code: "nothing-to-take"; readonly seat: Seat }
  | { readonly code: "face-without-use"; readonly action: Deed; readonly face: number }
  | { readonly code: "building-too-large"; readonly size: number; readonly most: number }
  | { readonly code: "no-room-to-build"; readonly building: number }
  | { readonly code: "off-the-grounds"; readonly x: number; readonly y: number }
  | { readonly code: "square-built-over"; readonly x: number; readonly y: number }
  | { readonly code: "in-treasure-room" }
  | { readonly code: "space-taken"; readonly space: number; readonly by: Seat }
  | { readonly code: "slot-taken"; readonly slot: number };

export interface DragonsgateCollege {
  Options: Options;
  View: View;
  Action: Action;
  Event: Event;
  Refusal: Refusal;
}
