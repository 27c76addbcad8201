import { at, type Seat } from "@gatehouse/engine";
import { Icon } from "../../../design/icons.tsx";
import { useCollege } from "../college.ts";
import { CoinMark } from "../pieces/marks.tsx";
import styles from "./house.module.css";
import { aheadOf, dueOf } from "./house.tsx";

/** The maintenance track: what each space costs, where the marker stands, and where it would. */
export function Upkeep({ seat }: { readonly seat: Seat }) {
  const college = useCollege();
  const { table, printed } = college;
  const { texts } = table;
  const { maintenance, exempt, coins } = at(table.view.seats, seat);
  const then = aheadOf(college, seat);
  const due = dueOf(college, seat);
  return (
    <section className={styles["upkeep"]} aria-label={texts.text("dc.upkeep")}>
      <span className={styles["due"]} data-short={due > coins || undefined}>
        <Icon name="broom" size={23} />
        <span>
          {texts.text("dc.upkeep")}
          <small>{exempt ? texts.text("dc.upkeep.exempt") : texts.text("dc.upkeep.pay", { coins: due })}</small>
        </span>
      </span>
      <ol>
        {printed.maintenance.map((cost, space) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces never change places
            key={space}
            data-here={space === maintenance || undefined}
            data-then={(then !== null && then.maintenance === space && space !== maintenance) || undefined}
          >
            <CoinMark value={cost} size={20} />
          </li>
        ))}
      </ol>
    </section>
  );
}
