import type { Effect, Metal } from "../effects/vocabulary.ts";
import type { Deed } from "../types.ts";

/** One of the nine actions: the faces that open it and, for fees and dungeon, what each of them gives. */
export interface DeedSpec {
  readonly id: Deed;
  readonly number: number;
  readonly faces: readonly number[];
  readonly gives: readonly number[] | null;
}

/** Every face opens four or five actions; with one imp at least eight of the nine are in reach. */
export const DEED_SPECS: readonly DeedSpec[] = [
  { id: "influence", number: 1, faces: [1, 4], gives: null },
  { id: "fees", number: 2, faces: [2, 3, 4], gives: [2, 3, 4] },
  { id: "tournament", number: 3, faces: [1, 2, 3, 4, 5, 6], gives: null },
  { id: "recruit", number: 4, faces: [2, 5], gives: null },
  { id: "hire", number: 5, faces: [1, 3, 6], gives: null },
  { id: "build", number: 6, faces: [4, 6], gives: null },
  { id: "dungeon", number: 7, faces: [1, 3, 5], gives: [1, 2, 3] },
  { id: "order", number: 8, faces: [1, 2, 4, 5], gives: null },
  { id: "career", number: 9, faces: [3, 6], gives: null },
];

export interface OrderSpaceSpec {
  readonly id: string;
  readonly effects: readonly Effect[];
}

/** From the left: who stands further left begins the next turn, so the bonus grows to the right. */
export const ORDER_SPACES: readonly OrderSpaceSpec[] = [
  { id: "left", effects: [] },
  { id: "middle", effects: [{ kind: "gain", good: "coins", amount: 1 }] },
  { id: "right", effects: [{ kind: "gain", good: "imps", amount: 1 }] },
];

export interface TurnSpec {
  readonly id: string;
  readonly dicePerSeat: number;
  /** Whether the Combined Action die is rolled: always, only in the variant, or never. */
  readonly combinedDie: "always" | "variant" | "never";
  readonly coins: number;
}

export const TURN_SPECS: readonly TurnSpec[] = [
  { id: "turn-1", dicePerSeat: 2, combinedDie: "never", coins: 2 },
  { id: "turn-2", dicePerSeat: 2, combinedDie: "never", coins: 2 },
  { id: "turn-3", dicePerSeat: 3, combinedDie: "variant", coins: 2 },
  { id: "turn-4", dicePerSeat: 3, combinedDie: "never", coins: 2 },
  { id: "turn-5", dicePerSeat: 3, combinedDie: "always", coins: 2 },
];

export interface SupplySpec {
  readonly id: "imps" | "imps-2017" | "coin-tokens" | "white-dice" | "own-dice";
  readonly count: number;
}

/** Coins are not limited by their tokens (DC-1.4); both booklets' numbers of imps are kept (DC-21.2). */
export const SUPPLY: readonly SupplySpec[] = [
  { id: "imps", count: 12 },
  { id: "imps-2017", count: 16 },
  { id: "coin-tokens", count: 36 },
  { id: "white-dice", count: 8 },
  { id: "own-dice", count: 3 },
];

export interface PrizeSpec {
  readonly id: string;
  readonly prestige: number;
}

/** What the places on the Subterfuge track are worth. */
export const PRIZES: readonly PrizeSpec[] = [
  { id: "first", prestige: 12 },
  { id: "second", prestige: 7 },
  { id: "third", prestige: 3 },
  { id: "fourth", prestige: 1 },
];

/** A track as one row, since an owner's may be longer or shorter. */
export interface DungeonSpec {
  readonly id: "track";
  /** What each space gives; the last one leads to the Treasure Room. */
  readonly spaces: readonly (readonly Effect[])[];
}

/** A card lies exactly in the middle, so that the first half is worth a visit of its own. */
export const DUNGEON: DungeonSpec = {
  id: "track",
  spaces: [
    [{ kind: "gain", good: "coins", amount: 1 }],
    [],
    [{ kind: "gain", good: "imps", amount: 1 }],
    [{ kind: "gain", good: "prestige", amount: 2 }],
    [{ kind: "gain", good: "cards", amount: 1 }],
    [{ kind: "gain", good: "coins", amount: 2 }],
    [],
    [{ kind: "gain", good: "subterfuge", amount: 1 }],
    [{ kind: "gain", good: "prestige", amount: 3 }],
    [],
  ],
};

export interface TreasureSpec {
  readonly id: string;
  readonly metal: Metal;
  readonly prestige: number;
}

/** The places of the Treasure Room from the top. */
export const TREASURES: readonly TreasureSpec[] = [
  { id: "gold-cup", metal: "gold", prestige: 7 },
  { id: "silver-cup", metal: "silver", prestige: 5 },
  { id: "bronze-cup", metal: "bronze", prestige: 3 },
  { id: "bronze-plate", metal: "bronze", prestige: 2 },
];

export interface DisplaySpec {
  readonly id: "apprentices" | "professors";
  readonly spaces: number;
  /** Further spaces with four seats. */
  readonly withFour: number;
}

export const DISPLAYS: readonly DisplaySpec[] = [
  { id: "apprentices", spaces: 5, withFour: 1 },
  { id: "professors", spaces: 3, withFour: 1 },
];
