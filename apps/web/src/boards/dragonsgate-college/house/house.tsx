import { DIE_COLOURS, maintenanceCost, prestigeOf } from "@gatehouse/dragonsgate-college";
import { at, type Seat } from "@gatehouse/engine";
import type { ReactNode } from "react";
import { IconButton } from "../../../design/button.tsx";
import { Icon } from "../../../design/icons.tsx";
import { houseColours } from "../../../design/seats.tsx";
import { type College, useCollege } from "../college.ts";
import { folioOf } from "../folios/folio.ts";
import { Die } from "../pieces/die.tsx";
import { Disc } from "../pieces/disc.tsx";
import { CoinMark, ImpMark, SealMark, TrophyMark } from "../pieces/marks.tsx";
import { BuildPanel } from "./build-panel.tsx";
import { Door } from "./door.tsx";
import { Grounds } from "./grounds.tsx";
import { Hand } from "./hand.tsx";
import styles from "./house.module.css";
import { freeCount, honoursOf } from "./model.ts";
import { Skills } from "./skills.tsx";
import { Slots } from "./slots.tsx";
import { Upkeep } from "./upkeep.tsx";

/** A whole house: purse, skills, grounds, trophies, upkeep, careers and cards. */
export function HouseBoard({ seat, unit = 60 }: { readonly seat: Seat; readonly unit?: number }) {
  const college = useCollege();
  const { table, own } = college;
  const isBuilding = seat === own && folioOf(college) === "market";
  const house = table.houses[seat]?.[0];
  return (
    <section
      className={styles["house"]}
      style={house && houseColours(house)}
      aria-label={table.texts.text("dc.house.of", { name: table.nameOf(seat) })}
      data-house={seat}
      data-own={seat === own || undefined}
    >
      <Head seat={seat} />
      <div className={styles["middle"]}>
        <Skills seat={seat} height={unit * 4 + 6} />
        <Grounds seat={seat} unit={unit} />
        <Rail seat={seat} />
      </div>
      <Upkeep seat={seat} />
      {isBuilding ? (
        <BuildPanel />
      ) : (
        <>
          <Slots seat={seat} />
          <Hand seat={seat} />
        </>
      )}
    </section>
  );
}

/** Whose house it is, and what is in its purse: now, and after what is considered. */
function Head({ seat }: { readonly seat: Seat }) {
  const college = useCollege();
  const { table, own, choosing } = college;
  const { texts, view } = table;
  const house = table.houses[seat]?.[0];
  const now = at(view.seats, seat);
  const then = aheadOf(college, seat);
  return (
    <header className={styles["head"]}>
      {house && <Disc house={house} size={27} />}
      <Door seat={seat} />
      <h2>{seat === own && table.viewer !== null ? texts.text("dc.house") : table.nameOf(seat)}</h2>
      {choosing.guest !== null && (
        <IconButton
          tone="night"
          icon="cancel"
          size={16}
          label={texts.text("dc.house.close")}
          onClick={() => choosing.visit(null)}
        />
      )}
      <span className={styles["purse"]}>
        <Figure
          good="prestige"
          icon={<Icon name="laurels" size={25} />}
          label={texts.text("value.prestige")}
          now={prestigeOf(now)}
          then={then && prestigeOf(then)}
        />
        <Figure
          good="coins"
          icon={<CoinMark size={24} />}
          label={texts.text("value.coins")}
          now={now.coins}
          then={then?.coins ?? null}
        />
        <Figure
          good="imps"
          icon={<ImpMark size={24} />}
          label={texts.text("source.imps")}
          now={now.imps}
          then={then?.imps ?? null}
        />
      </span>
    </header>
  );
}

/** The house as it would be, if anything is considered that is certain. */
export function aheadOf({ ahead }: College, seat: Seat) {
  return ahead === null ? null : at(ahead.seats, seat);
}

interface FigureProps {
  readonly good: "prestige" | "coins" | "imps";
  readonly icon: ReactNode;
  readonly label: string;
  readonly now: number;
  readonly then: number | null;
}

function Figure({ good, icon, label, now, then }: FigureProps) {
  return (
    <span className={styles["figure"]} title={label} data-good={good}>
      {icon}
      <span className="visually-hidden">{label}</span>
      {now}
      {then !== null && then !== now && <small>→{then}</small>}
    </span>
  );
}

/** Dice left, trophies, seals, and what free squares will cost. */
function Rail({ seat }: { readonly seat: Seat }) {
  const { table, printed } = useCollege();
  const { texts, view } = table;
  const house = at(view.seats, seat);
  const trophies = honoursOf(printed, house);
  const free = freeCount(house);
  const entries: readonly (readonly [key: string, icon: ReactNode, count: number])[] = [
    ["dice", <Die key="die" colour={at(DIE_COLOURS, seat)} face={null} size={25} />, house.dice],
    ["gold", <TrophyMark key="gold" metal="gold" size={25} />, trophies.gold],
    ["silver", <TrophyMark key="silver" metal="silver" size={25} />, trophies.silver],
    ["bronze", <TrophyMark key="bronze" metal="bronze" size={25} />, trophies.bronze],
    ["any", <TrophyMark key="any" metal="any" size={25} />, trophies.any],
    ["seals", <SealMark key="seal" size={23} />, trophies.seals],
  ];
  return (
    <ul className={styles["rail"]}>
      {entries
        .filter(([key, , count]) => key !== "any" || count > 0)
        .map(([key, icon, count]) => (
          <li key={key} title={texts.text(`dc.rail.${key}`)}>
            {icon}
            <span className="visually-hidden">{texts.text(`dc.rail.${key}`)}</span>
            {count}
          </li>
        ))}
      <li title={texts.text("dc.rail.free", { count: free })} className={styles["minus"]}>
        <Icon name="grass" size={17} />
        <span className="visually-hidden">{texts.text("dc.rail.free", { count: free })}</span>
        {free === 0 ? 0 : `−${free}`}
      </li>
    </ul>
  );
}

/** What this seat owes at the end of the turn. */
export function dueOf({ printed, table }: College, seat: Seat): number {
  return maintenanceCost(printed, table.view, seat);
}
