import type { DieColour } from "@gatehouse/dragonsgate-college";
import type { ReactElement } from "react";
import { type House, SEAT_STYLES, shapePath } from "../../../design/seats.tsx";
import styles from "./die.module.css";

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** The house whose die it is; white and black dice are nobody's. */
function houseOfDie(colour: DieColour): House | null {
  if (colour === "white" || colour === "black") return null;
  return colour === "yellow" ? "amber" : colour;
}

interface DieProps {
  readonly colour: DieColour;
  /** `null` for a die that shows nothing, such as one that lies on a board. */
  readonly face: number | null;
  readonly size?: number;
}

/** A die; pips of own dice have the shape of their owner. */
export function Die({ colour, face, size = 44 }: DieProps): ReactElement {
  const house = houseOfDie(colour);
  const radius = size < 30 ? 5 : 4.4;
  // A die that shows no face shows whose it is.
  const pips = face === null ? (house ? [[1, 1] as const] : []) : (PIPS[face] ?? []);
  return (
    <svg className={styles["die"]} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect x="2" y="4.500" width="44" height="43" rx="10" fill="#000" opacity=".32" />
      <rect x="2" y="1.500" width="44" height="44" rx="10" className={styles["body"]} data-colour={colour} />
      {house && <rect x="2" y="1.500" width="44" height="44" rx="10" fill={`url(#pattern-${house})`} />}
      <rect
        x="2"
        y="1.500"
        width="44"
        height="44"
        rx="10"
        fill="url(#dc-die-shade)"
        opacity={colour === "white" ? 0.55 : 1}
      />
      <rect
        x="2.800"
        y="2.300"
        width="42.400"
        height="42.400"
        rx="9.400"
        className={styles["edge"]}
        data-colour={colour}
      />
      {pips.map(([column, row]) => {
        const [x, y] = [13 + column * 11, 12.5 + row * 11];
        const path = shapePath(house ? SEAT_STYLES[house].shape : "circle", x, y, face === null ? 9 : radius);
        return <path key={`${column} ${row}`} d={path} className={styles["pip"]} data-colour={colour} />;
      })}
    </svg>
  );
}

interface FaceProps {
  readonly face: number;
  /** `used` is the face that opens something, `imps` one that imps lead to. */
  readonly state?: "used" | "imps" | "other";
  readonly size?: number;
}

/** A face as it is printed on gates. */
export function Face({ face, state = "other", size = 21 }: FaceProps): ReactElement {
  return (
    <svg
      className={styles["face"]}
      data-state={state}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="18" height="18" rx="4.500" />
      {(PIPS[face] ?? []).map(([column, row]) => (
        <circle key={`${column} ${row}`} cx={5.2 + column * 4.8} cy={5.2 + row * 4.8} r="2.100" />
      ))}
    </svg>
  );
}
