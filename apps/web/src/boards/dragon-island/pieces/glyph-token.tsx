import type { Colour } from "@gatehouse/dragon-island";
import type { ReactElement } from "react";
import { Glyph } from "../../../design/icons.tsx";
import { GLYPHS, TERRAIN_STYLES } from "./terrain.ts";

interface GlyphTokenProps {
  readonly colour: Colour;
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
}

/** A colour as a round token with its sign: a cube of energy, a coin, what a tile gives. */
export function GlyphToken({ colour, x = 0, y = 0, r }: GlyphTokenProps): ReactElement {
  const isLight = colour === "white" || colour === "gold";
  const fill = colour === "white" ? "#fff" : colour === "gold" ? "url(#gold-token)" : TERRAIN_STYLES[colour].deep;
  const ink = colour === "white" ? "#3c5468" : "#5a3b05";
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r + r * 0.12} fill={isLight ? ink : "#fff6dd"} />
      <circle r={r} fill={fill} />
      <Glyph name={GLYPHS[colour]} x={0} y={0} size={r * 1.4} fill={isLight ? ink : "#fff3d6"} />
    </g>
  );
}

/** The same in a line of text. */
export function Token({ colour, size = 30 }: { readonly colour: Colour; readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true">
      <GlyphToken colour={colour} r={12.6} />
    </svg>
  );
}
