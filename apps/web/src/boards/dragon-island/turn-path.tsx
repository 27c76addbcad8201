import type { DragonIsland } from "@gatehouse/dragon-island";
import { Icon } from "../../design/icons.tsx";
import type { Table } from "../../table/table.ts";
import { type Station, stationsOf } from "./path.ts";
import styles from "./turn-path.module.css";
import type { Choosing } from "./use-choosing.ts";

interface TurnPathProps {
  readonly table: Table<DragonIsland>;
  readonly choosing: Choosing;
  /** In one row, under the strip of a phone. */
  readonly isBrief?: boolean;
}

/** The eight steps of the turn as stations of a trail. */
export function TurnPath({ table, choosing, isBrief = false }: TurnPathProps) {
  const { texts } = table;
  const stations = stationsOf(table, choosing.isMovingDragons);
  const now = stations.findIndex(({ state }) => state === "now");
  const current = stations[now];
  return (
    <nav className={isBrief ? styles["row"] : styles["column"]} aria-label={texts.text("di.path")}>
      <ol className={styles["trail"]}>
        {stations.map((station, index) => (
          <li
            key={station.id}
            className={styles["station"]}
            data-state={station.state}
            data-kind={station.kind}
            aria-current={station.state === "now" ? "step" : undefined}
          >
            {station.id === "drive" && choosing.mayMoveDragons ? (
              <button
                type="button"
                className={styles["button"]}
                aria-pressed={choosing.isMovingDragons}
                aria-keyshortcuts="D"
                onClick={choosing.toggleDragons}
              >
                <Stop station={station} />
                <Name table={table} station={station} index={index} isHidden={isBrief} />
              </button>
            ) : (
              <>
                <Stop station={station} />
                <Name table={table} station={station} index={index} isHidden={isBrief} />
              </>
            )}
          </li>
        ))}
      </ol>
      {isBrief && (
        <p className={styles["line"]} aria-hidden="true">
          <b>{current ? texts.text(`di.station.${current.id}`) : ""}</b>
          <span>{current ? texts.text("di.step-of", { step: now + 1 }) : ""}</span>
        </p>
      )}
    </nav>
  );
}

interface NameProps {
  readonly table: Table<DragonIsland>;
  readonly station: Station;
  readonly index: number;
  readonly isHidden: boolean;
}

function Name({ table: { texts }, station: { id, state }, index, isHidden }: NameProps) {
  return (
    <span className={isHidden ? "visually-hidden" : styles["name"]}>
      {texts.text(`di.station.${id}`)}
      {state === "now" && <small className={styles["count"]}>{texts.text("di.step-of", { step: index + 1 })}</small>}
      <span className="visually-hidden">, {texts.text(`di.state.${state}`)}</span>
    </span>
  );
}

const SHAPES = {
  must: <circle r="18" />,
  may: <circle r="18" strokeDasharray="4.500 4" />,
  if: <path d="M0 -21L21 0L0 21L-21 0Z" strokeLinejoin="round" />,
} as const;

/** A circle must be, a dashed one may be, a lozenge is only if it applies; done has a tick. */
function Stop({ station: { icon, kind, state } }: { readonly station: Station }) {
  return (
    <span className={styles["stop"]}>
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        {state === "now" && <circle r="24" className={styles["halo"]} />}
        {SHAPES[kind]}
      </svg>
      <Icon name={icon} size={21} className={styles["icon"] ?? ""} />
      {state === "done" && (
        <svg viewBox="-8 -8 16 16" className={styles["tick"]} aria-hidden="true">
          <circle r="7.500" />
          <path d="M-3.500 0L-1 2.800L3.800 -2.800" />
        </svg>
      )}
    </span>
  );
}
