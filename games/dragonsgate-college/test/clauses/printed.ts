import type { Overrides } from "@gatehouse/engine";
import type { Effect } from "../../src/effects/vocabulary.ts";
import type { Deed } from "../../src/index.ts";

const gain = (good: string, amount: number) => [{ kind: "gain", good, amount }];

/** The faces that open each action; those of the fees are the rulebook's. */
export const FACES: { readonly [D in Deed]: readonly number[] } = {
  influence: [1, 4],
  fees: [2, 3, 4],
  tournament: [1, 2, 5, 6],
  recruit: [2, 5],
  hire: [3, 6],
  build: [4, 6],
  dungeon: [1, 3, 5],
  order: [1, 2, 4, 5],
  career: [3, 6],
};

/** A small edition of its own: what the tables of a release give is tuned, what the rules do with it is not. */
export const PRINTED: Overrides = {
  actions: {
    influence: { faces: FACES.influence },
    tournament: { faces: FACES.tournament },
    recruit: { faces: FACES.recruit },
    hire: { faces: FACES.hire },
    build: { faces: FACES.build },
    dungeon: { faces: FACES.dungeon, gives: [1, 2, 3] },
    order: { faces: FACES.order },
    career: { faces: FACES.career },
  },
  order: {
    left: { effects: [] },
    middle: { effects: gain("coins", 1) },
    right: { effects: gain("imps", 1) },
  },
  prizes: { first: { prestige: 10 }, second: { prestige: 6 }, third: { prestige: 3 }, fourth: { prestige: 1 } },
  dungeon: {
    track: {
      spaces: [gain("coins", 1), gain("coins", 2), gain("imps", 1), gain("prestige", 3), gain("prestige", 2)],
    },
  },
  treasures: {
    "gold-cup": { metal: "gold", prestige: 9 },
    "silver-cup": { metal: "silver", prestige: 6 },
    "bronze-cup": { metal: "bronze", prestige: 4 },
    "bronze-plate": { metal: "bronze", prestige: 2 },
  },
  maintenance: { track: { costs: [0, 1, 2, 3, 4, 5, 6, 7] } },
  levels: {
    "level-2-a": { main: 5, others: 3 },
    "level-3-a": { main: 7, others: 5 },
  },
  masteries: {
    "mastery-2-a": { asks: null },
    "mastery-2-c": { asks: { type: "wizard", count: 1 } },
    "mastery-2-f": { asks: { type: "same", count: 1 } },
    "mastery-3-c": { asks: { type: "rogue", count: 2 } },
    "mastery-3-f": { asks: { type: "same", count: 2 } },
  },
  columns: {
    "column-1-a": { effects: gain("coins", 5) },
    "column-2-a": { effects: gain("prestige", 4) },
  },
  careers: {
    "night-runner": { effects: gain("subterfuge", 2) },
    "rumour-broker": { effects: [...gain("subterfuge", 1), ...gain("imps", 1), { kind: "seal" }] },
    "lance-captain": { effects: [...gain("prestige", 1), { kind: "trophy", metal: "gold" }] },
    "shield-sworn": { effects: [...gain("prestige", 1), { kind: "trophy", metal: "silver" }] },
    "drum-guard": { effects: [...gain("prestige", 1), { kind: "trophy", metal: "bronze" }] },
    "gate-champion": { effects: [...gain("coins", 3), { kind: "trophy", metal: "gold" }] },
    "bear-wrestler": { effects: [...gain("coins", 2), { kind: "trophy", metal: "gold" }] },
    "caravan-guard": { effects: gain("prestige", 3) },
  },
  apprentices: {
    ada: { skills: { sorcery: 1, stealth: 0, brawn: 0 } },
    bram: { skills: { sorcery: 0, stealth: 1, brawn: 0 } },
    cleo: { skills: { sorcery: 0, stealth: 0, brawn: 1 } },
    "novice-of-staves": { skills: { sorcery: 1, stealth: 0, brawn: 1 } },
  },
  professors: {
    arms: { skills: { sorcery: 0, stealth: 0, brawn: 3 }, effects: [] },
    alchemy: { skills: { sorcery: 2, stealth: 0, brawn: 0 }, effects: gain("coins", 2) },
    legends: { skills: { sorcery: 1, stealth: 0, brawn: 0 }, effects: gain("prestige", 2) },
  },
  grounds: {
    "common-grounds": {
      rows: ["AAA..", "PP...", "s....", "cwi.#"],
      bonuses: [
        { letter: "s", effects: gain("sorcery", 1) },
        { letter: "c", effects: gain("coins", 2) },
        { letter: "w", effects: gain("cards", 1) },
        { letter: "i", effects: gain("imps", 1) },
      ],
      slots: [gain("sorcery", 1), gain("coins", 2), gain("cards", 1), [], [], [], []],
      start: [],
    },
  },
};

/** The card whose effects a test may choose, and another one that is IMMEDIATE. */
export const TRICK = "bent-luck";
export const NEWS = "sudden-annex";

/** The edition with other effects on these cards. */
export function withCards(effects: { readonly [card: string]: readonly Effect[] }): { readonly overrides: Overrides } {
  const cards = Object.fromEntries(Object.entries(effects).map(([id, list]) => [id, { effects: list }]));
  return { overrides: { ...PRINTED, cards } };
}
