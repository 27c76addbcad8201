import type { Deed, Skill } from "../types.ts";

/** What can be gained by number. */
export type Gainable = "coins" | "prestige" | "imps" | "cards" | "subterfuge" | Skill;

export type Metal = "gold" | "silver" | "bronze";

/** What a gain is measured by: turns after this one, the lowest of the three skills, seats with more prestige. */
export type Count = "turns-left" | "lowest-skill" | "seats-ahead";

/**
 * On what terms a deed is done. Only what a field names is different, all other conditions and prices hold (DC-17.1);
 * prices never fall below 0.
 */
export type Terms =
  | { readonly deed: "influence" }
  /** `coinsLess`: of the offer that is chosen. */
  | { readonly deed: "tournament"; readonly coinsLess?: number }
  /** `freeDraw`: the tile drawn from the stack costs nothing. */
  | { readonly deed: "recruit" | "hire"; readonly freeDraw?: true }
  /** `mostSize`: the largest building allowed; `upkeep: false`: the maintenance marker does not move for its squares. */
  | { readonly deed: "build"; readonly coinsLess?: number; readonly mostSize?: number; readonly upkeep?: false }
  /** How many steps more than the face says; only for the next deed, since the effect `dungeon` needs no deed. */
  | { readonly deed: "dungeon"; readonly steps: number }
  /** `occupied`: the disc may go on a taken space; the disc that lies there goes back to its owner, who may place it again. */
  | { readonly deed: "order"; readonly occupied?: true }
  /**
   * `main`: points added to the main skill; `others: false`: the two other skills are not asked; `mastery: false`: neither
   * is the mastery tile; `talent: false`: nor a printed point in the main skill; `stays`: the apprentice is not discarded.
   */
  | {
      readonly deed: "career";
      readonly main?: number;
      readonly others?: false;
      readonly mastery?: false;
      readonly talent?: false;
      readonly stays?: true;
    };

/**
 * Everything that career tiles, professors, buildings, cards, columns, slots, squares and spaces can do. Effects of a list
 * are carried out in its order. "Nothing" says when an effect would do nothing (DC-16.11); a list does nothing when each of
 * its effects does nothing, and a card is playable unless its list does nothing.
 */
