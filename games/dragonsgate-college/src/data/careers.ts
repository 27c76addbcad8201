import type { Effect } from "../effects/vocabulary.ts";
import type { CareerType } from "../types.ts";

export type Level = 1 | 2 | 3;

/** What a career of the column below asks of an apprentice: the main skill, and each of the two others. */
export interface LevelSpec {
  readonly id: string;
  readonly level: Level;
  readonly main: number;
  readonly others: number;
}

export const LEVELS: readonly LevelSpec[] = [
  { id: "level-1-a", level: 1, main: 6, others: 2 },
  { id: "level-1-b", level: 1, main: 3, others: 2 },
  { id: "level-1-c", level: 1, main: 3, others: 3 },
  { id: "level-1-d", level: 1, main: 4, others: 3 },
  { id: "level-2-a", level: 2, main: 6, others: 3 },
  { id: "level-2-b", level: 2, main: 5, others: 4 },
  { id: "level-2-c", level: 2, main: 7, others: 2 },
  { id: "level-2-d", level: 2, main: 7, others: 3 },
  { id: "level-3-a", level: 3, main: 7, others: 5 },
  { id: "level-3-b", level: 3, main: 8, others: 4 },
  { id: "level-3-c", level: 3, main: 8, others: 5 },
  { id: "level-3-d", level: 3, main: 9, others: 4 },
];

/** How many careers one must have before: of a type, or of the type being taken. */
export interface Mastery {
  readonly type: CareerType | "same";
  readonly count: number;
}

export interface MasterySpec {
  readonly id: string;
  readonly level: 2 | 3;
  readonly asks: Mastery | null;
}

export const MASTERIES: readonly MasterySpec[] = [
  { id: "mastery-2-a", level: 2, asks: null },
  { id: "mastery-2-b", level: 2, asks: null },
  { id: "mastery-2-c", level: 2, asks: { type: "wizard", count: 1 } },
  { id: "mastery-2-d", level: 2, asks: { type: "rogue", count: 1 } },
  { id: "mastery-2-e", level: 2, asks: { type: "warrior", count: 1 } },
  { id: "mastery-2-f", level: 2, asks: { type: "same", count: 1 } },
  { id: "mastery-3-a", level: 3, asks: null },
  { id: "mastery-3-b", level: 3, asks: { type: "wizard", count: 2 } },
  { id: "mastery-3-c", level: 3, asks: { type: "rogue", count: 2 } },
  { id: "mastery-3-d", level: 3, asks: { type: "warrior", count: 2 } },
  { id: "mastery-3-e", level: 3, asks: { type: "same", count: 1 } },
  { id: "mastery-3-f", level: 3, asks: { type: "same", count: 2 } },
];

/** A column of the display and the reward that each career taken from it brings. */
export interface ColumnSpec {
  readonly id: string;
  readonly level: Level;
  readonly effects: readonly Effect[];
}

/**
 * Within a level the columns differ in what they pay, so that the cheapest demand is not always the best one. One lets a
 * tournament be held at once, for less: few would spend a die on it.
 */
export const COLUMNS: readonly ColumnSpec[] = [
  { id: "column-1-a", level: 1, effects: [{ kind: "gain", good: "prestige", amount: 3 }] },
  {
    id: "column-1-b",
    level: 1,
    effects: [
      { kind: "gain", good: "prestige", amount: 1 },
      { kind: "gain", good: "coins", amount: 2 },
    ],
  },
  {
    id: "column-1-c",
    level: 1,
    effects: [
      { kind: "gain", good: "prestige", amount: 2 },
      { kind: "gain", good: "imps", amount: 1 },
    ],
  },
  {
    id: "column-1-d",
    level: 1,
    effects: [
      { kind: "gain", good: "coins", amount: 1 },
      { kind: "gain", good: "subterfuge", amount: 1 },
    ],
  },
  { id: "column-2-a", level: 2, effects: [{ kind: "gain", good: "prestige", amount: 4 }] },
  {
    id: "column-2-b",
    level: 2,
    effects: [
      { kind: "gain", good: "prestige", amount: 3 },
      {
        kind: "choose",
        options: [
          [{ kind: "deed", terms: { deed: "tournament", coinsLess: 2 } }],
          [{ kind: "gain", good: "coins", amount: 1 }],
        ],
      },
    ],
  },
  {
    id: "column-2-c",
    level: 2,
    effects: [
      { kind: "gain", good: "prestige", amount: 3 },
      { kind: "dungeon", steps: 1 },
    ],
  },
  { id: "column-3-a", level: 3, effects: [{ kind: "gain", good: "prestige", amount: 6 }] },
  {
    id: "column-3-b",
    level: 3,
    effects: [
      { kind: "gain", good: "prestige", amount: 5 },
      { kind: "gain", good: "cards", amount: 1 },
    ],
  },
  {
    id: "column-3-c",
    level: 3,
    effects: [
      { kind: "gain", good: "prestige", amount: 4 },
      {
        kind: "choose",
        options: [[{ kind: "gain", good: "coins", amount: 5 }], [{ kind: "gain", good: "subterfuge", amount: 2 }]],
      },
    ],
  },
];

