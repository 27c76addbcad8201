import type { GameTypes } from "@gatehouse/engine";
import { memo, useMemo } from "react";
import { Heading } from "../design/heading.tsx";
import { Icon } from "../design/icons.tsx";
import { SeatEmblem } from "../design/seats.tsx";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import styles from "./log.module.css";
import { type LogEntry, type LogTurn, sinceLastTurn, turnsOf } from "./log-entries.ts";
import { sayTheSame } from "./same-chapters.ts";
import type { Chapter } from "./slots.ts";

export interface LogProps {
  readonly chapters: readonly Chapter[];
  readonly isQuiet: (event: GameTypes["Event"]) => boolean;
}

/** The match in sentences: what is new to the viewer as a story, and what was before, newest first. */
export const Log = memo(function Log({ chapters, isQuiet }: LogProps) {
  const { sight } = useControl();
  const texts = useTexts();
  const { history, viewer } = sight;
  const { since, earlier } = useMemo(() => {
    const border = sinceLastTurn(history, viewer);
    const isNew = (turn: LogTurn) => (turn.entries[0]?.step ?? 0) >= border;
    const turns = turnsOf(history, chapters, isQuiet);
    return { since: turns.filter(isNew), earlier: turns.filter((turn) => !isNew(turn)).reverse() };
  }, [history, viewer, chapters, isQuiet]);
  return (
    <div className={styles["log"]} data-log>
      <section className={styles["since"]}>
        <Heading level={3} initial="ruled" className={styles["heading"] ?? ""}>
          {texts.text(viewer === null ? "log.newest" : "log.since")}
        </Heading>
        {since.length === 0 && <p className={styles["nothing"]}>{texts.text("log.nothing")}</p>}
        <Turns turns={since} />
      </section>
      {earlier.length > 0 && (
        <section>
          <Heading level={3} initial="ruled" className={styles["heading"] ?? ""}>
            {texts.text("log.earlier")}
          </Heading>
          <Turns turns={earlier} isReversed />
        </section>
      )}
    </div>
  );
}, sayTheSame);

/** In reverse order a chapter's name stands below its steps; there it would be read as the next one's. */
function Turns({ turns, isReversed = false }: { readonly turns: readonly LogTurn[]; readonly isReversed?: boolean }) {
  return (
    <ol className={styles["turns"]}>
      {turns.map((turn, index) => {
        const key = turn.entries[0]?.step ?? `chapter ${turn.opens?.from}`;
        const chapter = turn.opens && <p className={styles["chapter"]}>{turn.opens.name}</p>;
        return (
          <li key={key} className={styles["turn"]} data-first={index === 0 || undefined}>
            {!isReversed && chapter}
            <Turn turn={turn} />
            {isReversed && chapter}
          </li>
        );
      })}
    </ol>
  );
}

function Turn({ turn: { seat, entries } }: { readonly turn: LogTurn }) {
  const { table } = useControl();
  if (entries.length === 0) return null;
  const houses = seat === null ? [] : (table.houses[seat] ?? []);
  return (
    <div className={styles["lines"]}>
      <span className={styles["sign"]}>
        {seat === null ? (
          <Icon name="hourglass" size={16} />
        ) : (
          houses.map((house) => <SeatEmblem key={house} house={house} />)
        )}
      </span>
      <div>
        {entries.map((entry) => (
          <Entry key={entry.step} entry={entry} />
        ))}
      </div>
    </div>
  );
}

/** A press shows the moment of the match that is told. */
function Entry({ entry: { step, events } }: { readonly entry: LogEntry }) {
  const { table, show, open, sheet } = useControl();
  const texts = useTexts();
  return (
    <button
      type="button"
      className={styles["entry"]}
      aria-current={table.step === step && !table.isLive ? "step" : undefined}
      onClick={() => {
        show(step);
        // On a phone the log lies over the board that shall be seen.
        if (sheet === "log") open(null);
      }}
    >
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened in a step never changes
        <span key={index}>
          {index > 0 && " "}
          {texts.show(table.rules.words.event(event))}
        </span>
      ))}
      <span className="visually-hidden"> {texts.text("log.show-step", { step })}</span>
    </button>
  );
}
