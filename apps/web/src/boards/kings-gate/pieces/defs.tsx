import type { ReactElement } from "react";
import styles from "./defs.module.css";

/** What the pieces of the city refer to by id; once per page that shows any, beside the design's `PieceDefs`. */
export function CityDefs(): ReactElement {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles["defs"]}>
      <defs>
        <linearGradient id="kg-safe" x2="0" y2="1">
          <stop stopColor="#fffdf5" />
          <stop offset=".55" stopColor="#f7eed6" />
          <stop offset="1" stopColor="#e2d2a4" />
        </linearGradient>
        <linearGradient id="kg-dangerous" x2="0" y2="1">
          <stop stopColor="#2a171d" />
          <stop offset=".6" stopColor="#54232a" />
          <stop offset="1" stopColor="#7c3a2f" />
        </linearGradient>
        <pattern id="kg-cobble" width="25" height="20" patternUnits="userSpaceOnUse">
          <rect width="25" height="20" className={styles["cobble"]} />
          <path d="M0 .8H25M0 10.800H25M6 .8V10.800M18.500 10.800V20.800" className={styles["joint"]} />
        </pattern>
        <pattern id="kg-furrow" width="40" height="19" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
          <path d="M0 9q10 -8 20 0t20 0" className={styles["furrow"]} />
        </pattern>
        <pattern id="kg-plough" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(24)">
          <path d="M0 3H14M0 10H14" className={styles["plough"]} />
        </pattern>
        <g id="kg-tower">
          <circle cy="6" r="23" fill="#000" opacity=".25" />
          <circle r="22" className={styles["towerEdge"]} />
          <circle r="19" className={styles["tower"]} />
          <circle r="16" className={styles["towerGap"]} />
          <circle r="8" className={styles["towerTop"]} />
        </g>
        <g id="kg-tree">
          <ellipse cx="2" cy="1" rx="14" ry="4.500" fill="#000" opacity=".16" />
          <path d="M-2 0V-12h4V0Z" className={styles["trunk"]} />
          <circle cy="-20" r="13.500" className={styles["crown"]} />
          <circle cx="-4" cy="-23" r="7.500" className={styles["leaves"]} />
        </g>
        <g id="kg-hill">
          <path d="M0 0C40 -42 96 -48 160 0Z" className={styles["hill"]} />
          <path d="M88 -33c16 8 26 20 32 31M106 -25c9 6 15 14 19 23" className={styles["hillLine"]} />
        </g>
      </defs>
    </svg>
  );
}
