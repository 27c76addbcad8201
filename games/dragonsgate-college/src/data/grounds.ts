import type { Effect } from "../effects/vocabulary.ts";
import type { Skill } from "../types.ts";

/** A player board: where buildings can stand, and what squares, career slots and the start give. */
export interface GroundsSpec {
  readonly id: string;
  readonly side: "A" | "B";
  /**
   * `A` and `P` are the printed places of an apprentice and of a professor, `#` is no part of the grounds; every other
   * square can be built on, and one with a small letter gives the bonus of that letter.
   */
  readonly rows: readonly string[];
  readonly bonuses: readonly SquareBonus[];
  readonly slots: readonly (readonly Effect[])[];
  readonly start: readonly Effect[];
}

export interface SquareBonus {
  readonly letter: string;
  readonly effects: readonly Effect[];
}

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly bonus: readonly Effect[];
}

const NOT_FREE = "AP#";

/** The squares that can be built on, row by row. */
export function freeSquares({ rows, bonuses }: Pick<GroundsSpec, "rows" | "bonuses">): readonly Square[] {
  const bonusOf = (letter: string) => bonuses.find((bonus) => bonus.letter === letter)?.effects ?? [];
  return rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => (NOT_FREE.includes(letter) ? [] : [{ x, y, bonus: bonusOf(letter) }])),
  );
}

/** A track as one row, since an owner's may be longer or shorter. */
export interface MaintenanceSpec {
  readonly id: "track";
  /** Coins by position; the marker starts on the first. */
  readonly costs: readonly number[];
}

/** Longer than any grounds have squares (DC-10.4). Three squares are nearly free, the tenth costs more than a fee brings. */
export const MAINTENANCE: MaintenanceSpec = {
  id: "track",
  costs: [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15, 17, 19, 21],
};

/** How long a skill track is drawn; the sums themselves have no limit (DC-9.9). */
export interface SkillTrackSpec {
  readonly id: Skill;
  readonly spaces: number;
}

export const SKILL_TRACKS: readonly SkillTrackSpec[] = [
  { id: "sorcery", spaces: 10 },
  { id: "stealth", spaces: 10 },
  { id: "brawn", spaces: 10 },
];

/** Side A is the same for all. On the B sides each house begins with something of its own and has fewer bonus squares. */
export const GROUNDS: readonly GroundsSpec[] = [
  {
    id: "common-grounds",
    side: "A",
    rows: ["A.w.P", "s.A.b", ".i..c", "P.#tA"],
    bonuses: [
      { letter: "w", effects: [{ kind: "gain", good: "cards", amount: 1 }] },
      { letter: "s", effects: [{ kind: "gain", good: "sorcery", amount: 1 }] },
      { letter: "b", effects: [{ kind: "gain", good: "brawn", amount: 1 }] },
      { letter: "i", effects: [{ kind: "gain", good: "imps", amount: 1 }] },
      { letter: "c", effects: [{ kind: "gain", good: "coins", amount: 1 }] },
      { letter: "t", effects: [{ kind: "gain", good: "stealth", amount: 1 }] },
    ],
    slots: [
      [{ kind: "gain", good: "sorcery", amount: 1 }],
      [{ kind: "gain", good: "stealth", amount: 1 }],
      [{ kind: "gain", good: "brawn", amount: 1 }],
      [{ kind: "gain", good: "coins", amount: 1 }],
      [],
      [],
      [],
    ],
    start: [],
  },
  {
    id: "star-court",
    side: "B",
    rows: ["P.s.P", ".w.i.", "A...A", "#.A.c"],
    bonuses: [
      { letter: "s", effects: [{ kind: "gain", good: "sorcery", amount: 1 }] },
      { letter: "w", effects: [{ kind: "gain", good: "cards", amount: 1 }] },
      { letter: "i", effects: [{ kind: "gain", good: "imps", amount: 1 }] },
      { letter: "c", effects: [{ kind: "gain", good: "coins", amount: 1 }] },
    ],
    slots: [
      [{ kind: "gain", good: "sorcery", amount: 1 }],
      [{ kind: "gain", good: "stealth", amount: 1 }],
      [{ kind: "gain", good: "brawn", amount: 1 }],
      [{ kind: "gain", good: "coins", amount: 1 }],
      [],
      [],
      [],
    ],
    start: [{ kind: "gain", good: "cards", amount: 1 }],
  },
  {
    id: "low-cloister",
    side: "B",
    rows: ["A..iA", ".tP..", ".P.u.", "A..c#"],
    bonuses: [
      { letter: "i", effects: [{ kind: "gain", good: "imps", amount: 1 }] },
      { letter: "t", effects: [{ kind: "gain", good: "stealth", amount: 1 }] },
      { letter: "u", effects: [{ kind: "gain", good: "subterfuge", amount: 1 }] },
      { letter: "c", effects: [{ kind: "gain", good: "coins", amount: 1 }] },
    ],
    slots: [
      [{ kind: "gain", good: "sorcery", amount: 1 }],
      [{ kind: "gain", good: "stealth", amount: 1 }],
      [{ kind: "gain", good: "brawn", amount: 1 }],
      [{ kind: "gain", good: "coins", amount: 2 }],
      [{ kind: "gain", good: "subterfuge", amount: 1 }],
      [],
      [],
    ],
    start: [
      { kind: "gain", good: "subterfuge", amount: 1 },
      { kind: "gain", good: "coins", amount: 1 },
    ],
  },
  {
    id: "drill-yard",
    side: "B",
    rows: [".bA..", "A..d.", "..P.A", "w.#iP"],
    bonuses: [
      { letter: "b", effects: [{ kind: "gain", good: "brawn", amount: 1 }] },
      { letter: "d", effects: [{ kind: "dungeon", steps: 1 }] },
      { letter: "w", effects: [{ kind: "gain", good: "cards", amount: 1 }] },
      { letter: "i", effects: [{ kind: "gain", good: "imps", amount: 1 }] },
    ],
    slots: [
      [{ kind: "gain", good: "sorcery", amount: 1 }],
      [{ kind: "gain", good: "stealth", amount: 1 }],
      [{ kind: "gain", good: "brawn", amount: 1 }],
      [{ kind: "gain", good: "coins", amount: 1 }],
      [],
      [],
      [],
    ],
    start: [
      { kind: "dungeon", steps: 1 },
      { kind: "gain", good: "coins", amount: 1 },
    ],
  },
  {
    id: "market-row",
    side: "B",
    rows: ["A.t.A", ".i..w", "P.A.P", "#.c.."],
    bonuses: [
      { letter: "t", effects: [{ kind: "gain", good: "stealth", amount: 1 }] },
      { letter: "i", effects: [{ kind: "gain", good: "imps", amount: 1 }] },
      { letter: "w", effects: [{ kind: "gain", good: "cards", amount: 1 }] },
      { letter: "c", effects: [{ kind: "gain", good: "coins", amount: 1 }] },
    ],
    slots: [
      [{ kind: "gain", good: "sorcery", amount: 1 }],
      [{ kind: "gain", good: "stealth", amount: 1 }],
      [{ kind: "gain", good: "brawn", amount: 1 }],
      [{ kind: "gain", good: "coins", amount: 2 }],
      [{ kind: "gain", good: "coins", amount: 2 }],
      [{ kind: "gain", good: "imps", amount: 1 }],
      [],
    ],
    start: [
      { kind: "gain", good: "coins", amount: 3 },
      { kind: "gain", good: "imps", amount: 1 },
    ],
  },
];
