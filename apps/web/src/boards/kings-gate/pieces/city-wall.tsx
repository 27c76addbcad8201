import type { Cell } from "@gatehouse/kings-gate";
import { memo, type ReactElement } from "react";
import styles from "./city-wall.module.css";
import { outline, outlinePath } from "./outline.ts";
import { CELL } from "./tile.ts";

interface CityWallProps {
  /** All cells in use: locations, districts, and the free spaces round the current location. */
  readonly cells: readonly Cell[];
}

/** The city's ground and the wall that grows with it, as strokes of one outline from outside in. */
export const CityWall = memo(function CityWall({ cells }: CityWallProps): ReactElement {
  const loops = outline(cells);
  const path = outlinePath(loops, CELL);
  return (
    <g className={styles["wall"]} fill="none" pointerEvents="none">
      <path d={path} className={styles["shadow"]} transform="translate(0 10)" />
      <path d={path} className={styles["edge"]} />
      <path d={path} className={styles["stone"]} />
      <path d={path} className={styles["merlons"]} />
      <path d={path} className={styles["walk"]} />
      {loops.flat().map(({ x, y }, corner) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: where two parts of the wall meet, two towers stand on one corner
        <use key={`${x},${y} ${corner}`} href="#kg-tower" x={x * CELL} y={y * CELL} />
      ))}
      <path d={path} fill="url(#kg-cobble)" />
      <path d={path} className={styles["inner"]} />
    </g>
  );
});
