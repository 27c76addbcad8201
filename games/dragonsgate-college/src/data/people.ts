import type { Effect } from "../effects/vocabulary.ts";
import type { Skill } from "../types.ts";

export type Skills = { readonly [S in Skill]: number };

export interface ApprenticeSpec {
  readonly id: string;
  readonly skills: Skills;
}

export interface ProfessorSpec {
  readonly id: string;
  readonly skills: Skills;
  /** Once, when the professor gets a place. */
  readonly effects: readonly Effect[];
}

const skills = (sorcery: number, stealth: number, brawn: number): Skills => ({ sorcery, stealth, brawn });

/**
 * The apprentices of all, then those that each seat starts with. One who is good at a single thing opens hard careers and
 * costs coins for the other skills; one who is good at all opens only easy ones. There is every profile of 1 to 4 points with
 * at most 3 in a skill, and the evenest twice, so every skill occurs equally often.
 */
export const APPRENTICES: readonly ApprenticeSpec[] = [
  { id: "ada", skills: skills(1, 0, 0) },
  { id: "bram", skills: skills(0, 1, 0) },
  { id: "cleo", skills: skills(0, 0, 1) },
  { id: "dario", skills: skills(2, 0, 0) },
  { id: "edda", skills: skills(0, 2, 0) },
  { id: "finn", skills: skills(0, 0, 2) },
  { id: "greta", skills: skills(1, 1, 0) },
  { id: "hugo", skills: skills(1, 3, 0) },
  { id: "ines", skills: skills(0, 1, 1) },
  { id: "jarek", skills: skills(0, 1, 3) },
  { id: "kaia", skills: skills(1, 0, 1) },
  { id: "levin", skills: skills(3, 0, 1) },
  { id: "mira", skills: skills(2, 1, 0) },
  { id: "nils", skills: skills(2, 0, 1) },
  { id: "oona", skills: skills(1, 2, 0) },
  { id: "pavel", skills: skills(0, 2, 1) },
  { id: "quilla", skills: skills(1, 0, 2) },
  { id: "rufus", skills: skills(0, 1, 2) },
  { id: "sanna", skills: skills(3, 0, 0) },
  { id: "tibor", skills: skills(0, 3, 0) },
  { id: "ursula", skills: skills(0, 0, 3) },
  { id: "viktor", skills: skills(1, 1, 1) },
  { id: "wanda", skills: skills(1, 1, 1) },
  { id: "xaver", skills: skills(2, 1, 1) },
  { id: "yara", skills: skills(1, 2, 1) },
  { id: "zeno", skills: skills(1, 1, 2) },
  { id: "alba", skills: skills(2, 2, 0) },
  { id: "boris", skills: skills(0, 2, 2) },
  { id: "carla", skills: skills(2, 0, 2) },
  { id: "dunja", skills: skills(3, 1, 0) },
  { id: "emil", skills: skills(0, 3, 1) },
  { id: "flora", skills: skills(1, 0, 3) },
  { id: "novice-of-candles", skills: skills(1, 1, 0) },
  { id: "novice-of-ropes", skills: skills(0, 1, 1) },
  { id: "novice-of-staves", skills: skills(1, 0, 1) },
];

/** How many of the apprentices belong to nobody; the starting ones follow. */
export const COMMON_APPRENTICES = 32;

/**
 * The professors of all, then those that each seat starts with. The more a professor teaches the less comes at once, so that
 * the last turns ask for other ones than the first.
 */
export const PROFESSORS: readonly ProfessorSpec[] = [
  { id: "high-sorcery", skills: skills(3, 0, 0), effects: [{ kind: "gain", good: "prestige", amount: 1 }] },
  { id: "shadows", skills: skills(0, 3, 0), effects: [{ kind: "gain", good: "prestige", amount: 1 }] },
  { id: "arms", skills: skills(0, 0, 3), effects: [{ kind: "gain", good: "prestige", amount: 1 }] },
  { id: "illusions", skills: skills(2, 1, 0), effects: [{ kind: "gain", good: "coins", amount: 2 }] },
  { id: "ambush", skills: skills(0, 2, 1), effects: [{ kind: "gain", good: "coins", amount: 2 }] },
  { id: "battle-magic", skills: skills(1, 0, 2), effects: [{ kind: "gain", good: "coins", amount: 2 }] },
  { id: "alchemy", skills: skills(2, 0, 0), effects: [{ kind: "gain", good: "coins", amount: 3 }] },
  { id: "locks", skills: skills(0, 2, 0), effects: [{ kind: "gain", good: "coins", amount: 3 }] },
  { id: "smithing", skills: skills(0, 0, 2), effects: [{ kind: "gain", good: "coins", amount: 3 }] },
  { id: "ciphers", skills: skills(1, 1, 0), effects: [{ kind: "gain", good: "prestige", amount: 2 }] },
  { id: "climbing", skills: skills(0, 1, 1), effects: [{ kind: "gain", good: "prestige", amount: 2 }] },
  { id: "wards", skills: skills(1, 0, 1), effects: [{ kind: "gain", good: "prestige", amount: 2 }] },
  { id: "rare-herbs", skills: skills(1, 0, 0), effects: [{ kind: "gain", good: "coins", amount: 5 }] },
  { id: "trade-routes", skills: skills(0, 1, 0), effects: [{ kind: "gain", good: "coins", amount: 5 }] },
  { id: "beasts", skills: skills(0, 0, 1), effects: [{ kind: "gain", good: "coins", amount: 5 }] },
  { id: "legends", skills: skills(1, 0, 0), effects: [{ kind: "gain", good: "prestige", amount: 3 }] },
  { id: "etiquette", skills: skills(0, 1, 0), effects: [{ kind: "gain", good: "prestige", amount: 3 }] },
  { id: "heraldry", skills: skills(0, 0, 1), effects: [{ kind: "gain", good: "prestige", amount: 3 }] },
  { id: "tutor-of-sorcery", skills: skills(1, 0, 0), effects: [] },
  { id: "tutor-of-stealth", skills: skills(0, 1, 0), effects: [] },
  { id: "tutor-of-brawn", skills: skills(0, 0, 1), effects: [] },
];

/** How many of the professors belong to nobody; the starting ones follow. */
export const COMMON_PROFESSORS = 18;
