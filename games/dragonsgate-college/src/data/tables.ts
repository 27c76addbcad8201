import type { Provenance } from "@gatehouse/engine";
import { DEED_SPECS, DISPLAYS, DUNGEON, ORDER_SPACES, PRIZES, SUPPLY, TREASURES, TURN_SPECS } from "./board.ts";
import { BUILDINGS, SHAPES } from "./buildings.ts";
import { CAREERS, COLUMNS, LEVELS, MASTERIES } from "./careers.ts";
import { FACES, MOST_MAINTENANCE, SLOTS } from "./constants.ts";
import {
  BONUS,
  BONUSES,
  CAREER_REWARD,
  DUNGEON_BONUS,
  EFFECTS,
  FACE_LIST,
  type Field,
  listOf,
  MASTERY,
  METAL,
  oneOf,
  orNull,
  REWARD,
  ROWS,
  SKILL_POINTS,
  whole,
} from "./fields.ts";
import { GROUNDS, MAINTENANCE, SKILL_TRACKS } from "./grounds.ts";
import { APPRENTICES, COMMON_APPRENTICES, COMMON_PROFESSORS, PROFESSORS } from "./people.ts";
import { CARDS } from "./wizardry.ts";

/** Where a value comes from; with a field it can be replaced, since only what is printed in the box can tell. */
interface Value<T> {
  readonly provenance: Provenance;
  readonly field?: Field<T>;
}

/** A released table. It is never edited: a tuned one is a new release beside it. */
export interface TableSpec<T extends { readonly id: string }> {
  readonly id: string;
  readonly rows: readonly T[];
  readonly values: { readonly [K in Exclude<keyof T, "id" | "copies" | "tiles">]: Value<T[K]> } & {
    readonly [K in keyof T]?: Value<T[K]>;
  };
  copies(row: T): number;
  /** Rows that the rulebook or a finding settles although the rest of their column is ours. */
  readonly settled: { readonly [row: string]: Provenance };
}

const MOST_PRESTIGE = 30;
const MOST_SKILL = 20;
const MOST_TRACK = 40;
const SEATS = 4;

const rulebook = { provenance: "rulebook" } as const;
const inferred = { provenance: "inferred" } as const;
const ours = <T>(field: Field<T>): Value<T> => ({ provenance: "reconstructed", field });

function table<T extends { readonly id: string }>(
  id: string,
  rows: readonly T[],
  values: TableSpec<T>["values"],
  more: Partial<Pick<TableSpec<T>, "copies" | "settled">> = {},
): TableSpec<T> {
  return { id, rows, values, copies: () => 1, settled: {}, ...more };
}

const isRow = (ids: readonly string[], provenance: Provenance) => Object.fromEntries(ids.map((id) => [id, provenance]));

/** The tables of the first release, in the order of the list of components. */
export const TABLES = {
  actions: table(
    "actions",
    DEED_SPECS,
    {
      number: rulebook,
      faces: ours(FACE_LIST),
      gives: ours(orNull(listOf(whole(1, FACES), 1, FACES))),
    },
    { settled: { fees: "rulebook" } },
  ),
  order: table("order", ORDER_SPACES, { effects: ours(BONUS) }, { settled: { left: "inferred" } }),
  turns: table("turns", TURN_SPECS, { dicePerSeat: rulebook, combinedDie: rulebook, coins: rulebook }),
  supply: table("supply", SUPPLY, { count: rulebook }, { copies: ({ count }) => count }),
  prizes: table("prizes", PRIZES, { prestige: ours(whole(0, MOST_PRESTIGE)) }),
  dungeon: table("dungeon", [DUNGEON], { spaces: ours(listOf(DUNGEON_BONUS, 1, MOST_TRACK)) }),
  treasures: table("treasures", TREASURES, { metal: ours(METAL), prestige: ours(whole(0, MOST_PRESTIGE)) }),
  maintenance: table(
    "maintenance",
    [MAINTENANCE],
    { costs: ours(listOf(whole(0, MOST_MAINTENANCE), 2, MOST_TRACK)) },
    { copies: () => SEATS },
  ),
  skills: table("skills", SKILL_TRACKS, { spaces: ours(whole(1, MOST_TRACK)) }, { copies: () => SEATS }),
  displays: table("displays", DISPLAYS, { spaces: ours(whole(1, 8)), withFour: rulebook }),
  levels: table(
    "levels",
    LEVELS,
    { level: inferred, main: ours(whole(1, MOST_SKILL)), others: ours(whole(0, MOST_SKILL)) },
    { settled: { "level-1-b": "rulebook" } },
  ),
  masteries: table("masteries", MASTERIES, { level: inferred, asks: ours(orNull(MASTERY)) }),
  columns: table("columns", COLUMNS, { level: inferred, effects: ours(REWARD) }),
  careers: table(
    "careers",
    CAREERS,
    { type: inferred, effects: ours(CAREER_REWARD) },
    {
      settled: isRow(
        CAREERS.filter(({ type }) => type === "wizard").map(({ id }) => id),
        "rulebook",
      ),
    },
  ),
  apprentices: table(
    "apprentices",
    APPRENTICES,
    { skills: ours(SKILL_POINTS) },
    {
      settled: { "novice-of-staves": "inferred" },
      copies: (row) => (APPRENTICES.indexOf(row) < COMMON_APPRENTICES ? 1 : SEATS),
    },
  ),
  professors: table(
    "professors",
    PROFESSORS,
    { skills: ours(SKILL_POINTS), effects: ours(BONUS) },
    {
      settled: isRow(
        PROFESSORS.slice(COMMON_PROFESSORS).map(({ id }) => id),
        "rulebook",
      ),
      copies: (row) => (PROFESSORS.indexOf(row) < COMMON_PROFESSORS ? 1 : SEATS),
    },
  ),
  shapes: table("shapes", SHAPES, { squares: rulebook }),
  buildings: table(
    "buildings",
    BUILDINGS,
    { number: rulebook, shape: rulebook, onlyForTwo: rulebook, effects: rulebook },
    { copies: ({ tiles }) => tiles },
  ),
  grounds: table(
    "grounds",
    GROUNDS,
    {
      side: rulebook,
      rows: ours(ROWS),
      bonuses: ours(BONUSES),
      slots: ours(listOf(BONUS, SLOTS, SLOTS)),
      start: ours(BONUS),
    },
    { copies: ({ side }) => (side === "A" ? SEATS : 1) },
  ),
  cards: table(
    "cards",
    CARDS,
    { copies: ours(whole(0, 10)), immediate: ours(oneOf(true, false)), effects: ours(EFFECTS) },
    { copies: ({ copies }) => copies },
  ),
} as const;

/** Where a value of a row comes from. */
export function provenanceOf<T extends { readonly id: string }>(
  spec: TableSpec<T>,
  row: T,
  value: Value<unknown>,
): Provenance {
  return value.provenance === "reconstructed" ? (spec.settled[row.id] ?? value.provenance) : value.provenance;
}
