import type { Action, Colour, View } from "@gatehouse/dragon-island";
import type { Hex } from "@gatehouse/grid";
import { keyOf } from "./pieces/hex.ts";

export type PlaceTile = Extract<Action, { readonly type: "place-tile" }>;
export type MoveDragons = Extract<Action, { readonly type: "move-dragons" }>;
export type Numbers = Readonly<Record<Colour, number>>;

/** Which face of the hand is to be placed. */
export interface ChosenFace {
  readonly tile: number;
  readonly side: "front" | "back";
}

/** What is chosen so far and not sent. */
export interface Selection {
  readonly face: ChosenFace | null;
  /** Whether the dragons are to be moved before the wizard. */
  readonly isMovingDragons: boolean;
  /** How many of each colour go; `null`: as many as can. */
  readonly numbers: Numbers | null;
  /** What is paid, by colour; `null`: the usual. */
  readonly cubes: readonly number[] | null;
  /** A hex that a finger has touched once. */
  readonly touched: string | null;
}

export const NOTHING: Selection = {
  face: null,
  isMovingDragons: false,
  numbers: null,
  cubes: null,
  touched: null,
};

/** The face that is placed unless another is chosen: the one of the tile that came last. */
export function faceToPlace(legal: readonly Action[], { face }: Selection): ChosenFace | null {
  const placing = legal.filter((action): action is PlaceTile => action.type === "place-tile");
  const isThere = face !== null && placing.some(({ tile }) => tile === face.tile);
  if (isThere) return face;
  const [first] = placing;
  return first ? { tile: first.tile, side: "front" } : null;
}

/** How many dragons go: those that were chosen, else as many as can be paid for. */
export function numbersToMove(legal: readonly Action[], { numbers }: Selection): Numbers | null {
  const moving = legal.filter((action): action is MoveDragons => action.type === "move-dragons");
  if (moving.length === 0) return null;
  if (numbers && moving.some((action) => isSame(action, numbers))) return numbers;
  const { blue, green, red, white, gold } = moving.reduce((best, action) =>
    total(action) > total(best) ? action : best,
  );
  return { blue, green, red, white, gold };
}

function total({ blue, green, red, white, gold }: Numbers): number {
  return blue + green + red + white + gold;
}

export function isSame(one: Numbers, other: Numbers): boolean {
  return COLOUR_NAMES.every((colour) => one[colour] === other[colour]);
}

const COLOUR_NAMES: readonly Colour[] = ["blue", "green", "red", "white", "gold"];

/** What pressing a hex would do now; no rule is known here, only what is legal. */
export function hexActions(legal: readonly Action[], selection: Selection): ReadonlyMap<string, Action> {
  const face = faceToPlace(legal, selection);
  const numbers = numbersToMove(legal, selection);
  const fits = (action: Action): action is Action & Hex => {
    switch (action.type) {
      case "place-tower":
        return true;
      case "place-tile":
        return action.tile === face?.tile && action.side === face.side;
      case "move-wizard":
        return !selection.isMovingDragons;
      case "choose-dragons":
        return selection.isMovingDragons;
      case "move-dragons":
        return numbers !== null && isSame(action, numbers);
      default:
        return false;
    }
  };
  return new Map(legal.filter(fits).map((action) => [keyOf(action), action]));
}

/** What is chosen, with what is usual where nothing is. */
export interface Chosen {
  readonly face: ChosenFace | null;
  readonly numbers: Numbers | null;
  readonly isMovingDragons: boolean;
}

/** What somebody who points at a hex may have meant, to ask why it cannot be. */
export function candidatesAt(view: View, { face, numbers, isMovingDragons }: Chosen, { q, r }: Hex): Action[] {
  const asked = view.pending.at(-1);
  if (asked?.type === "dragons") return [{ type: "move-dragons", q, r, ...(numbers ?? NO_DRAGONS) }];
  if (asked?.type === "turn" && asked.step === "tile")
    return face === null ? [{ type: "place-tower", q, r }] : [{ type: "place-tile", ...face, q, r }];
  return [{ type: isMovingDragons ? "choose-dragons" : "move-wizard", q, r }];
}

const NO_DRAGONS: Numbers = { blue: 0, green: 0, red: 0, white: 0, gold: 0 };
