import {
  careerCounts,
  type DragonsgateCollege,
  type Printed,
  type Source,
  trophiesOf,
} from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import type { Table } from "../../../table/table.ts";
import { freeCount } from "../house/model.ts";

/** The lines of the final scoring in the order in which they are told; the first is what was there before. */
export const LINES = [
  "before",
  "coins",
  "imps",
  "trophies",
  "subterfuge",
  "most-buildings",
  "most-apprentices",
  "most-professors",
  "career-sets",
  "own-dice",
  "treasure-room",
  "start-player",
  "free-squares",
] as const;
export type Line = (typeof LINES)[number];

/** What is in the prestige of a seat before the final scoring. */
const BEFORE: readonly Source[] = [
  "start",
  "tournament",
  "buildings",
  "careers",
  "professors",
  "dungeon",
  "cards",
  "unpaid",
];

/** One line for one seat: what is counted, and what it is worth. */
export interface Entry {
  readonly evidence: number | null;
  readonly points: number;
}

/** Every line with an entry per seat. */
export function reckoningOf(
  { view, rules }: Pick<Table<DragonsgateCollege>, "view" | "rules">,
  printed: Printed,
): readonly (readonly Entry[])[] {
  const { breakdown } = rules.standing(view);
  return LINES.map((line) =>
    view.seats.map((house, seat) => {
      const sources = at(breakdown, seat);
      const sum = (names: readonly string[]) => names.reduce((total, name) => total + (sources[name] ?? 0), 0);
      if (line === "before") return { evidence: null, points: sum(BEFORE) };
      const evidence: Readonly<Record<Exclude<Line, "before">, number | null>> = {
        coins: house.coins,
        imps: house.imps,
        trophies: trophiesOf(printed, house).length,
        subterfuge: house.subterfuge,
        "most-buildings": house.buildings.length,
        "most-apprentices": house.apprentices.length,
        "most-professors": house.professors.length,
        "career-sets": Math.min(...careerCounts(printed, house)),
        "own-dice": 3 - house.dice,
        "treasure-room": null,
        "start-player": null,
        "free-squares": freeCount(house),
      };
      return { evidence: evidence[line], points: sum([line]) };
    }),
  );
}

/** What each seat has when so many lines are told. */
export function sumsAfter(lines: readonly (readonly Entry[])[], told: number): readonly number[] {
  const [first = []] = lines;
  return first.map((_, seat) => lines.slice(0, told).reduce((sum, line) => sum + at(line, seat).points, 0));
}
