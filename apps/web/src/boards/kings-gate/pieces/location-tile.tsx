import { LOCATIONS } from "@gatehouse/kings-gate";
import { type ComponentType, memo, type ReactElement } from "react";
import { Glyph } from "../../../design/icons.tsx";
import { Graveyard, Harbour, KingsGateArt, TourneyGrounds, WizardsTower } from "./buildings-dangerous.tsx";
import { Cathedral, Garrison, GuildHall, Palace, RoyalLibrary } from "./buildings-safe.tsx";
import { letter } from "./location-name.ts";
import { Prizes, Winners, type Won } from "./location-prizes.tsx";
import type { Detail } from "./tile.ts";

/** In the order of their numbers. */
const BUILDINGS: readonly ComponentType[] = [
  Palace,
  Cathedral,
  WizardsTower,
  Graveyard,
  GuildHall,
  Garrison,
  Harbour,
  TourneyGrounds,
  RoyalLibrary,
  KingsGateArt,
];

export type { Won } from "./location-prizes.tsx";

interface LocationTileProps {
  /** Counted from 0, the Palace. */
  readonly location: number;
  /** Its name in the reader's language. */
  readonly name: string;
  readonly x?: number;
  readonly y?: number;
  /** The King was played here: safe and dangerous change places. */
  readonly swapped?: boolean;
  /** Once it is scored: who won what, best first. Coins become the winners' emblems. */
  readonly won?: readonly Won[] | null;
  /** It is played for now: a gold ring round it. */
  readonly current?: boolean;
  readonly detail?: Detail;
}

const SAFE = {
  side: "#a6946a",
  ink: "#2b2118",
  number: "#7a5410",
  frame: "#c7a558",
  band: "#fffdf6",
  ridge: "#cdbb8a",
};
const DANGEROUS = {
  side: "#140b0e",
  ink: "#f8e6c6",
  number: "#f0b46a",
  frame: "#c2604c",
  band: "#1b0f13",
  ridge: "#1c0d10",
};

/** A location, 200 × 100: its building, number and name, and what can be or was won there. */
export const LocationTile = memo(function LocationTile(props: LocationTileProps): ReactElement | null {
  const { location, name, x = 0, y = 0, swapped = false, won = null, current = false, detail = "full" } = props;
  const rules = LOCATIONS[location];
  const Building = BUILDINGS[location];
  if (!rules || !Building) return null;
  const dangerous = rules.dangerous !== swapped;
  const skin = dangerous ? DANGEROUS : SAFE;
  const plain = detail === "plain";
  const title = letter(name, dangerous || swapped ? 128 : 150);
  const band = title.lines.length > 1 ? 40 : 27;
  return (
    <g transform={`translate(${x} ${y})`}>
      {current && <Halo />}
      <rect x="1" y="10" width="198" height="93" rx="12" fill="#1a1208" opacity=".32" />
      <rect x="2" y="7" width="196" height="92" rx="10" fill={skin.side} />
      <rect x="2" y="2" width="196" height="91" rx="10" fill={`url(#${dangerous ? "kg-dangerous" : "kg-safe"})`} />
      <path d="M4 90L40 72L70 84L110 60L150 82L196 66V84Q196 91 189 91H12Z" fill={skin.ridge} opacity=".35" />
      <g transform={plain ? "translate(6 89) scale(.78)" : "translate(9 89) scale(.95)"}>
        <Building />
      </g>
      {!plain && <path d={`M2 ${2 + band}V12Q2 2 12 2H188Q198 2 198 12V${2 + band}Z`} fill={skin.band} opacity=".88" />}
      <rect
        x="5"
        y="5"
        width="190"
        height="85"
        rx="7.500"
        fill="none"
        stroke={skin.frame}
        strokeWidth="2"
        strokeDasharray={dangerous ? "9 3" : undefined}
      />
      <text data-display="" x="12" y={plain ? 30 : 23.5} fontSize={plain ? 30 : 22} fontWeight="800" fill={skin.number}>
        {location + 1}
      </text>
      {!plain &&
        title.lines.map((line, row) => (
          <text
            key={line}
            x={location === 9 ? 42 : location === 0 ? 26 : 31}
            y={(title.lines.length > 1 ? 20 : 22.5) + row * 16.5}
            fontSize={title.size}
            fontWeight="800"
            fill={skin.ink}
          >
            {line}
          </text>
        ))}
      {dangerous && (
        <Glyph
          name="crossed-swords"
          x={plain ? 178 : 182}
          y={plain ? 22 : 16}
          size={plain ? 28 : 17}
          fill={skin.number}
        />
      )}
      {swapped && (
        <Glyph name="crown" x={plain ? 148 : 161} y={plain ? 22 : 16} size={plain ? 28 : 18} fill={skin.number} />
      )}
      {won ? (
        <Winners won={won} plain={plain} edge={dangerous ? skin.ink : null} />
      ) : (
        <Prizes location={location} plain={plain} />
      )}
      {current && <rect x="-3" y="-3" width="206" height="105" rx="15" fill="none" stroke="#fff3cf" strokeWidth="8" />}
      {current && (
        <rect x="-3" y="-3" width="206" height="105" rx="15" fill="none" stroke="#e3a71f" strokeWidth="4.500" />
      )}
    </g>
  );
});

/** Light round the current location: a few wide strokes, since a blur is costly while the board moves. */
function Halo(): ReactElement {
  return (
    <g fill="none" stroke="#f5c24a" strokeOpacity=".2">
      {[56, 42, 28, 16].map((line) => (
        <rect key={line} x="0" y="2" width="200" height="98" rx="18" strokeWidth={line} />
      ))}
    </g>
  );
}
