import { Heading } from "../design/heading.tsx";
import { SeatEmblem } from "../design/seats.tsx";
import { useTexts } from "../texts/context.tsx";
import { sourcesOf } from "./chart-scale.ts";
import { useControl } from "./control.ts";
import type { Ranked } from "./result.tsx";
import styles from "./source-bars.module.css";

/** More looks than these are not told apart; a game with more sources repeats them, with their names beside. */
const LOOKS = 6;

/** Where everybody's points came from: one bar per seat, each source with a colour, a pattern and its number. */
export function SourceBars({ order, result }: Ranked) {
  const { table } = useControl();
  const texts = useTexts();
  const sources = sourcesOf(result.breakdown);
  const gains = result.breakdown.map((row) => sum(sources.map((source) => Math.max(0, row[source] ?? 0))));
  const losses = result.breakdown.map((row) => sum(sources.map((source) => Math.max(0, -(row[source] ?? 0)))));
  const most = Math.max(1, ...gains);
  const lost = Math.max(0, ...losses);
  const widthOf = (points: number) => `${(Math.abs(points) / (most + lost)) * 100}%`;
  return (
    <>
      <div className={styles["head"]}>
        <Heading level={2} initial="none" size={18}>
          {texts.text("result.sources")}
        </Heading>
        <ul className={styles["legend"]} aria-hidden="true">
          {sources.map((source, index) => (
            <li key={source}>
              <i data-look={index % LOOKS} />
              {texts.text(`source.${source}`)}
            </li>
          ))}
        </ul>
      </div>
      <ol className={styles["bars"]}>
        {order.map((seat) => (
          <li key={seat} className={styles["row"]}>
            <span className={styles["who"]} data-own={seat === table.viewer || undefined}>
              {table.houses[seat]?.map((house) => (
                <SeatEmblem key={house} house={house} size={22} />
              ))}
              <span>{table.nameOf(seat)}</span>
            </span>
            <span className={styles["bar"]}>
              {lost > 0 && <span className={styles["room"]} style={{ width: widthOf(lost - (losses[seat] ?? 0)) }} />}
              {/* Losses stand left of zero, so that length and sum agree. */}
              {[...sources.keys()]
                .sort(
                  (a, b) =>
                    sign(result.breakdown[seat]?.[sources[a] ?? ""]) - sign(result.breakdown[seat]?.[sources[b] ?? ""]),
                )
                .map((index) => {
                  const source = sources[index] ?? "";
                  const points = result.breakdown[seat]?.[source] ?? 0;
                  if (points === 0) return null;
                  return (
                    <span
                      key={source}
                      className={styles["part"]}
                      data-look={index % LOOKS}
                      data-loss={points < 0 || undefined}
                      style={{ width: widthOf(points) }}
                    >
                      <span className="visually-hidden">{texts.text(`source.${source}`)} </span>
                      {points < 0 ? `−${-points}` : points}
                    </span>
                  );
                })}
              <b className={styles["total"]}>
                <span className="visually-hidden">{texts.text("result.total")} </span>
                {texts.number(result.scores[seat] ?? 0)}
              </b>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function sign(points: number | undefined): number {
  return (points ?? 0) < 0 ? -1 : 1;
}
