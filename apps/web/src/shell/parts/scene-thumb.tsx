import type { ShownGame } from "../games.ts";
import styles from "./scene-thumb.module.css";

/** A game's picture where there is little room. */
export function SceneThumb({ game }: { readonly game: ShownGame }) {
  const { Scene } = game.cover;
  return (
    <div className={styles["thumb"]}>
      <Scene />
    </div>
  );
}
