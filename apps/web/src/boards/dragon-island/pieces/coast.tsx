import type { Hex } from "@gatehouse/grid";
import { memo, type ReactElement } from "react";
import styles from "./coast.module.css";
import { coastPath } from "./coast-line.ts";

/** Shoals, foam and sand round the island, as strokes of one coast line from outside in. */
export const Coast = memo(function Coast({ hexes }: { readonly hexes: readonly Hex[] }): ReactElement {
  const path = coastPath(hexes);
  return (
    <g className={styles["coast"]} pointerEvents="none">
      {["far", "near", "shoal", "foam"].map((layer) => (
        <path key={layer} d={path} className={styles[layer]} />
      ))}
      <path d={path} className={styles["wet"]} transform="translate(0 8)" />
      <path d={path} className={styles["sand"]} />
      <path d={path} className={styles["bank"]} />
    </g>
  );
});