export interface CareerSpec {
  readonly id: string;
  readonly type: CareerType;
  readonly effects: readonly Effect[];
}

/** The ten wizards are alike: both booklets say a card each. */
const WIZARDS: readonly CareerSpec[] = [
  "star-reader",
  "rune-carver",
  "storm-caller",
  "mirror-mage",
  "ember-witch",
  "dream-weaver",
  "frost-sage",
  "ink-conjurer",
  "moss-enchanter",
  "bell-diviner",
].map((id) => ({ id, type: "wizard", effects: [{ kind: "gain", good: "cards", amount: 1 }] }));

/** Speed, an imp for the next die, or a seal against those who stand on the same space. */
const ROGUES: readonly CareerSpec[] = [
  { id: "night-runner", type: "rogue", effects: [{ kind: "gain", good: "subterfuge", amount: 2 }] },
  { id: "silent-blade", type: "rogue", effects: [{ kind: "gain", good: "subterfuge", amount: 2 }] },
  { id: "roof-walker", type: "rogue", effects: [{ kind: "gain", good: "subterfuge", amount: 2 }] },
  {
    id: "mask-maker",
    type: "rogue",
    effects: [{ kind: "gain", good: "subterfuge", amount: 2 }, { kind: "seal" }],
  },
  {
    id: "letter-thief",
    type: "rogue",
    effects: [{ kind: "gain", good: "subterfuge", amount: 2 }, { kind: "seal" }],
  },
  {
    id: "key-bearer",
    type: "rogue",
    effects: [
      { kind: "gain", good: "subterfuge", amount: 2 },
      { kind: "gain", good: "imps", amount: 1 },
    ],
  },
  {
    id: "lamp-snuffer",
    type: "rogue",
    effects: [
      { kind: "gain", good: "subterfuge", amount: 1 },
      { kind: "gain", good: "imps", amount: 1 },
    ],
  },
  {
    id: "tunnel-guide",
    type: "rogue",
    effects: [
      { kind: "gain", good: "subterfuge", amount: 1 },
      { kind: "gain", good: "imps", amount: 1 },
    ],
  },
  {
    id: "rumour-broker",
    type: "rogue",
    effects: [
      { kind: "gain", good: "subterfuge", amount: 1 },
      { kind: "gain", good: "imps", amount: 1 },
      { kind: "seal" },
    ],
  },
  {
    id: "imp-whisperer",
    type: "rogue",
    effects: [
      { kind: "gain", good: "subterfuge", amount: 1 },
      { kind: "gain", good: "imps", amount: 1 },
      { kind: "seal" },
    ],
  },
];

/** A trophy with prestige or with coins, no two alike. */
const WARRIORS: readonly CareerSpec[] = [
  {
    id: "lance-captain",
    type: "warrior",
    effects: [
      { kind: "gain", good: "prestige", amount: 2 },
      { kind: "trophy", metal: "gold" },
    ],
  },
  {
    id: "shield-sworn",
    type: "warrior",
    effects: [
      { kind: "gain", good: "prestige", amount: 2 },
      { kind: "trophy", metal: "silver" },
    ],
  },
  {
    id: "drum-guard",
    type: "warrior",
    effects: [
      { kind: "gain", good: "prestige", amount: 2 },
      { kind: "trophy", metal: "bronze" },
    ],
  },
  {
    id: "gate-champion",
    type: "warrior",
    effects: [
      { kind: "gain", good: "prestige", amount: 3 },
      { kind: "trophy", metal: "gold" },
    ],
  },
  {
    id: "river-knight",
    type: "warrior",
    effects: [
      { kind: "gain", good: "coins", amount: 3 },
      { kind: "trophy", metal: "silver" },
    ],
  },
  {
    id: "axe-dancer",
    type: "warrior",
    effects: [
      { kind: "gain", good: "coins", amount: 3 },
      { kind: "trophy", metal: "bronze" },
    ],
  },
  {
    id: "bear-wrestler",
    type: "warrior",
    effects: [
      { kind: "gain", good: "coins", amount: 4 },
      { kind: "trophy", metal: "gold" },
    ],
  },
  {
    id: "stone-fist",
    type: "warrior",
    effects: [
      { kind: "gain", good: "prestige", amount: 3 },
      { kind: "trophy", metal: "silver" },
    ],
  },
  {
    id: "banner-bearer",
    type: "warrior",
    effects: [
      { kind: "gain", good: "prestige", amount: 3 },
      { kind: "trophy", metal: "bronze" },
    ],
  },
  {
    id: "caravan-guard",
    type: "warrior",
    effects: [
      { kind: "gain", good: "coins", amount: 5 },
      { kind: "trophy", metal: "silver" },
    ],
  },
];

export const CAREERS: readonly CareerSpec[] = [...WIZARDS, ...ROGUES, ...WARRIORS];
