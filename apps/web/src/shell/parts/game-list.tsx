import type { ReactNode } from "react";
import { Heading } from "../../design/heading.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { GAMES, type ShownGame } from "../games.ts";
import styles from "./game-list.module.css";
import { useGameWords } from "./game-words.ts";

/** All games in a row, or below one another where there is little room, each with what a page has to say about it. */
export function GameList({ children }: { readonly children: (game: ShownGame, name: string) => ReactNode }) {
  return (
    <div className={styles["room"]}>
      <ul className={styles["list"]}>
        {GAMES.map((game) => (
          <Item key={game.id} game={game}>
            {children}
          </Item>
        ))}
      </ul>
    </div>
  );
}

function Item(props: { readonly game: ShownGame; readonly children: (game: ShownGame, name: string) => ReactNode }) {
  const { game, children } = props;
  const { name } = useGameWords(game.id);
  return (
    <li data-game={game.id}>
      <Leaf as="div" className={styles["leaf"]}>
        <div className={styles["scene"]}>
          <game.cover.Scene />
        </div>
        <div className={styles["body"]}>
          <Heading level={2} size={20}>
            {name}
          </Heading>
          {children(game, name)}
        </div>
      </Leaf>
    </li>
  );
}
