import type { Seat } from "@gatehouse/engine";
import { covers } from "../boards/registry.ts";
import { Glyph } from "../design/icons.tsx";
import { type House, SEAT_STYLES, shapePath } from "../design/seats.tsx";
import styles from "./ceremony.module.css";
import { useControl } from "./control.ts";
import type { Ranked } from "./result.tsx";

/** Heights of the pillars by place on the podium, and where they stand. */
const PILLARS = [
  { x: 0, height: 142 },
  { x: -108, height: 96 },
  { x: 108, height: 64 },
] as const;

/** The winners on their pillars, before the game's own scene. A picture: the ranking beside it says the same in words. */
export function Ceremony({ order, result }: Ranked) {
  const { table } = useControl();
  const Scene = covers.get(table.game.id)?.Scene;
  const [first, second, third, ...others] = order;
  const standing = [first, second, third].flatMap((seat, place) => (seat === undefined ? [] : [{ seat, place }]));
  return (
    <div className={styles["picture"]} aria-hidden="true">
      <div className={styles["scene"]}>{Scene && <Scene />}</div>
      <div className={styles["dusk"]} />
      <Confetti />
      <svg
        aria-hidden="true"
        className={styles["podium"]}
        viewBox="-230 -350 460 350"
        preserveAspectRatio="xMidYMax meet"
      >
        <Glyph name="laurels" x={0} y={-224} size={190} fill="#f4d47c" edge="#5a3b0a" />
        {others.map((seat, index) => (
          <Standard key={seat} houses={table.houses[seat] ?? []} x={192 - index * 34} y={0} size={0.72} />
        ))}
        {standing.reverse().map(({ seat, place }) => (
          <Pillar
            key={seat}
            seat={seat}
            place={place}
            points={result.scores[seat] ?? 0}
            houses={table.houses[seat] ?? []}
          />
        ))}
      </svg>
    </div>
  );
}

interface PillarProps {
  readonly seat: Seat;
  readonly place: number;
  readonly points: number;
  readonly houses: readonly House[];
}

function Pillar({ place, points, houses }: PillarProps) {
  const { x, height } = PILLARS[place] ?? PILLARS[0];
  const top = -height;
  const joints = `M${x - 48} ${top + 26}h96M${x - 48} ${top + 58}h96M${x - 16} ${top + 58}v30M${x + 18} ${top + 4}v22`;
  return (
    <g>
      <Standard houses={houses} x={x} y={top - 8} size={place === 0 ? 1.15 : 1} />
      <path d={`M${x - 48} 0V${top}h96V0Z`} className={styles["stone"]} />
      <path d={`M${x + 22} 0V${top}h26V0Z`} className={styles["shadow"]} />
      <path d={joints} className={styles["joint"]} />
      <rect x={x - 54} y={top - 9} width={108} height={13} rx={3} className={styles["cap"]} />
      <rect x={x - 36} y={top + 14} width={72} height={42} rx={7} className={styles["plate"]} />
      <text x={x} y={top + 47} textAnchor="middle" className={styles["points"]}>
        {points}
      </text>
    </g>
  );
}

/** A house's banner on its pole; a seat with two colours has both on one pole. */
function Standard({
  houses,
  x,
  y,
  size,
}: {
  readonly houses: readonly House[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const width = houses.length > 1 ? 38 : 60;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx={0} cy={0} rx={26} ry={5} className={styles["ground"]} />
      <path d="M0 0V-128" className={styles["pole"]} />
      <circle cx={0} cy={-131} r={6} className={styles["knob"]} />
      <path d="M-38 -120H38" className={styles["yard"]} />
      {houses.map((house, index) => (
        <Flag key={house} house={house} x={(index - (houses.length - 1) / 2) * (width + 1)} width={width} />
      ))}
    </g>
  );
}

function Flag({ house, x, width }: { readonly house: House; readonly x: number; readonly width: number }) {
  const { shape, deep } = SEAT_STYLES[house];
  const [left, right] = [x - width / 2, x + width / 2];
  const cloth = `M${left} -120H${right}V-30L${x} -46L${left} -30Z`;
  return (
    <>
      <path d={cloth} className={styles["edge"]} />
      <path d={cloth} fill={`url(#seat-${house})`} stroke={deep} strokeWidth={2} />
      <path d={cloth} fill={`url(#pattern-${house})`} />
      <path d={shapePath(shape, x, -84, width * 0.27)} className={styles["emblem"]} stroke={deep} />
    </>
  );
}

const PAPERS = 44;

/** Seeded by its number, so that no scrap jumps when the page is drawn again. */
function Confetti() {
  return (
    <div className={styles["confetti"]}>
      {Array.from({ length: PAPERS }, (_, index) => {
        const noise = (salt: number) => (Math.sin(index * 91.7 + salt * 47.3) * 43758.5453) % 1;
        const share = (salt: number) => Math.abs(noise(salt));
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a scrap of paper is its number
            key={index}
            data-colour={index % 5}
            style={{
              left: `${share(1) * 100}%`,
              top: `${share(2) * 74}%`,
              rotate: `${share(3) * 180}deg`,
              animationDelay: `${share(4) * 1.4}s`,
            }}
          />
        );
      })}
    </div>
  );
}
