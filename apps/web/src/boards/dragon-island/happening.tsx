import type { DragonIsland } from "@gatehouse/dragon-island";
import { at } from "@gatehouse/engine";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { motionAllowed, SETTLE } from "../../design/motion.ts";
import { noiseAt } from "../../design/noise.ts";
import { Flying, seatOf } from "../../table/flights.tsx";
import type { Box } from "../../table/slots.ts";
import type { Table } from "../../table/table.ts";
import styles from "./island.module.css";
import { counted } from "./names.ts";
import { GlyphToken } from "./pieces/glyph-token.tsx";
import { centreOf, type Point, translate } from "./pieces/hex.ts";

const GLIDE_MS = 380;

interface GlidingProps extends Point {
  readonly children: ReactNode;
}

/** A figure that goes from where it stood to where it stands now. */
export function Gliding({ x, y, children }: GlidingProps) {
  const figure = useRef<SVGGElement>(null);
  const before = useRef<Point>({ x, y });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { x, y };
    if ((from.x === x && from.y === y) || !motionAllowed()) return;
    const start = `translate(${from.x - x}px, ${from.y - y}px)`;
    const middle = `translate(${(from.x - x) / 2}px, ${(from.y - y) / 2 - 50}px)`;
    const glide = figure.current?.animate([{ transform: start }, { transform: middle }, { transform: "none" }], {
      duration: GLIDE_MS,
      easing: SETTLE,
    });
    return () => glide?.cancel();
  }, [x, y]);
  return (
    <g transform={translate({ x, y })} pointerEvents="none">
      <g ref={figure}>{children}</g>
    </g>
  );
}

/** What was just produced flies from the tile to whoever placed it. */
export function Production({ table }: { readonly table: Table<DragonIsland> }) {
  const { events, view, step, viewer, isLive } = table;
  const produced = events.find((event) => event.type === "tile-produced");
  if (!produced || !isLive) return null;
  const { x, y } = centreOf(at(view.tiles, view.tiles.length - 1));
  return counted(produced.gained).map(({ colour, count }, index) => (
    <Flying
      key={`${step} ${colour}`}
      x={x + (index - 1) * 46}
      y={y}
      to={produced.seat === viewer ? `[data-stock="${colour}"]` : seatOf(produced.seat)}
      delay={320 + index * 90}
    >
      <GlyphToken colour={colour} r={26} />
      <text
        x="40"
        y="12"
        className={styles["number"]}
        fontSize="36"
        stroke="#211a2b"
        strokeWidth="8"
        paintOrder="stroke"
      >
        +{count}
      </text>
    </Flying>
  ));
}

/** Where clouds stand in a storm, as shares of its height, how far ahead of the others, and how large. */
const CLOUDS = [
  { down: -0.1, ahead: -120, size: 1.5 },
  { down: 0.12, ahead: 260, size: 1.1 },
  { down: 0.34, ahead: -40, size: 1.7 },
  { down: 0.58, ahead: 300, size: 1.2 },
  { down: 0.8, ahead: 20, size: 1.6 },
  { down: 1.05, ahead: 220, size: 1.3 },
];
const CLOUD =
  "M-190 40q-70 -4 -60 -56q10 -46 66 -40q30 -62 102 -40q40 -40 96 -6q70 -10 74 50q50 40 -8 82q-130 26 -270 10Z";
const LIT =
  "M-232 -20q18 -38 68 -32q30 -62 102 -40q40 -40 96 -6q34 -4 52 10q-40 -4 -64 22q-48 -30 -92 8q-60 -22 -84 26q-50 -8 -78 12Z";
const DROPS = 70;

/** Rain in a box round the origin, always the same. */
function rainIn(width: number, height: number): string {
  return Array.from({ length: DROPS }, (_, drop) => {
    const [x, y] = [(noiseAt(drop, 1, 3) - 0.5) * width, (noiseAt(drop, 2, 3) - 0.5) * height];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-34 92`;
  }).join("");
}

/** A storm that was just placed sweeps over the whole table: it grows dark, clouds and rain pass, lightning strikes its tile. */
export function StormSweep({ table, bounds }: { readonly table: Table<DragonIsland>; readonly bounds: Box }) {
  const isRaging = table.isLive && table.events.some(({ type }) => type === "storm-raged");
  if (!isRaging) return null;
  const { x, y, width, height } = bounds;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const struck = centreOf(at(table.view.tiles, table.view.tiles.length - 1));
  return (
    <g key={table.step} pointerEvents="none" data-storm="">
      <rect x={x - 3000} y={y - 3000} width={width + 6000} height={height + 6000} className={styles["gloom"]} />
      <path
        className={styles["lightning"]}
        transform={translate(struck)}
        d="M40 -460L-34 -250L18 -262L-46 -96L4 -104L-20 30L48 -150L2 -142L70 -300L22 -292Z"
      />
      <g transform={translate(middle)}>
        <g className={styles["front"]}>
          <path className={styles["rain"]} d={rainIn(1100, height + 500)} />
          {CLOUDS.map(({ down, ahead, size }) => (
            <g key={down} transform={`translate(${ahead} ${(down - 0.5) * height}) scale(${size})`}>
              <path className={styles["cloud"]} d={CLOUD} />
              <path className={styles["cloudLight"]} d={LIT} />
              <path className={styles["gust"]} d="M-260 70q120 -60 260 -10q90 30 70 -34q-22 -44 -62 -12" />
            </g>
          ))}
        </g>
      </g>
    </g>
  );
}
