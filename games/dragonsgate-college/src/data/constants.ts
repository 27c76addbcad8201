import type { CareerType, Deed, DieColour, Skill } from "../types.ts";

export const SKILLS = ["sorcery", "stealth", "brawn"] as const satisfies readonly Skill[];

/** In the order in which the tiles of a column lie; each asks first for the skill at its own place in {@link SKILLS}. */
export const CAREER_TYPES = ["wizard", "rogue", "warrior"] as const satisfies readonly CareerType[];

/** The actions of the game board, 1 … 9. */
export const DEEDS = [
  "influence",
  "fees",
  "tournament",
  "recruit",
  "hire",
  "build",
  "dungeon",
  "order",
  "career",
] as const satisfies readonly Deed[];

/** The colours of the seats in seating order, then the dice that belong to nobody. */
export const DIE_COLOURS = ["red", "blue", "yellow", "green", "white", "black"] as const satisfies readonly DieColour[];

export const FACES = 6;
export const TURNS = 5;

export const START_PRESTIGE = 6;
/** Own dice on the board at the start; one more is in the pool. */
export const DICE_ON_BOARD = 2;
export const IMP_COINS = 4;
export const HAND_LIMIT = 2;

/** Prices and gains of the tournament, by offer. */
export const OFFERS = [
  { coins: 3, prestige: 1 },
  { coins: 7, prestige: 3 },
] as const;
export const BLIND_APPRENTICE_COINS = 1;
export const BLIND_PROFESSOR_COINS = 2;
export const SQUARE_COINS = 2;
export const SQUARE_PRESTIGE = 1;
export const MISSING_SKILL_COINS = 1;
export const UNPAID_COIN_PRESTIGE = 2;

export const SUBTERFUGE_SPACES = 12;
export const SLOTS = 7;

export const COINS_PER_PRESTIGE = 5;
export const IMPS_PER_PRESTIGE = 2;
export const TROPHY_SET = 3;
export const TROPHY_SET_PRESTIGE = 4;
export const CAREER_SET_PRESTIGE = 2;
export const MOST_PRESTIGE = 1;
export const ALL_DICE_PRESTIGE = 2;
export const STARTER_PRESTIGE = 1;
export const EMPTY_SQUARE_PRESTIGE = -1;

/** The largest grounds and the highest maintenance that an owner's edition may have; they bound what can be chosen. */
export const MOST_SIDE = 7;
export const MOST_SQUARES = 30;
export const MOST_MAINTENANCE = 60;
