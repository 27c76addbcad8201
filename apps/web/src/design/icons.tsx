import type { ReactElement } from "react";
import type { ICON_NAMES } from "./icons.generated.ts";
// A sprite, not script: it is fetched once beside the first page instead of weighing on every bundle.
import sprite from "./icons.svg?url&no-inline";

export type IconName = (typeof ICON_NAMES)[number];

interface IconProps {
  readonly name: IconName;
  /** Side in CSS pixels. */
  readonly size?: number;
  /** What it says where no text beside it does; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** An icon in a line of text or a button, in the colour of the text. */
export function Icon({ name, size = 18, label, className }: IconProps): ReactElement {
  const shape = <use href={`${sprite}#${name}`} />;
  const box = { className, width: size, height: size, viewBox: "0 0 512 512", fill: "currentColor", style: FIXED };
  if (label === undefined) {
    return (
      <svg {...box} aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg {...box} role="img" aria-label={label}>
      {shape}
    </svg>
  );
}

const FIXED = { flex: "none" } as const;

interface GlyphProps {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  /** Side in the units of the drawing. */
  readonly size: number;
  readonly fill?: string;
  /** Draws a paper edge round it, like a printed wooden piece. */
  readonly edge?: string;
}

/** An icon inside a drawing, centred on a point. */
export function Glyph({ name, x, y, size, fill = "currentColor", edge }: GlyphProps): ReactElement {
  const box = { href: `${sprite}#${name}`, x: x - size / 2, y: y - size / 2, width: size, height: size };
  if (edge === undefined) return <use {...box} fill={fill} />;
  return (
    <>
      <use {...box} fill={edge} stroke={edge} strokeWidth="44" strokeLinejoin="round" />
      <use {...box} fill={fill} />
    </>
  );
}

const CHEVRONS = { left: "M10 2L4 8l6 6", right: "M6 2l6 6-6 6", up: "M2 10l6-6 6 6", down: "M2 6l6 6 6-6" } as const;

/** A plain arrow head, for what icons of the pack are too heavy for. */
export function Chevron({ to, size = 14 }: { readonly to: keyof typeof CHEVRONS; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" style={FIXED}>
      <path d={CHEVRONS[to]} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
