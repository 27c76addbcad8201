import type { GameTypes } from "@gatehouse/engine";
import type { Proposal } from "@gatehouse/protocol";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Button, IconButton } from "../design/button.tsx";
import { Icon, type IconName } from "../design/icons.tsx";
import type { OnlineTable } from "../match/online/table.ts";
import { useControl } from "../table/control.ts";
import { useLayout } from "../table/layout.ts";
import { useAnnounce } from "../table/live-region.tsx";
import { sinceLastTurn } from "../table/log-entries.ts";
import notices from "../table/notices.module.css";
import { useOnlineState } from "../table/online-signs.tsx";
import type { Table } from "../table/table.ts";
import type { Texts } from "../texts/texts.ts";
import styles from "./notices.module.css";
import { paceWords } from "./pace.ts";
import { useOnlineTexts } from "./texts.ts";

/** What is asked of whoever sits here, and what is worth knowing about the table. */
export function OnlineNotices({ table }: { readonly table: OnlineTable }) {
  return (
    <>
      <Connection table={table} />
      <Question table={table} />
      <Covered table={table} />
      <Rematch table={table} />
      <Returned />
      <Frozen table={table} />
    </>
  );
}

interface NoticeProps {
  readonly icon: IconName;
  readonly words: string;
  readonly children?: React.ReactNode;
}

/** Said to those who listen when it comes up. */
function Notice({ icon, words, children }: NoticeProps) {
  const announce = useAnnounce();
  useEffect(() => announce(words), [announce, words]);
  return (
    <div className={notices["notice"]}>
      <Icon name={icon} size={20} />
      <p>{words}</p>
      {children !== undefined && <span className={styles["verbs"]}>{children}</span>}
    </div>
  );
}

/** A short break of the line is nobody's business. */
const PATIENCE_MS = 700;

function Connection({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const { link } = useControl();
  const { isConnected } = useOnlineState(table);
  const isLost = useDelayed(!isConnected, PATIENCE_MS);
  if (!isLost) return null;
  const unsent = link.unsent ?? 0;
  return <Notice icon="hourglass" words={text(unsent > 0 ? "connection.lost-kept" : "connection.lost", { unsent })} />;
}

function useDelayed(isOn: boolean, after: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return setLong(false);
    const timer = setTimeout(() => setLong(true), after);
    return () => clearTimeout(timer);
  }, [isOn, after]);
  return isOn && isLong;
}

/** Somebody asks all the others. */
function Question({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const { attempt, table: shown } = useControl();
  const { proposal, phase } = useOnlineState(table).table;
  if (!proposal || phase === "over") return null;
  const isAgreed = table.mine.every((seat) => proposal.agreed.includes(seat));
  return (
    <Notice icon="three-friends" words={questionWords(proposal, isAgreed, shown, text)}>
      {table.mine.length > 0 &&
        (isAgreed ? (
          <Button onClick={() => void attempt(() => table.answer(false))}>{text("question.withdraw")}</Button>
        ) : (
          <>
            <Button kind="primary" onClick={() => void attempt(() => table.answer(true))}>
              {text("question.agree")}
            </Button>
            <Button onClick={() => void attempt(() => table.answer(false))}>{text("question.refuse")}</Button>
          </>
        ))}
    </Notice>
  );
}

function questionWords(proposal: Proposal, isAgreed: boolean, table: Table<GameTypes>, text: Texts["text"]): string {
  const name = table.nameOf(proposal.by);
  if (proposal.kind === "pace") {
    const pace = paceWords(proposal.pace, text);
    return text(isAgreed ? "question.pace-asked" : "question.pace", { name, pace });
  }
  const steps = table.history.filter(({ seq = 0 }) => seq >= proposal.to).length;
  return text(isAgreed ? "question.takeback-asked" : "question.takeback", { name, steps });
}

/** A bot plays for whoever looks. */
function Covered({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const { attempt, sight } = useControl();
  const { seats, phase } = useOnlineState(table).table;
  const cover = sight.viewer === null ? null : seats[sight.viewer]?.cover;
  if (!cover || phase !== "playing") return null;
  return (
    <Notice icon="robot-golem" words={text(`covered.${cover.reason}`)}>
      {cover.reason !== "resigned" && (
        <Button kind="primary" onClick={() => void attempt(() => table.uncover())}>
          {text("covered.take-back")}
        </Button>
      )}
    </Notice>
  );
}

/** Somebody has laid the same table again. */
function Rematch({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const { attempt } = useControl();
  const [, navigate] = useLocation();
  const { rematch } = useOnlineState(table).table;
  const [seen] = useState(rematch);
  if (rematch === null || rematch === seen || table.mine.length === 0) return null;
  const sitDown = () =>
    attempt(async () => {
      const sat = await table.rematch();
      if (sat.ok) navigate(`/table/${sat.value}`);
      return sat;
    });
  return (
    <Notice icon="crossed-swords" words={text("rematch.asked")}>
      <Button kind="primary" onClick={() => void sitDown()}>
        {text("rematch.sit-down")}
      </Button>
    </Notice>
  );
}

/** Whoever comes back hears how much has happened, where the log is not in sight anyway. */
function Returned() {
  const { text } = useOnlineTexts();
  const { sight, open, sheet, table } = useControl();
  const layout = useLayout();
  const { history, viewer } = sight;
  const first = useRef(history.length);
  const [isRead, setRead] = useState(false);
  const others = history
    .slice(Math.max(1, sinceLastTurn(history, viewer)))
    .filter(({ seat }) => seat !== viewer).length;
  const hasPlayed = history.some(({ seat }) => seat === viewer);
  // Only on arriving: what happens while one looks on was seen.
  const isNew = history.length === first.current && table.seat !== null;
  useEffect(() => {
    if (sheet === "log") setRead(true);
  }, [sheet]);
  if (isRead || !isNew || !hasPlayed || others === 0 || layout === "wide") return null;
  return (
    <Notice icon="tied-scroll" words={text("returned.since", { moves: others })}>
      <Button onClick={() => open("log")}>{text("returned.show")}</Button>
      <IconButton icon="cancel" size={16} label={text("notice.close")} onClick={() => setRead(true)} />
    </Notice>
  );
}

/** Played under other rules: it can only be looked at. */
function Frozen({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const { frozen } = useOnlineState(table).table;
  return frozen === null ? null : <Notice icon="padlock" words={text("frozen.words")} />;
}
