import type { Cell } from "@gatehouse/kings-gate";
import { memo, type ReactElement } from "react";
import { noiseAt } from "../../../design/noise.ts";
import styles from "./landscape.module.css";
import { CELL } from "./tile.ts";

interface LandscapeProps {
  /** What can be seen, in units; drawn a little beyond. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Cells of the city, which stay free. */
  readonly cells: readonly Cell[];
}

/** One thing on the fields; its place follows from its coordinate alone, so nothing jumps when the view moves. */
interface Growth {
  readonly kind: "tree" | "hill" | "acre";
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What grows in the square at a coordinate. */
function growthAt(column: number, row: number): readonly Growth[] {
  const at = (salt: number) => noiseAt(column, row, salt);
  const spot = (salt: number) => ({ x: (column + at(salt)) * CELL, y: (row + at(salt + 1)) * CELL });
  if (at(0) < 0.055) return [{ kind: "hill", ...spot(1), scale: 0.9 + at(3) * 0.8 }];
  if (at(0) < 0.12) return [{ kind: "acre", ...spot(1), scale: 0.8 + at(3) * 0.6 }];
  const trees = at(4) < 0.42 ? 0 : at(4) < 0.78 ? 1 : 2;
  return Array.from({ length: trees }, (_, i) => ({ kind: "tree", ...spot(5 + 2 * i), scale: 0.85 + at(9 + i) * 0.5 }));
}

/** How far, in cells, things keep away from the city, so that none looks out from under the wall. */
const CLEAR: Readonly<Record<Growth["kind"], readonly [left: number, right: number]>> = {
  tree: [0.5, 0.5],
  hill: [0.5, 2.9],
  acre: [0.6, 1.9],
};

/** Fields, hills and trees outside the wall. */
export const Landscape = memo(function Landscape({ x, y, width, height, cells }: LandscapeProps): ReactElement {
  const [left, top] = [Math.floor(x / CELL) - 2, Math.floor(y / CELL) - 1];
  const [columns, rows] = [Math.ceil(width / CELL) + 4, Math.ceil(height / CELL) + 3];
  const growths = Array.from({ length: columns * rows }, (_, i) =>
    growthAt(left + (i % columns), top + Math.floor(i / columns)),
  )
    .flat()
    .filter((growth) => !cells.some((cell) => isNear(growth, cell)));
  const ordered = [...growths].sort((a, b) => depth(a) - depth(b) || a.y - b.y);
  const ground = { x: left * CELL, y: top * CELL, width: columns * CELL, height: rows * CELL };
  return (
    <g pointerEvents="none">
      <rect {...ground} className={styles["field"]} />
      <rect {...ground} fill="url(#kg-furrow)" />
      {ordered.map(({ kind, x: gx, y: gy, scale }) => (
        <g key={`${gx},${gy}`} transform={`translate(${gx.toFixed(1)} ${gy.toFixed(1)}) scale(${scale.toFixed(2)})`}>
          {kind === "acre" ? (
            <path d="M0 0L118 -26L150 34L26 62Z" className={styles["acre"]} fill="url(#kg-plough)" />
          ) : (
            <use href={kind === "tree" ? "#kg-tree" : "#kg-hill"} />
          )}
        </g>
      ))}
    </g>
  );
});

function depth({ kind }: Growth): number {
  return kind === "tree" ? 1 : 0;
}

function isNear({ kind, x, y }: Growth, cell: Cell): boolean {
  const [before, after] = CLEAR[kind];
  const [dx, dy] = [cell.x - x / CELL, cell.y - y / CELL];
  return dx > -1 - before && dx < after && dy > -1.9 && dy < 0.8;
}
