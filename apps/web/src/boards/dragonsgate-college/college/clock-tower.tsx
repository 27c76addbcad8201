import { TURNS } from "@gatehouse/dragonsgate-college";
import { at } from "@gatehouse/engine";
import { useCollege } from "../college.ts";
import { Disc } from "../pieces/disc.tsx";
import { EffectMarks } from "../pieces/marks.tsx";
import { Spot } from "../pieces/spot.tsx";
import styles from "./facade.module.css";

export const ROMAN = ["I", "II", "III", "IV", "V"];

/** Where a turn stands on the dial. */
function onDial(turn: number, radius: number) {
  const angle = ((-90 + (turn - 1) * (360 / TURNS)) * Math.PI) / 180;
  return { x: 60 + radius * Math.cos(angle), y: 60 + radius * Math.sin(angle) };
}

/** The turn of the match, and who begins the next one. */
export function ClockTower() {
  const { table, printed } = useCollege();
  const { turn } = table.view;
  const hand = onDial(turn, 17);
  return (
    <div className={styles["clock"]}>
      <svg
        className={styles["dial"]}
        width="164"
        height="146"
        viewBox="0 2 164 146"
        role="img"
        aria-label={table.texts.text("dc.turn", { turn })}
      >
        <path d="M6 148V22L82 -20L158 22V148Z" fill="#3c2f58" stroke="#1c1430" strokeWidth="1.500" />
        <path d="M-4 26L82 -22L168 26L158 28L82 -10L6 28Z" fill="#241a3c" />
        <g transform="translate(22 -5)">
          <circle cx="60" cy="62" r="53" opacity=".35" />
          <circle cx="60" cy="60" r="52" fill="#f7ecd0" stroke="#d9a441" strokeWidth="4" />
          {printed.turns.map(({ isCombined }, index) => {
            const { x, y } = onDial(index + 1, 33);
            const outer = onDial(index + 1, 52);
            const isNow = index + 1 === turn;
            const isPast = index + 1 < turn;
            return (
              <g key={at(ROMAN, index)}>
                <circle
                  cx={x}
                  cy={y}
                  r={isNow ? 14 : 12}
                  fill={isNow ? "#e0b44c" : isPast ? "#cbb98f" : "#fbf5e6"}
                  stroke="#7a5410"
                  strokeWidth={isNow ? 2 : 1}
                />
                <text data-display="" x={x} y={y + 5} textAnchor="middle" fontSize="14" fontWeight="800" fill="#2b2118">
                  {ROMAN[index]}
                </text>
                {isCombined && (
                  <rect
                    x={outer.x - 7}
                    y={outer.y - 7}
                    width="14"
                    height="14"
                    rx="4"
                    fill="#1d1822"
                    stroke="#d9a441"
                    strokeWidth="1.600"
                  />
                )}
              </g>
            );
          })}
          <path d={`M60 60L${hand.x} ${hand.y}`} stroke="#2b2118" strokeWidth="4" strokeLinecap="round" />
          <circle cx="60" cy="60" r="4.500" fill="#2b2118" />
        </g>
      </svg>
      <OrderTrack />
    </div>
  );
}

/** The three spaces of the alarm: whoever is leftmost begins the next turn. */
export function OrderTrack() {
  const { table, printed, own, choosing } = useCollege();
  const { texts, view, houses } = table;
  const { considered } = choosing;
  return (
    <div className={styles["order"]}>
      {view.order.map((seat, space) => {
        const isGhost = considered?.type === "place-disc" && considered.space === space;
        const shown = isGhost ? own : seat;
        const house = shown === null ? null : houses[shown]?.[0];
        const effects = at(printed.lists, at(printed.order, space));
        const by = seat === null ? "" : table.nameOf(seat);
        return (
          <Spot
            // biome-ignore lint/suspicious/noArrayIndexKey: spaces never change places
            key={space}
            className={styles["space"]}
            actions={[{ type: "place-disc", space }]}
            label={texts.text(seat === null ? "dc.order.free" : "dc.order.taken", { space: space + 1, by })}
            data={{ "data-order": space, "data-ghost": isGhost || undefined }}
          >
            {house ? (
              <Disc house={house} size={28} {...(!isGhost && { piece: `order ${seat}` })} />
            ) : effects.length > 0 ? (
              <EffectMarks effects={effects} />
            ) : (
              "–"
            )}
          </Spot>
        );
      })}
    </div>
  );
}
