import {
  type Action,
  CAREER_TYPES,
  CAREERS,
  type CareerType,
  careerCoins,
  demandRefusal,
  freeApprentices,
  freeSlots,
  helpFor,
} from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import { Icon } from "../../../design/icons.tsx";
import { type College, houseOf, useCollege } from "../college.ts";
import { CAREER_ICONS, CoinMark, EffectMarks } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./careers.module.css";
import { ROMAN } from "./clock-tower.tsx";

/** An apprentice and a career: whether it is within reach, and at what price. */
export interface Verdict {
  readonly apprentice: number;
  readonly isFit: boolean;
  readonly coins: number;
}

/** How every apprentice of the own house stands to a career, whatever die there is. */
export function verdictsOf(college: College, column: number, career: CareerType): Verdict[] {
  const { table, printed, own } = college;
  const { view } = table;
  const help = helpFor(printed, view, own, "career");
  const type = CAREER_TYPES.indexOf(career);
  const slot = freeSlots(printed, houseOf(college, own))[0] ?? 0;
  return freeApprentices(view, own).map((apprentice) => {
    const action = { type: "choose-career", apprentice, column, career, slot } as const;
    const isFit = demandRefusal(printed, view, own, action, help) === null;
    return { apprentice, isFit, coins: careerCoins(printed, view, own, apprentice, column, type, help) };
  });
}

/** Every way to take a career, in the slot that comes next. */
function waysTo(college: College, column: number, career: CareerType): Action[] {
  const { printed, own, table } = college;
  const slot = freeSlots(printed, houseOf(college, own))[0] ?? 0;
  return freeApprentices(table.view, own).map((apprentice) => ({
    type: "choose-career",
    apprentice,
    column,
    career,
    slot,
  }));
}

/** The thirty careers in their ten columns: what each demands, gives, and costs this house. */
export function Careers() {
  const { table } = useCollege();
  const { texts, view } = table;
  return (
    <section className={styles["careers"]} data-zone="careers" aria-label={texts.text("component.careers")}>
      <span className={styles["types"]} aria-hidden="true">
        {CAREER_TYPES.map((career) => (
          <span key={career} data-career={career}>
            <Icon name={CAREER_ICONS[career]} size={24} />
          </span>
        ))}
      </span>
      {[1, 2, 3].map((level) => (
        <div key={level} className={styles["level"]}>
          <h2>{texts.text("dc.level", { level: at(ROMAN, level - 1) })}</h2>
          <div className={styles["columns"]}>
            {view.columns.map((_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              <Column key={column} column={column} level={level} />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

function Column({ column, level }: { readonly column: number; readonly level: number }) {
  const { table, printed } = useCollege();
  const { careers } = at(table.view.columns, column);
  const { level: own, list } = at(printed.columns, column);
  if (own !== level) return null;
  return (
    <div className={styles["column"]}>
      <Demand column={column} />
      {CAREER_TYPES.map((career, type) => (
        <Tile key={career} column={column} career={career} tile={careers[type] ?? null} />
      ))}
      <span className={styles["reward"]}>
        <EffectMarks effects={at(printed.lists, list)} size={14} />
      </span>
    </div>
  );
}

/** What a column asks: the main skill, the two others, and how many careers before. */
export function Demand({ column }: { readonly column: number }) {
  const { table, printed } = useCollege();
  const { texts, view } = table;
  const { level, mastery } = at(view.columns, column);
  const { main, others } = at(printed.levels, level);
  const asks = mastery === null ? null : at(printed.masteries, mastery);
  const label = texts.text("dc.demand", { main, others });
  const career = asks?.type === null || asks === null ? null : at(CAREER_TYPES, asks.type);
  return (
    <span className={styles["demand"]} title={label}>
      <span className="visually-hidden">{label}</span>
      <span className={styles["need"]} aria-hidden="true">
        <b>{main}</b>
        <i>
          {others}·{others}
        </i>
      </span>
      <span className={styles["mastery"]} data-none={!asks || asks.count === 0 || undefined}>
        {asks && asks.count > 0 && (
          <>
            {asks.count}{" "}
            {career ? (
              <Icon name={CAREER_ICONS[career]} size={15} label={texts.text(`career.${career}`)} />
            ) : (
              texts.text("dc.same")
            )}
          </>
        )}
      </span>
    </span>
  );
}

interface TileProps {
  readonly column: number;
  readonly career: CareerType;
  readonly tile: number | null;
}

function Tile({ column, career, tile }: TileProps) {
  const college = useCollege();
  const { table, printed, choosing } = college;
  const { texts } = table;
  if (tile === null) return <span className={styles["empty"]}>{texts.text("dc.taken")}</span>;
  const verdicts = verdictsOf(college, column, career);
  const fit = verdicts.filter(({ isFit }) => isFit);
  const coins = Math.min(...fit.map((verdict) => verdict.coins));
  const actions = waysTo(college, column, career);
  const isLegal = actions.some((action) => college.isLegal(action));
  const label = tileLabel(college, column, career, tile);
  return (
    <Spot
      className={styles["tile"]}
      actions={actions}
      isOpen={isLegal}
      label={fit.length > 0 ? `${label}, ${texts.text("dc.within-reach", { count: fit.length, coins })}` : label}
      onPress={() => choosing.pickCareer({ place: { column, career } })}
      data={{
        "data-career": career,
        "data-fit": fit.length > 0 || undefined,
        "data-tile": `${column} ${career}`,
        "data-piece": `career ${tile}`,
      }}
    >
      <EffectMarks effects={at(printed.lists, at(printed.careers, tile).list)} size={15} />
      {fit.length > 0 && coins > 0 && (
        <span className={styles["cost"]}>
          <CoinMark value={coins} size={20} />
        </span>
      )}
    </Spot>
  );
}

/** A career tile in words: who, where, and what it asks. */
export function tileLabel({ table, printed }: College, column: number, career: CareerType, tile: number): string {
  const { texts, view } = table;
  const { level } = at(view.columns, column);
  const { main, others } = at(printed.levels, level);
  const name = texts.text(`component.careers.${at(CAREER_IDS, tile)}`);
  return texts.text("dc.career", { name, career: texts.text(`career.${career}`), column: column + 1, main, others });
}

const CAREER_IDS = CAREERS.map(({ id }) => id);
