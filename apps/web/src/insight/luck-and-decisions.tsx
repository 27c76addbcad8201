import type { Analysis, Highlight } from "@gatehouse/bots";
import type { Seat } from "@gatehouse/engine";
import type { ReactNode } from "react";
import { Heading } from "../design/heading.tsx";
import { Icon, type IconName } from "../design/icons.tsx";
import { SeatEmblem } from "../design/seats.tsx";
import { useControl } from "../table/control.ts";
import { useAnalysis } from "./analysis.ts";
import styles from "./luck-and-decisions.module.css";
import { signed, useInsightTexts } from "./texts.ts";

interface LuckAndDecisionsProps {
  /** The seats, best first. */
  readonly order: readonly Seat[];
  readonly className: string;
}

/** What luck and what decisions made of the match, for whoever looks and for everybody. */
export function LuckAndDecisions({ order, className }: LuckAndDecisionsProps) {
  const { link } = useControl();
  const texts = useInsightTexts();
  const analysis = useAnalysis(link);
  return (
    <section className={className} aria-label={texts.text("luck.title")} aria-busy={analysis === null}>
      <Heading level={2} initial="none" size={18}>
        {texts.text("luck.title")}
      </Heading>
      {analysis === null || analysis === "failed" ? (
        <p className={styles["wait"]}>{texts.text(analysis === null ? "luck.working" : "luck.failed")}</p>
      ) : (
        <>
          <Highlights analysis={analysis} first={order[0] ?? 0} />
          <Balance analysis={analysis} order={order} />
        </>
      )}
    </section>
  );
}

/** What stands out; spectators are told about the winner. */
function Highlights({ analysis, first }: { readonly analysis: Analysis; readonly first: Seat }) {
  const { table } = useControl();
  const texts = useInsightTexts();
  const seat = table.viewer ?? first;
  const review = analysis.seats[seat];
  const turn = analysis.turningPoint;
  if (!review) return null;
  const { luck, best } = review;
  const amount = texts.number(Math.abs(luck), 1);
  const isEven = amount === texts.number(0, 1);
  const told = isEven ? "luck.even" : luck > 0 ? "luck.more" : "luck.less";
  const percent = (chance: number) => texts.number(100 * chance);
  return (
    <dl className={styles["highlights"]}>
      <Entry icon="perspective-dice-six-faces-five" title="luck.luck" points={luck}>
        {texts.show({ key: told, values: { seat: { seat }, points: amount } })}
      </Entry>
      {best && (
        <Entry icon="laurel-crown" title="luck.best" points={best.points}>
          <Move highlight={best} />
        </Entry>
      )}
      {turn && (
        <Entry icon="crossed-swords" title="luck.turning-point" points={turn.points}>
          <Move highlight={turn} />{" "}
          {texts.show({
            key: "luck.turn",
            values: {
              winner: { seat: turn.winner },
              before: percent(turn.chances[0]),
              after: percent(turn.chances[1]),
            },
          })}
        </Entry>
      )}
    </dl>
  );
}

interface EntryProps {
  readonly icon: IconName;
  readonly title: string;
  readonly points: number;
  readonly children: ReactNode;
}

function Entry({ icon, title, points, children }: EntryProps) {
  const texts = useInsightTexts();
  return (
    <div className={styles["entry"]}>
      <dt>
        <span className={styles["badge"]}>
          <Icon name={icon} size={20} />
        </span>
        {texts.text(title)}
        <b data-sign={signOf(points)}>{signed(points, texts)}</b>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A move in words, and the way to it. */
function Move({ highlight: { step, words } }: { readonly highlight: Highlight }) {
  const { show, open } = useControl();
  const texts = useInsightTexts();
  return (
    <>
      <button
        type="button"
        className={styles["move"]}
        onClick={() => {
          open(null);
          show(step);
        }}
      >
        {texts.text("luck.move", { step })}
      </button>
      {": "}
      {texts.show(words)}.
    </>
  );
}

/** Luck and decisions of all seats, as numbers and as bars. */
function Balance({ analysis, order }: { readonly analysis: Analysis; readonly order: readonly Seat[] }) {
  const { table } = useControl();
  const texts = useInsightTexts();
  const most = Math.max(1, ...analysis.seats.flatMap(({ luck, decisions }) => [Math.abs(luck), Math.abs(decisions)]));
  return (
    <table className={styles["balance"]}>
      <caption>{texts.text("luck.meaning")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.text("luck.player")}</span>
          </th>
          <th scope="col">{texts.text("luck.luck")}</th>
          <th scope="col">{texts.text("luck.decisions")}</th>
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => {
          const { luck = 0, decisions = 0 } = analysis.seats[seat] ?? {};
          return (
            <tr key={seat}>
              <th scope="row">
                {table.houses[seat]?.map((house) => (
                  <SeatEmblem key={house} house={house} size={18} />
                ))}
                <span className="visually-hidden">{table.nameOf(seat)}</span>
              </th>
              <Bar points={luck} most={most} />
              <Bar points={decisions} most={most} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Bar({ points, most }: { readonly points: number; readonly most: number }) {
  const texts = useInsightTexts();
  return (
    <td>
      <span className={styles["number"]}>{signed(points, texts)}</span>
      <span className={styles["scale"]} aria-hidden="true">
        <i data-sign={signOf(points)} style={{ width: `${(50 * Math.abs(points)) / most}%` }} />
      </span>
    </td>
  );
}

function signOf(points: number): "gain" | "loss" {
  return points < 0 ? "loss" : "gain";
}
