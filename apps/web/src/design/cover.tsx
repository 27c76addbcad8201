import type { ComponentType, CSSProperties, ReactElement, ReactNode } from "react";
import styles from "./cover.module.css";
import type { IconName } from "./icons.tsx";
import { GROUND } from "./scenery.tsx";

/** How a game shows itself where it is chosen. */
export interface GameCover {
  /** The value of `data-game`, which sets its colours. */
  readonly palette: string;
  /** Fills its box, whatever shape that has. */
  readonly Scene: ComponentType;
  /** Stands for the game where there is little room. */
  readonly emblem: IconName;
  readonly players: readonly [least: number, most: number];
  readonly minutes: readonly [least: number, most: number];
}

/** A part of a scene: the height that is shown, its top, and the middle of its width. */
interface Crop {
  readonly top: number;
  readonly height: number;
  readonly middle: number;
}

interface SceneBoxProps {
  /** What a wide strip shows. */
  readonly strip: Crop;
  /** What a small square shows. */
  readonly square: Crop;
  readonly children: ReactNode;
}

/** Shows of a painted scene what suits the shape of the box: all of it when it stands upright, else a part. */
export function SceneBox({ strip, square, children }: SceneBoxProps): ReactElement {
  return (
    <div className={styles["box"]} aria-hidden="true">
      <svg
        className={styles["scene"]}
        style={{ ...properties("strip", strip), ...properties("square", square) }}
        viewBox={`${GROUND.x} ${GROUND.y} ${GROUND.width} ${GROUND.height}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {children}
      </svg>
    </div>
  );
}

function properties(name: string, { top, height, middle }: Crop): CSSProperties {
  const set: Record<`--${string}`, number> = {
    [`--${name}-top`]: top,
    [`--${name}-height`]: height,
    [`--${name}-middle`]: middle - GROUND.x,
  };
  return set;
}
