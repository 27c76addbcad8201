import { COLOURS, type DragonIsland, type Table as Tables } from "@gatehouse/dragon-island";
import { at, deckSize, type Seat } from "@gatehouse/engine";
import { Icon, type IconName } from "../../design/icons.tsx";
import type { Table } from "../../table/table.ts";
import styles from "./aside.module.css";
import { powerText, stockText } from "./labels.ts";
import { Dragon } from "./pieces/figures.tsx";
import { Token } from "./pieces/glyph-token.tsx";

interface AsideProps {
  readonly table: Table<DragonIsland>;
  readonly tables: Tables;
}

/** What the others have, as far as the rules let it be known, and what the supply has left. */
export function Aside({ table, tables }: AsideProps) {
  const { texts, view, viewer } = table;
  const others = view.seats.map((_wizard, seat) => seat).filter((seat) => seat !== viewer);
  return (
    <div className={styles["aside"]}>
      <h2 className={styles["sub"]}>{texts.text("di.screens")}</h2>
      <ul className={styles["screens"]}>
        {others.map((seat) => (
          <li key={seat}>
            <OtherScreen table={table} seat={seat} />
          </li>
        ))}
      </ul>
      <h2 className={styles["sub"]}>{texts.text("di.supply")}</h2>
      <Supply table={table} tables={tables} />
    </div>
  );
}

/** Energy, gold and pets lie open to those who have watched, unless they agreed to remember; tiles and maps are only counted. */
function OtherScreen({ table, seat }: { readonly table: Table<DragonIsland>; readonly seat: Seat }) {
  const { texts, view } = table;
  const { stock, pets, maps, hand } = at(view.seats, seat);
  return (
    <>
      <p className={styles["who"]}>
        <span className={styles["owner"]}>{table.showSeat(seat)}</span>
        <Count icon="nested-hexagons" count={hand.length} label={texts.text("di.tiles", { count: hand.length })} />
        <Count icon="treasure-map" count={maps.length} label={texts.text("di.maps.count", { count: maps.length })} />
      </p>
      {isClosed(table) ? (
        <p className={styles["closed"]}>{texts.text("di.screens.closed")}</p>
      ) : (
        <p className={styles["stock"]}>
          <span className="visually-hidden">{stockText(texts, stock)}</span>
          {COLOURS.map((colour, index) => (
            <span key={colour} aria-hidden="true">
              <Token colour={colour} size={20} />
              <b>{stock[index]}</b>
            </span>
          ))}
        </p>
      )}
      <div className={styles["pets"]}>
        {pets.length === 0 && <p className={styles["closed"]}>{texts.text("di.figure.pets", { count: 0 })}</p>}
        {pets.map(({ colour, gold }) => (
          <p key={colour} className={styles["pet"]}>
            <svg viewBox="-16 -16 32 32" width="20" height="20" aria-hidden="true">
              <Dragon colour={colour} size={27} />
            </svg>
            <span>
              {texts.text("di.pet.short", { pet: texts.text(`component.pets.${colour}`), gold })}
              <small>{powerText(texts, colour)}</small>
            </span>
          </p>
        ))}
      </div>
    </>
  );
}

/** At the end all screens are lifted. */
function isClosed({ rules, view }: Table<DragonIsland>): boolean {
  return rules.options.screens === "closed" && rules.actors(view).length > 0;
}

function Supply({ table, tables }: AsideProps) {
  const { texts, view } = table;
  const tiles = Math.max(0, deckSize(view.bag) - tables.removed);
  const maps = deckSize(view.maps);
  const spires = tables.supply.spires - view.buildings.filter(({ building }) => building === "spire").length;
  const lairs = COLOURS.length - view.buildings.filter(({ building }) => building.endsWith("lair")).length;
  return (
    <p className={styles["supply"]}>
      <Count icon="nested-hexagons" count={tiles} label={texts.text("di.tiles", { count: tiles })} isShown />
      <Count icon="treasure-map" count={maps} label={texts.text("di.maps.count", { count: maps })} isShown />
      <Count icon="crystal-growth" count={spires} label={texts.text("di.spires", { count: spires })} isShown />
      <Count icon="cave-entrance" count={lairs} label={texts.text("di.lairs", { count: lairs })} isShown />
    </p>
  );
}

interface CountProps {
  readonly icon: IconName;
  readonly count: number;
  readonly label: string;
  /** The label is shown, and has the number. */
  readonly isShown?: boolean;
}

function Count({ icon, count, label, isShown = false }: CountProps) {
  return (
    <span className={styles["count"]} title={label}>
      <Icon name={icon} size={17} />
      {!isShown && <b aria-hidden="true">{count}</b>}
      <span className={isShown ? undefined : "visually-hidden"}>{label}</span>
    </span>
  );
}
