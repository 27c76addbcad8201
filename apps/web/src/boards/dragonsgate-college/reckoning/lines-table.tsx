import {
  ALL_DICE_PRESTIGE,
  CAREER_SET_PRESTIGE,
  CAREER_TYPES,
  COINS_PER_PRESTIGE,
  careerCounts,
  IMPS_PER_PRESTIGE,
  MOST_PRESTIGE,
  STARTER_PRESTIGE,
  TROPHY_SET_PRESTIGE,
} from "@gatehouse/dragonsgate-college";
import { at, type Seat } from "@gatehouse/engine";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../../../design/icons.tsx";
import { houseOf, useCollege } from "../college.ts";
import { honoursOf } from "../house/model.ts";
import { CAREER_ICONS, TrophyMark } from "../pieces/marks.tsx";
import { type Entry, LINES, type Line } from "./lines.ts";
import styles from "./lines-table.module.css";

const LINE_ICONS: Readonly<Record<Line, IconName>> = {
  before: "laurels",
  coins: "receive-money",
  imps: "imp-laugh",
  trophies: "trophy-cup",
  subterfuge: "hooded-assassin",
  "most-buildings": "family-house",
  "most-apprentices": "graduate-cap",
  "most-professors": "owl",
  "career-sets": "tied-scroll",
  "own-dice": "rolling-dices",
  "treasure-room": "dungeon-gate",
  "start-player": "knight-banner",
  "free-squares": "grass",
};

/** The numbers of the rule behind a line. */
const RULE_NUMBERS: Readonly<Partial<Record<Line, number>>> = {
  coins: COINS_PER_PRESTIGE,
  imps: IMPS_PER_PRESTIGE,
  trophies: TROPHY_SET_PRESTIGE,
  "most-buildings": MOST_PRESTIGE,
  "most-apprentices": MOST_PRESTIGE,
  "most-professors": MOST_PRESTIGE,
  "career-sets": CAREER_SET_PRESTIGE,
  "own-dice": ALL_DICE_PRESTIGE,
  "start-player": STARTER_PRESTIGE,
};

interface LinesTableProps {
  readonly lines: readonly (readonly Entry[])[];
  /** How many lines are told. */
  readonly told: number;
  /** The heads of the columns, one per seat. */
  readonly heads: readonly ReactNode[];
  /** What stands over the names of the lines. */
  readonly corner?: ReactNode;
}

/** What is counted, by which rule, and what it is worth to everybody. Lines that are not told yet keep their place. */
export function LinesTable({ lines, told, heads, corner = null }: LinesTableProps) {
  const { table } = useCollege();
  const { texts } = table;
  const isAll = told >= LINES.length;
  return (
    <table className={styles["lines"]}>
      <thead>
        <tr>
          <td>{corner}</td>
          {heads.map((head, seat) => (
            <th key={table.nameOf(seat)} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map((line, index) => (
          <tr key={line} data-told={index < told || undefined} data-now={(index === told - 1 && !isAll) || undefined}>
            <th scope="row">
              <span className={styles["line"]}>
                <Icon name={LINE_ICONS[line]} size={21} />
                <span className={styles["words"]}>
                  <b>{texts.text(line === "before" ? "dc.reckoning.before" : `source.${line}`)}</b>
                  <small>{texts.text(ruleOf(line), { count: RULE_NUMBERS[line] ?? 0 })}</small>
                </span>
              </span>
            </th>
            {at(lines, index).map((entry, seat) => (
              <td key={table.nameOf(seat)}>
                {index < told && (
                  <span className={styles["entry"]}>
                    <Evidence line={line} entry={entry} seat={seat} />
                    <b data-none={entry.points === 0 || undefined}>{signed(entry.points, line === "before")}</b>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Buildings, apprentices and professors are counted alike. */
function ruleOf(line: Line): string {
  return `dc.reckoning.rule.${line.startsWith("most-") ? "most" : line}`;
}

/** What is there to be counted. */
function Evidence({ line, entry, seat }: { readonly line: Line; readonly entry: Entry; readonly seat: Seat }) {
  const college = useCollege();
  const { printed } = college;
  const house = houseOf(college, seat);
  if (line === "trophies") {
    const trophies = honoursOf(printed, house);
    return (
      <small>
        {(["gold", "silver", "bronze", "any"] as const).flatMap((metal) =>
          Array.from({ length: trophies[metal] }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: trophies of a metal are alike
            <TrophyMark key={`${metal} ${index}`} metal={metal} size={19} />
          )),
        )}
      </small>
    );
  }
  if (line === "career-sets") {
    const counts = careerCounts(printed, house);
    return (
      <small>
        {CAREER_TYPES.map((career, type) => (
          <span key={career} data-career={career}>
            <Icon name={CAREER_ICONS[career]} size={15} />
            {at(counts, type)}
          </span>
        ))}
      </small>
    );
  }
  return <small>{entry.evidence}</small>;
}

export function signed(points: number, isFirst = false): string {
  if (points < 0) return `−${-points}`;
  return points > 0 && !isFirst ? `+${points}` : String(points);
}
