import { LEVELS } from "@gatehouse/bots/levels";
import { Chevron } from "../../design/icons.tsx";
import type { House } from "../../design/seats.tsx";
import { botName } from "../../match/names.ts";
import { useTexts } from "../../texts/context.tsx";
import { LONGEST_NAME } from "../frame/name-chip.tsx";
import { SeatSigns } from "../parts/seat-signs.tsx";
import styles from "./seat-row.module.css";
import type { Mode, SeatChoice } from "./set-up.ts";

interface SeatRowProps {
  readonly mode: Mode;
  readonly seat: number;
  readonly houses: readonly House[] | undefined;
  readonly choice: SeatChoice;
  /** What the person is called if nothing is entered. */
  readonly standardName: string;
  readonly onChange: (choice: SeatChoice) => void;
}

const PERSON = "person";

/** One seat: its sign, the name, and who plays it. */
export function SeatRow({ mode, seat, houses, choice, standardName, onChange }: SeatRowProps) {
  const { text } = useTexts();
  const { bot, name } = choice;
  const place = { number: seat + 1 };
  const isHost = mode === "friends" && seat === 0;
  const person = text(mode === "play" || isHost ? "new.you" : mode === "pass" ? "new.person" : "new.friend");
  return (
    <li className={styles["row"]}>
      <SeatSigns houses={houses} size={28} />
      {bot === null && mode === "pass" ? (
        <input
          className={styles["field"]}
          aria-label={text("new.name-of", place)}
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={standardName}
          onChange={(event) => onChange({ bot, name: event.target.value })}
        />
      ) : (
        <span className={styles["name"]}>{bot === null ? standardName : botName(seat)}</span>
      )}
      {isHost ? (
        <span className={styles["name"]}>{person}</span>
      ) : (
        <span className={styles["select"]}>
          <select
            aria-label={text("new.who-plays", place)}
            value={bot ?? PERSON}
            onChange={({ target: { value } }) => onChange({ bot: value === PERSON ? null : value, name })}
          >
            <option value={PERSON}>{person}</option>
            {LEVELS.toReversed().map((each) => (
              <option key={each} value={each}>
                {text(`bot.${each}`)}
              </option>
            ))}
          </select>
          <Chevron to="down" />
        </span>
      )}
    </li>
  );
}
