import { memo, type ReactElement } from "react";
import { noiseAt } from "../../../design/noise.ts";
import type { Box } from "../../../table/slots.ts";
import styles from "./sea.module.css";

/** Waves stand in a grid of this size, each a little out of line. */
const STEP = { x: 110, y: 42 };

/** Waves over a part of the sea; each belongs to its place, so that nothing jumps when the island grows. */
export const Waves = memo(function Waves({ x, y, width, height }: Box): ReactElement {
  const [left, top] = [Math.floor(x / STEP.x), Math.floor(y / STEP.y)];
  const [columns, rows] = [Math.ceil(width / STEP.x), Math.ceil(height / STEP.y)];
  const spots = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [left + (index % columns), top + Math.floor(index / columns)];
    return { column, row, kind: noiseAt(column, row, 5) };
  });
  const crests = (least: number, most: number) =>
    spots
      .filter(({ kind }) => kind >= least && kind < most)
      .map(({ column, row }) => {
        const wx = (column + (row % 2) / 2) * STEP.x + noiseAt(column, row, 6) * 30;
        const wy = row * STEP.y + noiseAt(column, row, 7) * 16;
        return `M${wx.toFixed(0)} ${wy.toFixed(0)}q11 -10 22 0t22 0`;
      })
      .join("");
  return (
    <g className={styles["waves"]} pointerEvents="none">
      <path d={crests(0, 0.3)} opacity=".2" />
      <path d={crests(0.3, 0.55)} opacity=".36" />
    </g>
  );
});

const POINTS = [0, 90, 180, 270];

/** A compass rose on the open sea. */
export function CompassRose(): ReactElement {
  return (
    <svg className={styles["rose"]} viewBox="-60 -60 120 120" aria-hidden="true">
      <g fill="none" stroke="#bfe3dc">
        <circle r="46" strokeWidth="1.500" />
        <circle r="38" strokeDasharray="3 5" />
      </g>
      {POINTS.map((angle) => (
        <g key={angle}>
          <path transform={`rotate(${angle + 45})`} d="M0 -36L5 -8L0 0L-5 -8Z" fill="#8fc0b6" />
          <g transform={`rotate(${angle})`}>
            <path d="M0 -58L8 -10L0 0Z" fill="#e8d9a4" />
            <path d="M0 -58L-8 -10L0 0Z" fill="#7d9a86" />
          </g>
        </g>
      ))}
    </svg>
  );
}
