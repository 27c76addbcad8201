import { COLOURS, type DragonIsland, GOLD } from "@gatehouse/dragon-island";
import { at } from "@gatehouse/engine";
import type { Table } from "../../table/table.ts";
import { colourName } from "./names.ts";
import { Token } from "./pieces/glyph-token.tsx";
import styles from "./stock.module.css";
import type { Choosing } from "./use-choosing.ts";

interface StockProps {
  readonly table: Table<DragonIsland>;
  readonly choosing: Choosing;
  /** What would come or, below zero, go, by colour. */
  readonly changes: readonly number[];
}

/** The viewer's energy and gold; while something is paid, how much of each goes. */
export function Stock({ table, choosing, changes }: StockProps) {
  const { texts, viewer, view } = table;
  const stock = viewer === null ? [] : at(view.seats, viewer).stock;
  const { payment } = choosing;
  return (
    <ul className={styles["stock"]} aria-label={texts.text("di.stock")} data-paying={payment !== null || undefined}>
      {COLOURS.map((colour, index) => {
        const count = stock[index] ?? 0;
        const change = changes[index] ?? 0;
        const isPaid = payment !== null && index !== GOLD && at(payment.payable, index) > 0;
        return (
          <li key={colour} className={styles["kind"]} data-stock={colour}>
            <Token colour={colour} />
            <b aria-hidden="true">{count}</b>
            <span className="visually-hidden">
              {texts.text("di.has", { colour: colourName(texts, colour), count })}
            </span>
            {isPaid && <Share table={table} choosing={choosing} index={index} />}
            {!isPaid && change !== 0 && (
              <em className={styles["change"]} data-loss={change < 0 || undefined}>
                {change > 0 ? `+${change}` : `−${-change}`}
              </em>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ShareProps {
  readonly table: Table<DragonIsland>;
  readonly choosing: Choosing;
  readonly index: number;
}

/** How many cubes of one colour are paid: one more or one fewer, and another colour makes up for it. */
function Share({ table: { texts }, choosing, index }: ShareProps) {
  const paid = choosing.payment?.cubes[index] ?? 0;
  const colour = colourName(texts, at(COLOURS, index));
  return (
    <span className={styles["share"]}>
      <button
        type="button"
        aria-label={texts.text("di.pay.fewer", { colour })}
        onClick={() => choosing.change(index, -1)}
      >
        −
      </button>
      <output aria-label={texts.text("di.pay.share", { colour })} data-paid={index}>
        {paid}
      </output>
      <button
        type="button"
        aria-label={texts.text("di.pay.more", { colour })}
        onClick={() => choosing.change(index, 1)}
      >
        +
      </button>
    </span>
  );
}