export type Effect =
  /** Gain so much, or as much as there is. Nothing: imps with the tower empty; subterfuge on space 12. */
  | { readonly kind: "gain"; readonly good: Gainable; readonly amount: number }
  /** Gain the count and `plus`, at most `most`. Nothing: it is 0. */
  | {
      readonly kind: "gain-per";
      readonly good: "coins" | "prestige";
      readonly count: Count;
      readonly plus: number;
      readonly most: number;
    }
  /** Move on in the Training Dungeon. Nothing: in the Treasure Room. */
  | { readonly kind: "dungeon"; readonly steps: number }
  /** Move the maintenance marker towards 0. Nothing: at 0. */
  | { readonly kind: "maintenance"; readonly steps: number }
  /** Move to the next disc ahead on the Subterfuge track, at most so many spaces. Nothing: no disc is ahead. */
  | { readonly kind: "shadow"; readonly most: number }
  /** Carry out one of the own career tiles again, but for trophy and seal. Nothing: no own career would do anything. */
  | { readonly kind: "repeat-career" }
  /** Pay no maintenance at the end of this turn. Nothing: already exempt, or the marker stands where it costs 0. */
  | { readonly kind: "exempt" }

  /** Exactly one of the lists, one that does something. Nothing: each of them does nothing. */
  | { readonly kind: "choose"; readonly options: readonly (readonly Effect[])[] }
  /** Pay 1 … `times` times and receive the list as often. Nothing: it cannot be paid once, or the list does nothing. */
  | {
      readonly kind: "pay";
      readonly price: "coins" | "imps" | "apprentice";
      readonly amount: number;
      readonly times: number;
      readonly effects: readonly Effect[];
    }

  /** Every other seat gains (`by` above 0) or loses so much, never below 0. Nothing: no other seat's number changes. */
  | { readonly kind: "others"; readonly good: "coins" | "subterfuge"; readonly by: number }
  /** Take up to so much from another seat of one's choice. Nothing: no other seat has any. */
  | { readonly kind: "steal"; readonly good: "coins" | "imps"; readonly most: number }
  /** Seats that would still act with this die after the own window do not. Nothing: no seat would. */
  | { readonly kind: "silence" }
  /** When this activation is over, the own seat takes a die again; then on clockwise from it. Nothing: no die is ready. */
  | { readonly kind: "draft-again" }
  /** The tiles of a display go to the discard pile and new ones take their places. Nothing: the display is empty. */
  | { readonly kind: "refresh"; readonly display: "apprentices" | "professors" }

  /** Do a deed once without a die. Nothing: it could not be done on these terms. */
  | { readonly kind: "deed"; readonly terms: Terms }
  /** The terms of the next such deed of this window; several add up. Nothing: no action is left in this window. */
  | { readonly kind: "next-deed"; readonly terms: Terms }
  /**
   * Before imps the die of this window also counts as: any face; the face of a second roll; the face on its other side (7
   * less its own); the face of any die still ready. Nothing: no action is left in this window; `ready`: no die is.
   */
  | { readonly kind: "die"; readonly as: "any" | "rolled-again" | "other-side" | "ready" }
  /** One more action with the die of this window: `other` a deed not yet done in it, `same` one already done. Nothing: outside a window. */
  | { readonly kind: "again"; readonly deed: "other" | "same" }

  /** Lasting: a trophy for the sets at the end; `any`: of the metal that counts best. Never nothing. */
  | { readonly kind: "trophy"; readonly metal: Metal | "any" }
  /** Lasting: a seal, for ties on the Subterfuge track. Never nothing. */
  | { readonly kind: "seal" }
  /** Lasting: one more place. Never nothing. On a building in the 2017 edition, an apprentice's counts as one instead (DC-21.5). */
  | { readonly kind: "place"; readonly for: "apprentice" | "professor" }
  /** Lasting: the list in every Income phase from now on. Never nothing. */
  | { readonly kind: "income"; readonly effects: readonly Effect[] }
  /**
   * Lasting: the list each time that another seat has placed a building of size 2 or 3, or has taken a die of the own colour.
   * Never nothing.
   */
  | {
      readonly kind: "whenever";
      readonly event: "large-building" | "own-die-taken";
      readonly effects: readonly Effect[];
    }
  /** Lasting: so many more cards may be held. Never nothing. */
  | { readonly kind: "hand-limit"; readonly more: number }
  /** Lasting: this face opens the deed too. Never nothing. Not for fees and dungeon, where the face is a number. */
  | { readonly kind: "face"; readonly deed: Exclude<Deed, "fees" | "dungeon">; readonly face: number };

export type EffectKind = Effect["kind"];

/** A card with a lasting effect stays face up beside the board of its owner (DC-17.20). */
export const LASTING: readonly EffectKind[] = ["trophy", "seal", "place", "income", "whenever", "hand-limit", "face"];

/** What changes what can be done next: a rule, a die, a place or another seat's turn; the rest changes an amount. */
const OPENING: readonly EffectKind[] = [
  "silence",
  "draft-again",
  "refresh",
  "deed",
  "next-deed",
  "die",
  "again",
  "place",
  "hand-limit",
  "face",
];

export function isLasting({ kind }: Effect): boolean {
  return LASTING.includes(kind);
}

/** Whether an effect changes what can be done next, by itself or through what it contains. */
export function opensPossibilities(effect: Effect): boolean {
  if (OPENING.includes(effect.kind)) return true;
  if (effect.kind === "choose") return effect.options.flat().some(opensPossibilities);
  return "effects" in effect && effect.effects.some(opensPossibilities);
}
