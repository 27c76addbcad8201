import { memo, type ReactElement } from "react";
import { HEX } from "./hex.ts";
import { TERRAIN_STYLES, TERRAINS } from "./terrain.ts";
import { Texture, VARIANTS } from "./textures.tsx";

/**
 * What the pieces of the island refer to by id; once per page that shows any, beside the design's `PieceDefs`. Each terrain is
 * drawn here a few times and then only repeated: an island has forty tiles, and a jungle has a hundred parts.
 */
export const IslandDefs = memo(function IslandDefs(): ReactElement {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
      <defs>
        <clipPath id="di-hex">
          <path d={HEX} />
        </clipPath>
        <Glow id="di-clear" from={0} colour="#fff" opacity={0.55} />
        <Glow id="di-clear-red" from={0.4} colour="#a8452f" opacity={0.85} />
        <Glow id="di-light" from={0.2} colour="#ffd76a" opacity={0.9} />
        {/* The sun stands at the upper left, over every tile. */}
        <linearGradient id="di-sun" x1=".15" y1="0" x2=".85" y2="1">
          <stop stopColor="#fffbe0" stopOpacity=".42" />
          <stop offset=".45" stopColor="#fffbe0" stopOpacity="0" />
          <stop offset="1" stopColor="#06121c" stopOpacity=".3" />
        </linearGradient>
        {TERRAINS.map((terrain) => (
          <linearGradient key={terrain} id={`di-${terrain}`} x2="0" y2="1">
            <stop stopColor={TERRAIN_STYLES[terrain].light} />
            <stop offset="1" stopColor={TERRAIN_STYLES[terrain].dark} />
          </linearGradient>
        ))}
        {TERRAINS.flatMap((terrain) =>
          VARIANTS.map((variant) => (
            <g key={`${terrain} ${variant}`} id={textureId(terrain, variant)} clipPath="url(#di-hex)">
              <path d={HEX} fill={`url(#di-${terrain})`} />
              <Texture terrain={terrain} variant={variant} />
              <path d={HEX} fill="url(#di-sun)" />
            </g>
          )),
        )}
      </defs>
    </svg>
  );
});

export function textureId(terrain: string, variant: number): string {
  return `di-${terrain}-${variant}`;
}

interface GlowProps {
  readonly id: string;
  /** Up to where it is full, as a share of its radius. */
  readonly from: number;
  readonly colour: string;
  readonly opacity: number;
}

function Glow({ id, from, colour, opacity }: GlowProps): ReactElement {
  return (
    <radialGradient id={id}>
      <stop offset={from} stopColor={colour} stopOpacity={opacity} />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  );
}
