import type { ReactNode } from "react";
import styles from "./arched-scene.module.css";

const [WIDTH, HEIGHT] = [286, 388];
const SPRING = HEIGHT * 0.4;

/** A pointed arch, `inset` within the picture. */
function arch(inset: number): string {
  const [left, right, foot] = [inset, WIDTH - inset, HEIGHT - inset];
  return (
    `M${left} ${foot}V${SPRING}C${left} ${SPRING * 0.45} ${WIDTH * 0.26} ${SPRING * 0.3} ${WIDTH / 2} ${inset + 2}` +
    `C${WIDTH * 0.74} ${SPRING * 0.3} ${right} ${SPRING * 0.45} ${right} ${SPRING}V${foot}Z`
  );
}

const GILT = arch(9);
const WHOLE = `M0 0H${WIDTH}V${HEIGHT}H0Z`;
const TENDRIL =
  "M12 96C12 47 30 47 32 31C34 12 16 12 18 29C20 42 28 37 26 26M32 31C44 34 56 16 84 16M44 28C48 12 58 6 62 19";
const BERRIES = "M84 16h.01M12 99h.01M46 47h.01";

/** A game's picture in a gilded arch, as a page of a book of hours has it. */
export function ArchedScene({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles["arch"]}>
      {children}
      <svg className={styles["frame"]} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path d={WHOLE + GILT} fillRule="evenodd" className={styles["spandrels"]} />
        {["", `translate(${WIDTH} 0) scale(-1 1)`].map((mirror) => (
          <g key={mirror} transform={mirror} fill="none" stroke="#e9bf5a" strokeLinecap="round">
            <path d={TENDRIL} strokeWidth="1.4" opacity=".9" />
            <path d={BERRIES} strokeWidth="6.5" />
          </g>
        ))}
        <g fill="none">
          <path d={GILT} stroke="#3a2605" strokeOpacity=".6" strokeWidth="9" />
          <path d={GILT} stroke="url(#gold-bar)" strokeWidth="6" />
          <path d={arch(13)} stroke="#3a2605" strokeOpacity=".45" strokeWidth="1.5" />
        </g>
      </svg>
    </div>
  );
}
