import type { ReactElement } from "react";
import { Glyph } from "../../../design/icons.tsx";
import styles from "./cell-mark.module.css";

export type MarkKind = "legal" | "hinted" | "chosen" | "preview" | "refused" | "last" | "focus" | "quiet";

interface CellMarkProps {
  readonly kind: MarkKind;
  readonly x?: number;
  readonly y?: number;
  /** In units; a location has two cells. */
  readonly width?: number;
  readonly height?: number;
  /** Nothing lies there: a legal space is then filled with light. */
  readonly free?: boolean;
}

/** What a place means now, drawn over what lies there: every state has a form of its own besides its hue. */
export function CellMark(props: CellMarkProps): ReactElement {
  const { kind, x = 0, y = 0, width = 100, height = 100, free = false } = props;
  return (
    <g transform={`translate(${x} ${y})`} className={styles["mark"]} pointerEvents="none">
      {kind === "legal" || kind === "hinted" ? (
        <Legal width={width} height={height} free={free} hinted={kind === "hinted"} />
      ) : (
        <Ring kind={kind} width={width} height={height} />
      )}
    </g>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const box = ({ width, height }: Size, out: number) => ({
  x: -out,
  y: -out,
  width: width + 2 * out,
  height: height + 2 * out,
});

function Legal({
  width,
  height,
  free,
  hinted,
}: Size & { readonly free: boolean; readonly hinted: boolean }): ReactElement {
  const inset = free ? 6 : -2;
  const path = brackets(width, height, inset);
  return (
    <>
      <g className={styles["breath"]}>
        {[26, 18, 11].map((line) => (
          <path key={line} d={path} className={styles["halo"]} strokeWidth={line} />
        ))}
        {free && <rect {...box({ width, height }, -inset)} rx="10" className={styles["light"]} />}
      </g>
      <path d={path} className={styles["core"]} />
      <path d={path} className={styles["bracket"]} />
      {hinted && (
        <g transform={`translate(${width / 2} ${inset - 4})`}>
          <circle r="19" className={styles["lamp"]} />
          <Glyph name="light-bulb" x={0} y={0} size={25} fill="var(--night-gold)" />
        </g>
      )}
    </>
  );
}

/** Four corners with round bends. */
function brackets(width: number, height: number, inset: number): string {
  const [a, b, c, d] = [inset, inset, width - inset, height - inset];
  const arm = 26;
  return (
    `M${a} ${b + arm}V${b + 10}q0 -10 10 -10H${a + arm}M${c - arm} ${b}H${c - 10}q10 0 10 10V${b + arm}` +
    `M${c} ${d - arm}V${d - 10}q0 10 -10 10H${c - arm}M${a + arm} ${d}H${a + 10}q-10 0 -10 -10V${d - arm}`
  );
}

function Ring({ kind, width, height }: Size & { readonly kind: Exclude<MarkKind, "legal" | "hinted"> }): ReactElement {
  const size = { width, height };
  switch (kind) {
    case "quiet":
      return <rect {...box(size, -2)} rx="10" className={styles["quiet"]} />;
    case "last":
      return <path d="M4 44V16q0 -12 12 -12H44Z" className={styles["last"]} />;
    case "focus":
      return (
        <>
          <rect {...box(size, 7)} rx="16" className={styles["focusCore"]} />
          <rect {...box(size, 7)} rx="16" className={styles["focus"]} />
        </>
      );
    case "refused":
      return (
        <>
          <rect {...box(size, 0)} rx="12" className={styles["refusedCore"]} />
          <rect {...box(size, 0)} rx="12" className={styles["refused"]} />
        </>
      );
    default:
      return (
        <>
          <rect {...box(size, 3)} rx="14" className={styles["chosenCore"]} />
          <rect {...box(size, 3)} rx="14" className={kind === "preview" ? styles["preview"] : styles["chosen"]} />
        </>
      );
  }
}
