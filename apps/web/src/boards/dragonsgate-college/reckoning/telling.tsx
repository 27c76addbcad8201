import { at, type Seat } from "@gatehouse/engine";
import { type CSSProperties, useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { Heading } from "../../../design/heading.tsx";
import { houseColours } from "../../../design/seats.tsx";
import { useCountUp } from "../../../table/count-up.ts";
import { useCollege } from "../college.ts";
import { cover } from "../cover.tsx";
import { Disc } from "../pieces/disc.tsx";
import { type Entry, LINES, sumsAfter } from "./lines.ts";
import { LinesTable, signed } from "./lines-table.tsx";
import styles from "./telling.module.css";

const LINE_MS = 1000;
/** How long the last line stands before the winner is named. */
const LAST_MS = 1900;

interface TellingProps {
  readonly lines: readonly (readonly Entry[])[];
  onTold(): void;
}

/** One line after the other, while the sums run up and the houses change places; nobody knows yet who wins. */
export function Telling({ lines, onTold }: TellingProps) {
  const { table } = useCollege();
  const { texts } = table;
  const [told, setTold] = useState(1);
  const isAll = told >= LINES.length;
  const next = () => (isAll ? onTold() : setTold((now) => now + 1));
  const goOn = useEffectEvent(next);
  useEffect(() => {
    const timer = setTimeout(() => goOn(), told >= LINES.length ? LAST_MS : LINE_MS);
    return () => clearTimeout(timer);
  }, [told]);
  useTellingKeys({ next, end: onTold });
  const sums = sumsAfter(lines, told);
  return (
    <div className={styles["stage"]}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow key does the same */}
      <section className={styles["book"]} onClick={next}>
        <LinesTable
          lines={lines}
          told={told}
          corner={
            <Heading level={1} initial="framed" size={27}>
              {texts.text("dc.reckoning")}
            </Heading>
          }
          heads={sums.map((sum, seat) => <Banner key={table.nameOf(seat)} seat={seat} sum={sum} />)}
        />
      </section>
      <section className={styles["race"]}>
        <div className={styles["scene"]} aria-hidden="true">
          <cover.Scene />
        </div>
        <h2>{texts.text(isAll ? "dc.reckoning.counted" : "dc.reckoning.goes-on")}</h2>
        <Race sums={sums} />
        <p className={styles["count"]}>{texts.text("dc.reckoning.line", { line: told, of: LINES.length })}</p>
        <p className="visually-hidden" aria-live="polite">
          {toldLine(texts, table.nameOf, at(LINES, told - 1), at(lines, told - 1))}
        </p>
        <div className={styles["verbs"]}>
          <Button kind="primary" shortcut="→" onClick={next}>
            {texts.text(isAll ? "dc.reckoning.winner" : "dc.reckoning.next")}
          </Button>
          {!isAll && (
            <Button shortcut="End" onClick={onTold}>
              {texts.text("dc.reckoning.all")}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}

/** The arrow tells the next line, `End` and `Esc` all of them. */
function useTellingKeys(keys: { next(): void; end(): void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "ArrowRight") keys.next();
    else if (event.key === "End" || event.key === "Escape") keys.end();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, []);
}

/** A line for those who listen: its name, and what everybody gets. */
function toldLine(
  texts: ReturnType<typeof useCollege>["table"]["texts"],
  nameOf: (seat: Seat) => string,
  line: (typeof LINES)[number],
  entries: readonly Entry[],
): string {
  const name = texts.text(line === "before" ? "dc.reckoning.before" : `source.${line}`);
  const points = entries.map((entry, seat) => `${nameOf(seat)} ${signed(entry.points, line === "before")}`);
  return `${name}: ${points.join(", ")}`;
}

/** A house's banner with its sum so far. */
function Banner({ seat, sum }: { readonly seat: Seat; readonly sum: number }) {
  const { table } = useCollege();
  const house = table.houses[seat]?.[0];
  const shown = useCountUp(sum);
  if (!house) return null;
  return (
    <span className={styles["banner"]} style={houseColours(house)} data-house={house}>
      <span className={styles["name"]}>
        <Disc house={house} size={22} />
        {table.nameOf(seat)}
      </span>
      <b>{shown}</b>
    </span>
  );
}

/** Everybody as a bar in the order of the sums so far. */
function Race({ sums }: { readonly sums: readonly number[] }) {
  const { table } = useCollege();
  const order = [...sums.keys()].sort((one, other) => at(sums, other) - at(sums, one) || one - other);
  const most = Math.max(1, ...sums);
  return (
    <ol className={styles["bars"]} style={{ "--seats": sums.length } as CSSProperties} aria-hidden="true">
      {sums.map((sum, seat) => {
        const house = table.houses[seat]?.[0];
        const style = {
          ...(house && houseColours(house)),
          "--place": order.indexOf(seat),
          "--share": Math.max(0.02, sum / most),
        } as CSSProperties;
        return (
          <li key={table.nameOf(seat)} style={style}>
            <i>{order.indexOf(seat) + 1}</i>
            <b>
              {house && <Disc house={house} size={20} />}
              {table.nameOf(seat)}
            </b>
            <span>{sum}</span>
            <em />
          </li>
        );
      })}
    </ol>
  );
}
