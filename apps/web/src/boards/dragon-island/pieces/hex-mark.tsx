import type { ReactElement } from "react";
import { Glyph } from "../../../design/icons.tsx";
import { HEX, type Point, translate } from "./hex.ts";
import styles from "./hex-mark.module.css";

export type MarkKind = "legal" | "hinted" | "chosen" | "preview" | "refused" | "last" | "focus" | "quiet";

interface HexMarkProps extends Point {
  readonly kind: MarkKind;
  /** Nothing lies there: a legal space is then filled with light. */
  readonly free?: boolean;
}

const CORNERS: readonly (readonly [x: number, y: number])[] = [
  [0, -100],
  [86.6, -50],
  [86.6, 50],
  [0, 100],
  [-86.6, 50],
  [-86.6, -50],
];

/** Brackets at the six corners. */
const BRACKETS = CORNERS.map(([x, y], index) => {
  const [before, after] = [CORNERS[(index + 5) % 6], CORNERS[(index + 1) % 6]];
  const towards = ([ox, oy]: readonly [number, number] = [x, y]) => `${x + (ox - x) * 0.26} ${y + (oy - y) * 0.26}`;
  return `M${towards(before)}L${x} ${y}L${towards(after)}`;
}).join("");

/** What a hex means now, drawn over what lies there: every state has a form of its own besides its hue. */
export function HexMark({ kind, x, y, free = false }: HexMarkProps): ReactElement {
  return (
    <g transform={translate({ x, y })} className={styles["mark"]} pointerEvents="none" data-mark={kind}>
      {kind === "legal" || kind === "hinted" ? (
        <Legal free={free} isHinted={kind === "hinted"} />
      ) : (
        <Ring kind={kind} />
      )}
    </g>
  );
}

function Legal({ free, isHinted }: { readonly free: boolean; readonly isHinted: boolean }): ReactElement {
  return (
    <g transform={`scale(${free ? 0.9 : 0.93})`}>
      <g className={styles["breath"]}>
        {free && <path d={HEX} className={styles["light"]} />}
        {[30, 20].map((width) => (
          <path key={width} d={BRACKETS} className={styles["halo"]} strokeWidth={width} />
        ))}
      </g>
      <path d={BRACKETS} className={styles["core"]} />
      <path d={BRACKETS} className={styles["bracket"]} />
      {isHinted && (
        <g transform="translate(0 -98)">
          <circle r="24" className={styles["lamp"]} />
          <Glyph name="light-bulb" x={0} y={0} size={31} fill="var(--night-gold)" />
        </g>
      )}
    </g>
  );
}

const SCALES: Readonly<Record<Exclude<MarkKind, "legal" | "hinted">, number>> = {
  quiet: 1,
  last: 0.9,
  focus: 1.06,
  refused: 0.97,
  chosen: 1,
  preview: 1,
};

function Ring({ kind }: { readonly kind: Exclude<MarkKind, "legal" | "hinted"> }): ReactElement {
  return (
    <g transform={`scale(${SCALES[kind]})`}>
      {kind !== "quiet" && kind !== "last" && <path d={HEX} className={styles[`${kind}Core`]} />}
      <path d={HEX} className={styles[kind]} />
    </g>
  );
}
