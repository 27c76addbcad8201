import { useTexts } from "../../texts/context.tsx";
import { shownGame } from "../games.ts";
import { useHouses } from "../parts/boards.ts";
import { useGameWords } from "../parts/game-words.ts";
import { SceneThumb } from "../parts/scene-thumb.tsx";
import { SeatSigns } from "../parts/seat-signs.tsx";
import type { KnownMatch } from "./known-match.ts";
import styles from "./match-row.module.css";
import { ago, askedName, isOver, isYours, peopleOf, standing } from "./summary.ts";

interface MatchRowProps {
  readonly match: KnownMatch;
  /** Without the other players where the screen is narrow. */
  readonly isBrief?: boolean;
}

/** What a list says about a match: a picture of the game, who else plays, and how it stands. */
export function MatchRow({ match, isBrief = false }: MatchRowProps) {
  const texts = useTexts();
  const { name } = useGameWords(match.game);
  const houses = useHouses(match.game, match.players.length);
  const game = shownGame(match.game);
  const isMine = isYours(match);
  const people = peopleOf(match);
  const facts = [
    !isMine && match.actors.length > 0 && !isOver(match) && texts.text("match.to-move", { name: askedName(match) }),
    standing(match, texts),
    !isBrief && (!isMine || isOver(match)) && ago(match.updated, Date.now(), texts),
  ];
  return (
    <div className={styles["row"]} data-game={match.game} data-brief={isBrief || undefined}>
      {game && <SceneThumb game={game} />}
      <div className={styles["words"]}>
        <div className={styles["name"]}>{name}</div>
        <div className={styles["others"]}>
          {match.players.map(
            (player, seat) =>
              (people.length > 1 || !people.includes(seat)) && (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
                <span key={seat}>
                  <SeatSigns houses={houses?.[seat]} size={16} />
                  {player.name || texts.text(match.online ? "match.free" : "new.player", { number: seat + 1 })}
                </span>
              ),
          )}
        </div>
        <div className={styles["facts"]}>{facts.filter((fact) => fact !== false).join(" · ")}</div>
      </div>
    </div>
  );
}
