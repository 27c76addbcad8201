import type { DragonIsland } from "@gatehouse/dragon-island";
import { HEX_DIRECTIONS } from "@gatehouse/grid";
import { Glyph } from "../../design/icons.tsx";
import type { House } from "../../design/seats.tsx";
import type { Table } from "../../table/table.ts";
import styles from "./island.module.css";
import { counted, houseOfSeat } from "./names.ts";
import { PETAL_RADIUS, type Petal, type Sign } from "./petals.ts";
import { BuildingFigure } from "./pieces/buildings.tsx";
import { EnergyMark } from "./pieces/energy-mark.tsx";
import { Dragon } from "./pieces/figures.tsx";
import { GlyphToken } from "./pieces/glyph-token.tsx";

const DISC = PETAL_RADIUS - 6;

/** One choice around a tile: a round leaf with what it does, and below it what it costs and gives. */
export function PetalMark({ table, petal }: { readonly table: Table<DragonIsland>; readonly petal: Petal }) {
  const { sign, isLegal } = petal;
  return (
    <>
      <circle r={DISC + 6} cy="5" fill="#000" opacity=".35" />
      {isLegal && <circle r={DISC + 6} className={styles["halo"]} />}
      <circle r={DISC} className={styles["disc"]} />
      <g className={styles["sign"]}>
        <Picture sign={sign} house={houseOfSeat(table, table.seat ?? 0)} />
        <Price sign={sign} />
      </g>
    </>
  );
}

function Picture({ sign, house }: { readonly sign: Sign; readonly house: House }) {
  switch (sign.kind) {
    case "colour":
      return <GlyphToken colour={sign.colour} r={33} />;
    case "dragon":
      return <Dragon colour={sign.colour} size={sign.isGoing ? 66 : 50} />;
    case "capture":
      return <Glyph name="crossed-swords" x={0} y={-4} size={56} fill="#f0c765" />;
    case "tame":
      return <Dragon colour={sign.colour} y={-6} size={58} />;
    case "building":
      return (
        <g transform="translate(0 -4) scale(.56)">
          <BuildingFigure building={sign.building} house={house} />
        </g>
      );
    case "direction":
      return (
        <g transform={`rotate(${HEX_DIRECTIONS.indexOf(sign.direction) * 60 - 60})`}>
          <path
            d="M-24 -8H2V-24L30 0L2 24V8H-24Z"
            fill="#f0c765"
            stroke="#2b1a05"
            strokeWidth="3"
            strokeLinejoin="round"
          />
        </g>
      );
    case "maps":
      return <Glyph name="treasure-map" x={0} y={0} size={54} fill="#f0c765" />;
    case "gold":
      return <Glyph name="two-coins" x={0} y={-4} size={52} fill="#f0c765" />;
  }
}

/** What it costs and gives, on a ribbon across the foot. */
function Price({ sign }: { readonly sign: Sign }) {
  switch (sign.kind) {
    case "capture":
    case "building": {
      const half = sign.cost > 9 ? 86 : 75;
      return (
        <Ribbon width={2 * half}>
          <EnergyMark x={20 - half} r={14} />
          <Text x={sign.cost > 9 ? -26 : -22}>{`−${sign.cost}`}</Text>
          <Glyph name="laurel-crown" x={half - 58} y={0} size={32} fill="#f0c765" />
          <Text x={half - 24}>{`+${sign.fame}`}</Text>
        </Ribbon>
      );
    }
    case "tame":
      return (
        <Ribbon width={92}>
          <GlyphToken colour="gold" x={-24} r={15} />
          <Text x={16}>{`−${sign.gold}`}</Text>
        </Ribbon>
      );
    case "gold":
      return (
        <Ribbon width={92}>
          <GlyphToken colour="gold" x={-24} r={15} />
          <Text x={16}>{`+${sign.gold}`}</Text>
        </Ribbon>
      );
    case "direction": {
      const gained = counted(sign.gained);
      const width = gained.length * 52 + 10;
      return (
        <Ribbon width={width}>
          {gained.map(({ colour, count }, index) => {
            const x = (index - (gained.length - 1) / 2) * 52;
            return (
              <g key={colour}>
                <GlyphToken colour={colour} x={x - 12} r={15} />
                <Text x={x + 16}>{String(count)}</Text>
              </g>
            );
          })}
        </Ribbon>
      );
    }
    default:
      return null;
  }
}

interface RibbonProps {
  readonly width: number;
  readonly children: React.ReactNode;
}

function Ribbon({ width, children }: RibbonProps) {
  return (
    <g transform={`translate(0 ${DISC - 2})`}>
      <rect x={-width / 2} y="-24" width={width} height="48" rx="24" className={styles["pill"]} />
      {children}
    </g>
  );
}

function Text({ x, children }: { readonly x: number; readonly children: string }) {
  return (
    <text x={x} y="14" fontSize="41" className={styles["number"]}>
      {children}
    </text>
  );
}
