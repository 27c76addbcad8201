import type { Placement, Polyomino } from "@gatehouse/grid";
import type { Effect, Metal } from "./effects/vocabulary.ts";
import type { Options } from "./types.ts";

/** Lists of effects are numbers of `Table.lists`, so that a state can say which one it is carrying out; 0 is empty. */
export type List = number;

export interface Turn {
  /** Dice per seat in the pool. */
  readonly dice: number;
  readonly income: number;
  readonly isCombined: boolean;
}

export interface Grounds {
  /** As printed: `A` and `P` places, `#` no part of the grounds, small letters bonuses. */
  readonly rows: readonly string[];
  readonly width: number;
  readonly height: number;
  /** The squares that can be built on, as bits. */
  readonly free: number;
  /** Per square its bonus. */
  readonly squares: readonly List[];
  readonly slots: readonly List[];
  readonly start: List;
  readonly apprenticePlaces: number;
  readonly professorPlaces: number;
  /** Per shape every way in which it lies on free squares. */
  readonly placements: readonly (readonly Placement[])[];
}

export interface BuildingKind {
  readonly size: number;
  readonly shape: number;
  readonly copies: number;
  readonly list: List;
  /** What it gives in every Income phase. */
  readonly income: readonly Effect[] | null;
}

export interface CardKind {
  readonly copies: number;
  readonly isImmediate: boolean;
  readonly isLasting: boolean;
  readonly list: List;
  /** What it gives in every Income phase while it lies beside a board. */
  readonly income: readonly Effect[] | null;
  /** Per deed the faces that it opens while the card lies beside a board. */
  readonly faces: readonly number[];
}

export interface Professor {
  /** Sorcery, stealth, brawn. */
  readonly skills: readonly number[];
  readonly list: List;
}

export interface Level {
  readonly level: number;
  readonly main: number;
  readonly others: number;
}

/** `type`: 0 … 2 a career type, `null` that of the career being taken; a blank tile asks for 0 careers. */
export interface Mastery {
  readonly level: number;
  readonly type: number | null;
  readonly count: number;
}

/** Buildings from this size on are large. */
export const LARGE_SIZE = 2;

/** What the rules of a match close over. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  readonly lists: readonly (readonly Effect[])[];

  readonly numbers: ReadonlyMap<readonly Effect[], List>;
  /** The turns 1 … 5 at 0 … 4. */
  readonly turns: readonly Turn[];
  /** In the Imp Tower at the start. */
  readonly imps: number;
  /** Per deed the faces that open it, face 1 as bit 1. */
  readonly faces: readonly number[];
  /** By face, 0 where it gives none. */
  readonly feeCoins: readonly number[];
  readonly dungeonSteps: readonly number[];
  readonly order: readonly List[];
  readonly dungeon: readonly List[];
  readonly treasures: readonly { readonly metal: Metal; readonly prestige: number }[];
  /** Prestige by rank on the Subterfuge track, as far as ranks score. */
  readonly prizes: readonly number[];
  /** By position of the marker. */
  readonly maintenance: readonly number[];
  readonly display: { readonly apprentice: number; readonly professor: number };
  readonly levels: readonly Level[];
  readonly masteries: readonly Mastery[];
  readonly columns: readonly { readonly level: number; readonly list: List }[];
  /** `type`: 0 … 2. */
  readonly careers: readonly { readonly type: number; readonly list: List }[];
  /** Skills of the generic apprentices, then of those in a seat's colour. */
  readonly apprentices: readonly (readonly number[])[];
  readonly genericApprentices: number;
  readonly professors: readonly Professor[];
  readonly genericProfessors: number;
  /** Per shape its different orientations. */
  readonly shapes: readonly (readonly Polyomino[])[];
  readonly buildings: readonly BuildingKind[];
  readonly grounds: readonly Grounds[];
  readonly cards: readonly CardKind[];
}

/** The number of a list that is part of an effect. */
export function numberOf(table: Table, effects: readonly Effect[]): List {
  const number = table.numbers.get(effects);
  if (number === undefined) throw new RangeError("a list of effects of another table");
  return number;
}
