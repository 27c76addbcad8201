import type { Counter, Tile } from "@gatehouse/kings-gate";
import { memo, type ReactElement } from "react";
import { Glyph } from "../../../design/icons.tsx";
import { digitDrop, SEAT_STYLES, shapePath } from "../../../design/seats.tsx";
import { CounterToken } from "./counter-token.tsx";
import { SkylineArt } from "./skylines.tsx";
import { type Detail, faceOf } from "./tile.ts";

const BARRACKS = 3;
const VELLUM = "#fffaf0";

interface DistrictProps {
  readonly tile: Tile;
  readonly x?: number;
  readonly y?: number;
  readonly counter?: Counter | null;
  readonly detail?: Detail;
  /** Without a shadow, for a ghost. */
  readonly flat?: boolean;
}

/** Where the emblem stands and how big its digit is: triangles hold less, so they are larger and hang lower. */
function layout(isTriangle: boolean, detail: Detail, hasCounter: boolean) {
  if (detail === "full") return isTriangle ? { x: 50, y: 40, r: 30, font: 42 } : { x: 50, y: 34, r: 28, font: 47 };
  if (hasCounter) return isTriangle ? { x: 43, y: 45, r: 33, font: 46 } : { x: 40, y: 39, r: 30, font: 50 };
  return isTriangle ? { x: 50, y: 52, r: 38, font: 54 } : { x: 50, y: 47, r: 33, font: 56 };
}

/** A district tile of 100 × 100: the owner's colour, pattern and shape, the kind's skyline, and what it counts. */
export const District = memo(function District(props: DistrictProps): ReactElement {
  const { tile, x = 0, y = 0, counter = null, detail = "full", flat = false } = props;
  const { house, district, value } = faceOf(tile, counter);
  const { shape, deep, pale } = SEAT_STYLES[house];
  const emblem = layout(shape === "triangle", detail, counter !== null);
  const centre = emblem.y + digitDrop(shape) * emblem.r;
  return (
    <g transform={`translate(${x} ${y})`}>
      {!flat && <rect x="1" y="10" width="98" height="92" rx="11" fill="#1a1208" opacity=".28" />}
      <rect x="2" y="7" width="96" height="92" rx="10" fill={deep} />
      <rect x="2" y="2" width="96" height="91" rx="10" fill={`url(#seat-${house})`} />
      <rect x="2" y="2" width="96" height="91" rx="10" fill={`url(#pattern-${house})`} />
      {detail === "full" && <SkylineArt district={district} pale={pale} deep={deep} />}
      <rect
        x="5.500"
        y="5.500"
        width="89"
        height="84"
        rx="7"
        fill="none"
        stroke={pale}
        strokeOpacity=".6"
        strokeWidth="1.600"
      />
      <path
        d={shapePath(shape, emblem.x, emblem.y, emblem.r)}
        fill={VELLUM}
        stroke={deep}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      {value === null ? (
        <Glyph name="spiked-dragon-head" x={emblem.x} y={centre} size={emblem.font * 0.86} fill={deep} />
      ) : (
        <text
          x={emblem.x}
          y={centre + emblem.font * 0.34}
          textAnchor="middle"
          fontSize={emblem.font}
          fontWeight="900"
          fill={counter === "guildmaster" ? "#7a4f05" : "#2b2118"}
        >
          {value}
        </text>
      )}
      {district === BARRACKS && <Shield big={detail === "plain"} />}
      {counter && <CounterToken counter={counter} x={77} y={detail === "plain" ? 74 : 71} r={25} />}
    </g>
  );
});

/** Barracks are never covered. */
function Shield({ big }: { readonly big: boolean }): ReactElement {
  return big ? (
    <Glyph name="checked-shield" x={82} y={19} size={26} fill={VELLUM} />
  ) : (
    <Glyph name="checked-shield" x={84} y={17} size={18} fill={VELLUM} />
  );
}
