import type { Effect } from "../effects/vocabulary.ts";

export interface CardSpec {
  readonly id: string;
  readonly copies: number;
  readonly immediate: boolean;
  readonly effects: readonly Effect[];
}

/** What each card changes is told in components.md. Dice first, then buildings, careers, other deeds, lasting ones, gains. */
export const CARDS: readonly CardSpec[] = [
  { id: "bent-luck", copies: 1, immediate: false, effects: [{ kind: "die", as: "any" }] },
  {
    id: "second-throw",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "die", as: "rolled-again" },
      { kind: "gain", good: "prestige", amount: 2 },
    ],
  },
  {
    id: "looking-glass",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "die", as: "other-side" },
      { kind: "gain", good: "imps", amount: 1 },
    ],
  },
  {
    id: "over-the-shoulder",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "die", as: "ready" },
      { kind: "gain", good: "subterfuge", amount: 1 },
    ],
  },
  { id: "second-bell", copies: 1, immediate: false, effects: [{ kind: "again", deed: "other" }] },
  { id: "encore", copies: 1, immediate: false, effects: [{ kind: "again", deed: "same" }] },
  {
    id: "hush-spell",
    copies: 1,
    immediate: false,
    effects: [{ kind: "silence" }, { kind: "gain", good: "prestige", amount: 2 }],
  },
  {
    id: "both-hands",
    copies: 1,
    immediate: false,
    effects: [{ kind: "pay", price: "coins", amount: 2, times: 1, effects: [{ kind: "draft-again" }] }],
  },
  {
    id: "scaffold-charm",
    copies: 1,
    immediate: false,
    effects: [{ kind: "next-deed", terms: { deed: "build", coinsLess: 4 } }],
  },
  {
    id: "tireless-brooms",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "next-deed", terms: { deed: "build", upkeep: false } },
      { kind: "gain", good: "prestige", amount: 1 },
    ],
  },
  {
    id: "sudden-annex",
    copies: 2,
    immediate: true,
    effects: [{ kind: "deed", terms: { deed: "build", mostSize: 1, coinsLess: 2 } }],
  },
  {
    id: "grand-design",
    copies: 1,
    immediate: true,
    effects: [{ kind: "deed", terms: { deed: "build", coinsLess: 3 } }],
  },
  {
    id: "borrowed-brilliance",
    copies: 1,
    immediate: false,
    effects: [{ kind: "next-deed", terms: { deed: "career", main: 2 } }],
  },
  {
    id: "night-of-study",
    copies: 1,
    immediate: false,
    effects: [{ kind: "next-deed", terms: { deed: "career", others: false } }],
  },
  {
    id: "forged-diploma",
    copies: 1,
    immediate: false,
    effects: [{ kind: "next-deed", terms: { deed: "career", main: 1, mastery: false } }],
  },
  {
    id: "late-bloomer",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "next-deed", terms: { deed: "career", talent: false } },
      { kind: "gain", good: "coins", amount: 2 },
    ],
  },
  {
    id: "class-captain",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "next-deed", terms: { deed: "career", stays: true } },
      { kind: "trophy", metal: "any" },
    ],
  },
  { id: "early-graduation", copies: 1, immediate: false, effects: [{ kind: "deed", terms: { deed: "career" } }] },
  {
    id: "open-day",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "deed", terms: { deed: "recruit", freeDraw: true } },
      { kind: "gain", good: "prestige", amount: 1 },
    ],
  },
  {
    id: "new-faces",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "refresh", display: "professors" },
      { kind: "deed", terms: { deed: "hire" } },
    ],
  },
  {
    id: "change-of-colours",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "deed", terms: { deed: "influence" } },
      { kind: "gain", good: "prestige", amount: 1 },
    ],
  },
  {
    id: "stopped-clock",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "deed", terms: { deed: "order", occupied: true } },
      { kind: "gain", good: "prestige", amount: 2 },
    ],
  },
  {
    id: "lists-at-dawn",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "trophy", metal: "any" },
      { kind: "deed", terms: { deed: "tournament", coinsLess: 3 } },
    ],
  },
  {
    id: "rope-and-lantern",
    copies: 1,
    immediate: false,
    effects: [{ kind: "next-deed", terms: { deed: "dungeon", steps: 2 } }],
  },
  {
    id: "attic-room",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "place", for: "apprentice" },
      { kind: "gain", good: "prestige", amount: 2 },
    ],
  },
  {
    id: "bottomless-satchel",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "hand-limit", more: 1 },
      { kind: "gain", good: "cards", amount: 1 },
    ],
  },
  { id: "standing-invitation", copies: 1, immediate: true, effects: [{ kind: "face", deed: "career", face: 1 }] },
  { id: "foremans-whistle", copies: 1, immediate: true, effects: [{ kind: "face", deed: "build", face: 2 }] },
  {
    id: "fire-drill",
    copies: 1,
    immediate: true,
    effects: [
      { kind: "refresh", display: "apprentices" },
      { kind: "gain", good: "prestige", amount: 3 },
    ],
  },
  {
    id: "house-colours",
    copies: 1,
    immediate: true,
    effects: [{ kind: "whenever", event: "own-die-taken", effects: [{ kind: "gain", good: "coins", amount: 1 }] }],
  },
  {
    id: "golden-laurel",
    copies: 2,
    immediate: true,
    effects: [
      { kind: "trophy", metal: "gold" },
      { kind: "gain", good: "prestige", amount: 3 },
    ],
  },
  {
    id: "silver-chalice",
    copies: 2,
    immediate: true,
    effects: [
      { kind: "trophy", metal: "silver" },
      { kind: "gain", good: "prestige", amount: 3 },
    ],
  },
  {
    id: "bronze-gryphon",
    copies: 2,
    immediate: true,
    effects: [
      { kind: "trophy", metal: "bronze" },
      { kind: "dungeon", steps: 1 },
    ],
  },
  {
    id: "open-purse",
    copies: 1,
    immediate: false,
    effects: [
      {
        kind: "choose",
        options: [[{ kind: "gain", good: "coins", amount: 4 }], [{ kind: "gain", good: "imps", amount: 2 }]],
      },
    ],
  },
  { id: "tailing", copies: 1, immediate: false, effects: [{ kind: "shadow", most: 4 }] },
  {
    id: "poison-pen",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "gain", good: "subterfuge", amount: 1 },
      { kind: "others", good: "subterfuge", by: -1 },
    ],
  },
  {
    id: "light-fingers",
    copies: 1,
    immediate: false,
    effects: [
      {
        kind: "choose",
        options: [[{ kind: "steal", good: "coins", most: 3 }], [{ kind: "steal", good: "imps", most: 1 }]],
      },
    ],
  },
  {
    id: "thrifty-cellar",
    copies: 1,
    immediate: false,
    effects: [
      { kind: "maintenance", steps: 2 },
      { kind: "gain", good: "coins", amount: 2 },
    ],
  },
  {
    id: "lost-ledger",
    copies: 1,
    immediate: false,
    effects: [{ kind: "exempt" }, { kind: "gain", good: "coins", amount: 1 }],
  },
  {
    id: "imp-parade",
    copies: 1,
    immediate: false,
    effects: [
      {
        kind: "pay",
        price: "imps",
        amount: 1,
        times: 2,
        effects: [
          { kind: "gain", good: "prestige", amount: 3 },
          { kind: "gain", good: "coins", amount: 1 },
        ],
      },
    ],
  },
  {
    id: "change-of-heart",
    copies: 1,
    immediate: false,
    effects: [
      {
        kind: "pay",
        price: "apprentice",
        amount: 1,
        times: 1,
        effects: [
          { kind: "gain", good: "prestige", amount: 4 },
          { kind: "gain", good: "coins", amount: 1 },
        ],
      },
    ],
  },
  {
    id: "hall-of-portraits",
    copies: 1,
    immediate: false,
    effects: [{ kind: "repeat-career" }, { kind: "trophy", metal: "any" }],
  },
  {
    id: "sudden-insight",
    copies: 1,
    immediate: true,
    effects: [
      {
        kind: "choose",
        options: [
          [{ kind: "gain", good: "sorcery", amount: 1 }],
          [{ kind: "gain", good: "stealth", amount: 1 }],
          [{ kind: "gain", good: "brawn", amount: 1 }],
        ],
      },
      { kind: "gain", good: "coins", amount: 1 },
    ],
  },
  {
    id: "balanced-mind",
    copies: 1,
    immediate: true,
    effects: [{ kind: "gain-per", good: "prestige", count: "lowest-skill", plus: 2, most: 5 }],
  },
  {
    id: "harvest-feast",
    copies: 1,
    immediate: true,
    effects: [
      { kind: "trophy", metal: "any" },
      { kind: "gain", good: "coins", amount: 3 },
      { kind: "others", good: "coins", by: 1 },
    ],
  },
  {
    id: "consolation-prize",
    copies: 1,
    immediate: true,
    effects: [
      { kind: "trophy", metal: "any" },
      { kind: "gain-per", good: "coins", count: "seats-ahead", plus: 2, most: 5 },
    ],
  },
];
