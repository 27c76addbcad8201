import type { Colour, Face } from "@gatehouse/dragon-island";
import { memo, type ReactElement } from "react";
import { Glyph, type IconName } from "../../../design/icons.tsx";
import { textureId } from "./defs.tsx";
import { GlyphToken } from "./glyph-token.tsx";
import { HEX } from "./hex.ts";
import { GLYPHS, PRINTS, TERRAIN_STYLES, type Terrain } from "./terrain.ts";

/** What a face looks like, whatever it is given later. */
export function terrainOf({ colour, icon }: Pick<Face, "colour" | "icon">): Terrain {
  return colour ?? (icon === "gold" ? "keep" : "wild");
}

interface TileFaceProps {
  readonly terrain: Terrain;
  /** What is printed at its foot; what a building covers is left out. */
  readonly prints: readonly IconName[];
  /** The colour that a wild tile was given. */
  readonly named?: Colour | null;
  readonly variant?: number;
  /** In the hand everything printed is larger, since the whole tile is small and nothing stands on it. */
  readonly isSmall?: boolean;
}

/** The face of a tile round the origin, with a side below that makes it thick. */
export const TileFace = memo(function TileFace(props: TileFaceProps): ReactElement {
  const { terrain, prints, named = null, variant = 0, isSmall = false } = props;
  const { deep } = TERRAIN_STYLES[terrain];
  return (
    <>
      <path d={HEX} transform="translate(0 9)" fill={deep} />
      <use href={`#${textureId(terrain, variant)}`} />
      <path d={HEX} transform="scale(.955)" fill="none" stroke="#fff8e0" strokeOpacity=".5" strokeWidth="3" />
      <path d={HEX} fill="none" stroke={deep} strokeWidth="4" strokeLinejoin="round" />
      <Medallions prints={prints} r={isSmall ? 31 : 20} y={isSmall ? 44 : 65} />
      {terrain === "wild" ? (
        <WildMark named={named} isSmall={isSmall} />
      ) : (
        <GlyphToken colour={terrain === "keep" ? "gold" : terrain} y={isSmall ? -54 : -72} r={isSmall ? 28 : 16} />
      )}
    </>
  );
});

/** All prints of a face. */
export function printsOf({ icon }: Pick<Face, "icon">): readonly IconName[] {
  return PRINTS[icon];
}

interface MedallionsProps {
  readonly prints: readonly IconName[];
  readonly r: number;
  readonly y: number;
}

function Medallions({ prints, r, y }: MedallionsProps): ReactElement[] {
  return prints.map((print, index) => {
    const x = (index - (prints.length - 1) / 2) * (r * 2 + 9);
    return <Medallion key={x} icon={print} x={x} y={y} r={r} />;
  });
}

interface MedallionProps {
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function Medallion({ icon, x, y, r }: MedallionProps): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r + 2} fill="#fff6dd" opacity=".9" />
      <circle r={r} fill="#241a14" />
      <Glyph name={icon} x={0} y={0} size={r * 1.36} fill="#fff3d6" />
    </g>
  );
}

/** A triangle: empty until a colour is named. */
function WildMark({ named, isSmall }: { readonly named: Colour | null; readonly isSmall: boolean }): ReactElement {
  return (
    <g transform={isSmall ? "translate(0 -52) scale(1.5) translate(0 68)" : undefined}>
      <path
        d="M0 -92L22 -56H-22Z"
        fill={named ? TERRAIN_STYLES[named].deep : "#241d2e"}
        stroke="#fff6dd"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeDasharray={named ? undefined : "7 5"}
      />
      {named && <Glyph name={GLYPHS[named]} x={0} y={-68} size={20} fill="#fff6dd" />}
      {!named && (
        <text y="-62" textAnchor="middle" fontSize="20" fontWeight="900" fill="#fff6dd">
          ?
        </text>
      )}
    </g>
  );
}
