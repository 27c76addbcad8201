import { Heading } from "../../../design/heading.tsx";
import type { ReckoningProps } from "../../../table/slots.ts";
import { useCollege } from "../college.ts";
import { Disc } from "../pieces/disc.tsx";
import { LINES, reckoningOf, sumsAfter } from "./lines.ts";
import { LinesTable } from "./lines-table.tsx";
import styles from "./reckoning.module.css";
import { Telling } from "./telling.tsx";

/** The final scoring: told line by line, and afterwards a leaf of the result. */
export function Reckoning({ isTold, onTold }: ReckoningProps) {
  const { table, printed } = useCollege();
  const lines = reckoningOf(table, printed);
  if (!isTold) return <Telling lines={lines} onTold={onTold} />;
  const sums = sumsAfter(lines, LINES.length);
  const most = Math.max(...sums);
  return (
    <section className={styles["leaf"]}>
      <Heading level={2} initial="none" size={18}>
        {table.texts.text("dc.reckoning")}
      </Heading>
      <LinesTable
        lines={lines}
        told={LINES.length}
        heads={sums.map((sum, seat) => {
          const house = table.houses[seat]?.[0];
          return (
            <span key={table.nameOf(seat)} className={styles["who"]} data-most={sum === most || undefined}>
              {house && <Disc house={house} size={18} />}
              <span>{table.nameOf(seat)}</span>
              <b>{sum}</b>
            </span>
          );
        })}
      />
    </section>
  );
}
