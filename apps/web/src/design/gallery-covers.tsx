import type { ReactElement } from "react";
import { cover as island } from "../boards/dragon-island/cover.tsx";
import { cover as college } from "../boards/dragonsgate-college/cover.tsx";
import { cover as city } from "../boards/kings-gate/cover.tsx";
import styles from "./gallery.module.css";
import { Exhibit } from "./gallery.tsx";
import { Vine } from "./vines.tsx";

const COVERS = [college, city, island];
const SHAPES = ["arch", "banner", "square"] as const;

export function CoversGallery(): ReactElement {
  return (
    <>
      {SHAPES.map((shape) => (
        <Exhibit key={shape} title={`Covers: ${shape}`}>
          {COVERS.map(({ palette, Scene }) => (
            <div key={palette} className={styles[shape]} data-game={palette}>
              <Scene />
            </div>
          ))}
          {shape === "arch" && (
            <div className={styles["vine"]}>
              <Vine />
            </div>
          )}
        </Exhibit>
      ))}
    </>
  );
}
