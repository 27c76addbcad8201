import type { CSSProperties, ReactElement } from "react";
import { cx } from "./cx.ts";
import styles from "./seats.module.css";

/** Owner colours. Dragon Island's wizards have terrain colours, so there ivory stands in for amber. */
export const HOUSES = ["red", "blue", "amber", "green"] as const;
export const ISLAND_HOUSES = ["red", "blue", "ivory", "green"] as const;
export type House = (typeof HOUSES)[number] | (typeof ISLAND_HOUSES)[number];

export type Shape = "lozenge" | "circle" | "triangle" | "square";
export type Pattern = "plain" | "lines" | "dots" | "diagonals";

export interface SeatStyle {
  readonly shape: Shape;
  readonly pattern: Pattern;
  readonly fill: string;
  readonly deep: string;
  /** The line round an emblem on a leaf: light where the leaf is dark. */
  readonly edge: string;
  readonly pale: string;
  readonly light: string;
  /** Text on the fill. */
  readonly ink: string;
  /** The owner's name in a sentence. */
  readonly name: string;
}

const style = (house: House, shape: Shape, pattern: Pattern): SeatStyle => ({
  shape,
  pattern,
  fill: `var(--seat-${house})`,
  deep: `var(--seat-${house}-deep)`,
  edge: `var(--seat-${house}-edge)`,
  pale: `var(--seat-${house}-pale)`,
  light: `var(--seat-${house}-light)`,
  ink: `var(--seat-${house}-ink)`,
  name: `var(--seat-${house}-name)`,
});

/** Hue, shape and pattern always go together, so that no meaning depends on hue. */
export const SEAT_STYLES: Readonly<Record<House, SeatStyle>> = {
  red: style("red", "lozenge", "plain"),
  blue: style("blue", "circle", "lines"),
  amber: style("amber", "triangle", "dots"),
  green: style("green", "square", "diagonals"),
  ivory: style("ivory", "triangle", "dots"),
};

/** The house of a seat: by its place, in the game's own list. */
export function houseOf(seat: number, houses: readonly House[] = HOUSES): House {
  const house = houses[seat % houses.length];
  if (house === undefined) throw new Error(`no house for seat ${seat}`);
  return house;
}

/** The outline of a shape round a point; with the same radius all four look equally big. */
export function shapePath(shape: Shape, x: number, y: number, r: number): string {
  if (shape === "circle") return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  const side = r * 0.9;
  if (shape === "square") return `M${x - side} ${y - side}h${2 * side}v${2 * side}h${-2 * side}Z`;
  const half = r * 1.16;
  if (shape === "lozenge") return `M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}Z`;
  const [base, top, foot] = [r * 1.24, y - r * 1.12, y + r * 0.86];
  return `M${x} ${top}L${x + base} ${foot}L${x - base} ${foot}Z`;
}

/** How much lower than the centre a digit stands inside the shape, as a share of the radius. */
export function digitDrop(shape: Shape): number {
  return shape === "triangle" ? 0.22 : 0;
}

const MARKS: Readonly<Record<Pattern, string>> = {
  plain: "",
  lines: "M-6.200 -3H6.200M-7.200 0H7.200M-6.200 3H6.200",
  dots: "M0 -2.200v.01M-3.300 3.200v.01M3.300 3.200v.01",
  diagonals: "M-6 2L2 -6M-6 6L6 -6M-2 6L6 -2",
};

interface EmblemProps {
  readonly house: House;
  readonly size?: number;
  /** A number inside instead of the pattern, such as a total. */
  readonly value?: number;
  readonly label?: string;
  readonly className?: string;
}

/** The owner's sign in a line of text. */
export function SeatEmblem({ house, size = 18, value, label, className }: EmblemProps): ReactElement {
  const { shape, pattern, fill, edge, ink } = SEAT_STYLES[house];
  const font = shape === "triangle" && (value ?? 0) > 9 ? 8 : 10;
  const sign = (
    <>
      <path d={shapePath(shape, 0, 0, 7.6)} fill={fill} stroke={edge} strokeWidth="1.6" strokeLinejoin="round" />
      {value === undefined ? (
        <path d={MARKS[pattern]} className={styles["marks"]} data-pattern={pattern} stroke={ink} />
      ) : (
        <text y={digitDrop(shape) * 7.6 + font * 0.34} textAnchor="middle" fontSize={font} fontWeight="900" fill={ink}>
          {value}
        </text>
      )}
    </>
  );
  const box = { className: cx(styles["emblem"], className), width: size, height: size, viewBox: "-10 -10 20 20" };
  if (label === undefined) {
    return (
      <svg {...box} aria-hidden="true">
        {sign}
      </svg>
    );
  }
  return (
    <svg {...box} role="img" aria-label={label}>
      {sign}
    </svg>
  );
}

interface PennantProps {
  readonly house: House;
  readonly width?: number;
}

/** A hanging banner with hue, pattern and shape; needs `PieceDefs` on the page. */
export function SeatPennant({ house, width = 34 }: PennantProps): ReactElement {
  const { shape, deep } = SEAT_STYLES[house];
  const flag = "M1 0H33V44L17 36L1 44Z";
  return (
    <svg width={width} height={(width * 46) / 34} viewBox="0 0 34 46" aria-hidden="true" className={styles["emblem"]}>
      <path d={flag} fill={`url(#seat-${house})`} stroke={deep} strokeWidth="1.5" />
      <path d={flag} fill={`url(#pattern-${house})`} />
      <path d={shapePath(shape, 17, 17, 8.5)} fill="#fffaf0" stroke={deep} strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}

/** The custom properties `--fill`, `--deep`, `--pale`, `--on` of a house, for styling around its owner. */
export function houseColours(house: House): CSSProperties {
  const { fill, deep, pale, ink, name } = SEAT_STYLES[house];
  const properties: Record<`--${string}`, string> = {
    "--fill": fill,
    "--deep": deep,
    "--pale": pale,
    "--on": ink,
    "--name": name,
  };
  return properties;
}
