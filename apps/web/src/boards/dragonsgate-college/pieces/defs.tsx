import type { ReactElement } from "react";
import styles from "./defs.module.css";

/** What the pieces of the college refer to by id; once per page that shows any, beside the design's `PieceDefs`. */
export function CollegeDefs(): ReactElement {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: "absolute" }}>
      <defs>
        <linearGradient id="dc-die-shade" x2="0" y2="1">
          <stop stopColor="#fff" stopOpacity=".34" />
          <stop offset=".45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopOpacity=".28" />
        </linearGradient>
        <linearGradient id="dc-sky" x2="0" y2="1">
          <stop className={styles["sky1"]} />
          <stop offset=".5" className={styles["sky2"]} />
          <stop offset="1" className={styles["sky3"]} />
        </linearGradient>
        <linearGradient id="dc-stone" x2="0" y2="1">
          <stop className={styles["stone2"]} />
          <stop offset="1" className={styles["stone3"]} />
        </linearGradient>
        <radialGradient id="dc-lit" cy=".55" r=".75">
          <stop stopColor="#fffaea" />
          <stop offset=".6" stopColor="#fdeabb" />
          <stop offset="1" stopColor="#eebf62" />
        </radialGradient>
        <radialGradient id="dc-dim" cy=".55" r=".8">
          <stop stopColor="#f3e8d2" />
          <stop offset=".6" stopColor="#e2d1b4" />
          <stop offset="1" stopColor="#b99c84" />
        </radialGradient>
        <linearGradient id="dc-shut" x2="0" y2="1">
          <stop stopColor="#382c56" />
          <stop offset="1" stopColor="#231a3a" />
        </linearGradient>
        <pattern id="dc-brick" width="44" height="22" patternUnits="userSpaceOnUse">
          <path
            d="M0 .5h44M0 11.500h44M12 0v11M34 11v11"
            stroke="#1c1430"
            strokeOpacity=".22"
            strokeWidth="1.200"
            fill="none"
          />
        </pattern>
        <pattern id="dc-lawn" width="15" height="15" patternUnits="userSpaceOnUse">
          <path d="M4 11l2-4 2 4M11 5l1.500-3 1.500 3" className={styles["grass"]} />
        </pattern>
        <filter id="dc-blur" x="-40%" y="-40%" width="180%" height="180%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
    </svg>
  );
}
