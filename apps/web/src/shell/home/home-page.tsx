import { useTexts } from "../../texts/context.tsx";
import { useArrival } from "../frame/scroll.ts";
import { GAMES } from "../games.ts";
import { useMatches } from "../matches/known-matches.ts";
import { GameLeaf } from "./game-leaf.tsx";
import styles from "./home-page.module.css";
import { MatchesLeaf } from "./matches-leaf.tsx";

export function HomePage() {
  const { text } = useTexts();
  const isReturning = useMatches().length > 0;
  useArrival(text("home.title"));
  return (
    <div className={styles["home"]} data-returning={isReturning || undefined}>
      <h1 className="visually-hidden">{text("home.heading")}</h1>
      <MatchesLeaf />
      <div className={styles["games"]}>
        {GAMES.map((game) => (
          <GameLeaf key={game.id} game={game} />
        ))}
      </div>
    </div>
  );
}
