import type { Effect } from "../effects/vocabulary.ts";

export interface ShapeSpec {
  readonly id: "single" | "pair" | "line" | "corner";
  /** Squares `[x, y]` from the upper left corner. */
  readonly squares: readonly (readonly [x: number, y: number])[];
}

export const SHAPES: readonly ShapeSpec[] = [
  { id: "single", squares: [[0, 0]] },
  {
    id: "pair",
    squares: [
      [0, 0],
      [1, 0],
    ],
  },
  {
    id: "line",
    squares: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  },
  {
    id: "corner",
    squares: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  },
];

export interface BuildingSpec {
  readonly id: string;
  readonly number: number;
  readonly shape: ShapeSpec["id"];
  readonly tiles: number;
  /** Only in matches of two seats. */
  readonly onlyForTwo: boolean;
  /** In the order of the booklet's text, which is the order in which they happen (DC-10.7). */
  readonly effects: readonly Effect[];
}

export const BUILDINGS: readonly BuildingSpec[] = [
  {
    id: "small-laboratory",
    number: 1,
    shape: "single",
    tiles: 3,
    onlyForTwo: false,
    effects: [{ kind: "gain", good: "sorcery", amount: 1 }],
  },
  {
    id: "small-fencing-range",
    number: 2,
    shape: "single",
    tiles: 3,
    onlyForTwo: false,
    effects: [{ kind: "gain", good: "brawn", amount: 1 }],
  },
  {
    id: "small-guild-hall",
    number: 3,
    shape: "single",
    tiles: 3,
    onlyForTwo: false,
    effects: [{ kind: "gain", good: "stealth", amount: 1 }],
  },
  {
    id: "cheap-quarters",
    number: 4,
    shape: "single",
    tiles: 1,
    onlyForTwo: false,
    effects: [{ kind: "place", for: "apprentice" }],
  },
  {
    id: "professor-chamber",
    number: 5,
    shape: "single",
    tiles: 1,
    onlyForTwo: false,
    effects: [{ kind: "place", for: "professor" }],
  },
  {
    id: "trophy-room",
    number: 6,
    shape: "single",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      {
        kind: "income",
        effects: [
          {
            kind: "choose",
            options: [[{ kind: "gain", good: "coins", amount: 1 }], [{ kind: "gain", good: "imps", amount: 1 }]],
          },
        ],
      },
    ],
  },
  {
    id: "laboratory",
    number: 7,
    shape: "pair",
    tiles: 3,
    onlyForTwo: false,
    effects: [
      { kind: "gain", good: "sorcery", amount: 1 },
      { kind: "gain", good: "cards", amount: 1 },
    ],
  },
  {
    id: "fencing-range",
    number: 8,
    shape: "pair",
    tiles: 3,
    onlyForTwo: false,
    effects: [
      { kind: "gain", good: "brawn", amount: 1 },
      { kind: "dungeon", steps: 1 },
    ],
  },
  {
    id: "guild-hall",
    number: 9,
    shape: "pair",
    tiles: 3,
    onlyForTwo: false,
    effects: [
      { kind: "gain", good: "stealth", amount: 1 },
      { kind: "gain", good: "subterfuge", amount: 1 },
    ],
  },
  {
    id: "alchemist",
    number: 10,
    shape: "pair",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "gain", good: "sorcery", amount: 1 },
      { kind: "maintenance", steps: 1 },
    ],
  },
  {
    id: "weaponsmith",
    number: 11,
    shape: "pair",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "gain", good: "brawn", amount: 1 },
      { kind: "maintenance", steps: 1 },
    ],
  },
  {
    id: "locksmith",
    number: 12,
    shape: "pair",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "gain", good: "stealth", amount: 1 },
      { kind: "maintenance", steps: 1 },
    ],
  },
  {
    id: "professor-quarters",
    number: 13,
    shape: "pair",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "place", for: "professor" },
      { kind: "maintenance", steps: 1 },
    ],
  },
  {
    id: "warrior-guild",
    number: 14,
    shape: "pair",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "gain", good: "brawn", amount: 1 },
      { kind: "trophy", metal: "any" },
    ],
  },
  {
    id: "smuggling-den",
    number: 15,
    shape: "pair",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "gain", good: "subterfuge", amount: 1 },
      { kind: "maintenance", steps: 1 },
    ],
  },
  {
    id: "arcane-fair",
    number: 16,
    shape: "pair",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "gain", good: "sorcery", amount: 1 },
      { kind: "gain", good: "coins", amount: 2 },
      { kind: "gain", good: "cards", amount: 2 },
    ],
  },
  {
    id: "large-storage",
    number: 17,
    shape: "line",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "gain", good: "coins", amount: 3 },
      { kind: "gain", good: "imps", amount: 1 },
      { kind: "gain-per", good: "prestige", count: "turns-left", plus: 0, most: 4 },
      { kind: "maintenance", steps: 1 },
    ],
  },
  {
    id: "fraternity-house",
    number: 18,
    shape: "line",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "place", for: "apprentice" },
      { kind: "gain-per", good: "prestige", count: "turns-left", plus: 0, most: 4 },
      { kind: "maintenance", steps: 1 },
    ],
  },
  {
    id: "trophy-hall",
    number: 19,
    shape: "line",
    tiles: 1,
    onlyForTwo: true,
    effects: [
      {
        kind: "income",
        effects: [
          {
            kind: "choose",
            options: [
              [{ kind: "gain", good: "coins", amount: 2 }],
              [{ kind: "gain", good: "imps", amount: 1 }],
              [{ kind: "gain", good: "cards", amount: 1 }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: "combat-arena",
    number: 20,
    shape: "line",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "place", for: "apprentice" },
      { kind: "gain", good: "brawn", amount: 1 },
    ],
  },
  {
    id: "pub",
    number: 21,
    shape: "corner",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "place", for: "apprentice" },
      {
        kind: "income",
        effects: [
          { kind: "gain", good: "coins", amount: 1 },
          { kind: "gain", good: "imps", amount: 1 },
        ],
      },
    ],
  },
  {
    id: "library",
    number: 22,
    shape: "corner",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "place", for: "professor" },
      { kind: "gain", good: "sorcery", amount: 1 },
    ],
  },
  {
    id: "secret-chamber",
    number: 23,
    shape: "corner",
    tiles: 1,
    onlyForTwo: false,
    effects: [
      { kind: "place", for: "professor" },
      { kind: "gain", good: "stealth", amount: 1 },
    ],
  },
  {
    id: "builders-guild",
    number: 24,
    shape: "corner",
    tiles: 1,
    onlyForTwo: false,
    effects: [{ kind: "whenever", event: "large-building", effects: [{ kind: "gain", good: "prestige", amount: 1 }] }],
  },
];
