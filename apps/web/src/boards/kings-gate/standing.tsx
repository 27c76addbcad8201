import type { KingsGate } from "@gatehouse/kings-gate";
import { Coin } from "../../design/coin.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { SeatEmblem } from "../../design/seats.tsx";
import type { Table } from "../../table/table.ts";
import type { Outlook, StandingLine } from "./forecast.ts";
import { colourName, locationName } from "./names.ts";
import styles from "./standing.module.css";

interface StandingProps {
  readonly table: Table<KingsGate>;
  readonly outlook: Outlook;
  /** In one row, under the strip of a phone. */
  readonly isBrief?: boolean;
}

/** Totals around the current location in the order of prizes, or what they would be. */
export function Standing({ table, outlook, isBrief = false }: StandingProps) {
  const { texts } = table;
  const location = locationName(texts, outlook.location);
  const isNew = outlook.location >= table.view.locations.length;
  const title = isNew ? "kg.catches" : outlook.isAhead ? "kg.would-be" : "kg.now";
  return (
    <Leaf
      as="section"
      plain
      className={isBrief ? styles["brief"] : styles["leaf"]}
      data-ahead={outlook.isAhead || undefined}
    >
      <p className={styles["head"]}>
        <span className={styles["title"]}>{isBrief ? location : texts.text(title, { location })}</span>
        <span className={styles["free"]}>{texts.text("kg.free", { free: outlook.free })}</span>
      </p>
      <ol className={styles["lines"]}>
        {outlook.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places stay, and who has them changes
          <Line key={place} table={table} line={line} />
        ))}
      </ol>
    </Leaf>
  );
}

function Line({
  table,
  line: { place, house, change },
}: {
  readonly table: Table<KingsGate>;
  readonly line: StandingLine;
}) {
  const { texts } = table;
  const { seat, colour, total, prize } = place;
  const values = { seat: { seat }, total, prize };
  const label =
    colour === null || table.houses.every((houses) => houses.length === 1)
      ? texts.text("kg.total", values)
      : texts.text("kg.total.colour", { ...values, colour: colourName(texts, colour) });
  return (
    <li className={styles["line"]}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true" className={styles["emblem"]}>
        <SeatEmblem house={house} size={46} value={total} />
        {change !== 0 && (
          <span className={styles["change"]} data-up={change > 0 || undefined}>
            {change > 0 ? `+${change}` : `−${-change}`}
          </span>
        )}
      </span>
      <span aria-hidden="true" className={styles["prize"]}>
        {prize > 0 ? <Coin value={prize} size={28} /> : <span className={styles["none"]}>0</span>}
      </span>
    </li>
  );
}
