import {
  CAREER_TYPES,
  careerCounts,
  type DragonsgateCollege,
  maintenanceCost,
  type Printed,
  SKILLS,
} from "@gatehouse/dragonsgate-college";
import { at, type Seat } from "@gatehouse/engine";
import type { ReactNode } from "react";
import { Icon } from "../../design/icons.tsx";
import type { Table } from "../../table/table.ts";
import styles from "./figures.module.css";
import { CAREER_ICONS, CardMark, CoinMark, ImpMark, SKILL_ICONS } from "./pieces/marks.tsx";

interface FiguresProps {
  readonly table: Table<DragonsgateCollege>;
  readonly printed: Printed;
  readonly seat: Seat;
}

type Entry = readonly [label: string, icon: ReactNode, value: number];

/** A house in two rows of figures: what is in the purse, and what it can do. */
export function Figures({ table, printed, seat }: FiguresProps) {
  const { texts, view } = table;
  const house = at(view.seats, seat);
  const counts = careerCounts(printed, house);
  const purse: readonly Entry[] = [
    [texts.text("value.coins"), <CoinMark key="coins" size={16} />, house.coins],
    [texts.text("source.imps"), <ImpMark key="imps" size={16} />, house.imps],
    [texts.text("value.cards"), <CardMark key="cards" size={16} />, house.hand.length],
    [texts.text("dc.upkeep"), <Icon key="upkeep" name="broom" size={15} />, maintenanceCost(printed, view, seat)],
    [texts.text("component.buildings"), <Icon key="buildings" name="family-house" size={15} />, house.buildings.length],
  ];
  const skills = SKILLS.map(
    (skill, index): Entry => [
      texts.text(`skill.${skill}`),
      <Icon key={skill} name={SKILL_ICONS[skill]} size={15} />,
      at(house.skills, index),
    ],
  );
  const careers = CAREER_TYPES.map(
    (career, index): Entry => [
      texts.text(`career.${career}`),
      <Icon key={career} name={CAREER_ICONS[career]} size={15} />,
      at(counts, index),
    ],
  ).filter(([, , count]) => count > 0);
  return (
    <>
      <Row entries={purse}>
        {view.starter === seat && (
          <Icon
            name="knight-banner"
            size={16}
            label={texts.text("source.start-player")}
            className={styles["banner"] ?? ""}
          />
        )}
      </Row>
      <Row entries={[...skills, ...careers]} />
    </>
  );
}

function Row({ entries, children }: { readonly entries: readonly Entry[]; readonly children?: ReactNode }) {
  return (
    <span className={styles["row"]}>
      {entries.map(([label, icon, value]) => (
        <span key={label} className={styles["figure"]} title={label}>
          {icon}
          <span className="visually-hidden">{label}</span>
          <b>{value}</b>
        </span>
      ))}
      {children}
    </span>
  );
}
