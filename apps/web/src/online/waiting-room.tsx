import { STANDARD_LEVEL } from "@gatehouse/bots/levels";
import type { Seat } from "@gatehouse/engine";
import type { SeatInfo, TableInfo, TableLinks } from "@gatehouse/protocol";
import { Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { Button } from "../design/button.tsx";
import { Heading } from "../design/heading.tsx";
import { Icon } from "../design/icons.tsx";
import { Leaf } from "../design/leaf.tsx";
import { botName } from "../match/names.ts";
import type { ServerFault } from "../match/online/client.ts";
import { me } from "../match/online/identity.ts";
import type { OnlineTable } from "../match/online/table.ts";
import { useTitle } from "../shell/matches/badge.ts";
import { useHouses } from "../shell/parts/boards.ts";
import { useGameWords } from "../shell/parts/game-words.ts";
import { SeatSigns } from "../shell/parts/seat-signs.tsx";
import { useOnlineState } from "../table/online-signs.tsx";
import { faultWords } from "./fault-words.ts";
import { OptionList } from "./option-list.tsx";
import { paceWords } from "./pace.ts";
import { ShareLink } from "./share-link.tsx";
import { SitDown } from "./sit-down.tsx";
import { useOnlineTexts } from "./texts.ts";
import styles from "./waiting-room.module.css";

/** Before the match: who is there, how others come in. It begins by itself when nobody is missing. */
export function WaitingRoom({ table }: { readonly table: OnlineTable }) {
  return (
    <Suspense>
      <Room table={table} />
    </Suspense>
  );
}

function Room({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const { table: info, isConnected } = useOnlineState(table);
  const { name } = useGameWords(info.game);
  const isSeated = table.mine.length > 0;
  const missing = info.seats.filter(isFree).length;
  const title = text("waiting.title", { name });
  useTitle(title);
  if (info.phase === "closed") return <Closed />;
  return (
    <main className={styles["page"]} data-game={info.game}>
      <Leaf className={styles["leaf"]}>
        <Heading level={1} initial="framed" size={28}>
          {title}
        </Heading>
        <p role="status" className={styles["state"]}>
          {text(info.phase === "salting" ? "waiting.shuffling" : "waiting.missing", { missing })}
          {!isConnected && ` ${text("online.reconnecting")}`}
        </p>
        <Seats table={table} />
        {isSeated ? missing > 0 && <Invitation table={table} /> : <SitDown table={table} />}
        <p className={styles["facts"]}>
          <Icon name="hourglass" size={18} /> {paceWords(info.pace, text)}
        </p>
        <OptionList game={info.game} options={info.options} />
        <footer className={styles["verbs"]}>
          {isSeated && <Leave table={table} />}
          <Link href="/">{text("waiting.home")}</Link>
        </footer>
      </Leaf>
    </main>
  );
}

function isFree({ kind, player }: SeatInfo): boolean {
  return kind !== "bot" && player === null;
}

function Closed() {
  const { text } = useOnlineTexts();
  return (
    <main className={styles["page"]}>
      <Leaf className={styles["leaf"]}>
        <Heading level={1} size={26}>
          {text("waiting.closed")}
        </Heading>
        <footer className={styles["verbs"]}>
          <Link href="/">{text("waiting.home")}</Link>
        </footer>
      </Leaf>
    </main>
  );
}

function Seats({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const { table: info } = useOnlineState(table);
  const houses = useHouses(info.game, info.seats.length);
  return (
    <ol className={styles["seats"]} aria-label={text("waiting.seats")}>
      {info.seats.map((sitter, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
        <li key={seat} className={styles["seat"]} data-free={isFree(sitter) || undefined}>
          <SeatSigns houses={houses?.[seat]} size={28} />
          <b>{seatName(sitter, seat, text)}</b>
          <SeatState table={table} info={info} seat={seat} />
        </li>
      ))}
    </ol>
  );
}

function seatName({ kind, name }: SeatInfo, seat: Seat, text: (key: string) => string): string {
  if (kind === "bot") return botName(seat);
  return name ?? text("waiting.free");
}

interface SeatStateProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly seat: Seat;
}

/** Whether somebody is there; a free seat can be given to a bot by whoever made the table. */
function SeatState({ table, info, seat }: SeatStateProps) {
  const { text } = useOnlineTexts();
  const { present } = useOnlineState(table);
  const sitter = info.seats[seat];
  const isHost = me()?.id === info.host;
  if (!sitter) return null;
  if (sitter.kind === "bot")
    return (
      <span className={styles["here"]}>
        {text(`bot.${sitter.level}`)}
        {isHost && (
          <Button kind="quiet" onClick={() => void table.arrange(seat, null)}>
            {text("waiting.free-again")}
          </Button>
        )}
      </span>
    );
  if (isFree(sitter))
    return isHost ? (
      <Button kind="quiet" icon="robot-golem" onClick={() => void table.arrange(seat, STANDARD_LEVEL)}>
        {text("waiting.bot-instead")}
      </Button>
    ) : null;
  const isMine = sitter.player === me()?.id;
  const isHere = isMine || present.has(sitter.player ?? "");
  return (
    <span className={styles["here"]} data-here={isHere || undefined}>
      {text(isMine ? "waiting.you" : isHere ? "waiting.here" : "waiting.away")}
    </span>
  );
}

/** One link for everybody who shall come. */
function Invitation({ table }: { readonly table: OnlineTable }) {
  const texts = useOnlineTexts();
  const { text } = texts;
  const [links, setLinks] = useState<TableLinks | ServerFault | null>(null);
  useEffect(() => {
    void table.links().then((answer) => setLinks(answer.ok ? answer.value : answer.error));
  }, [table]);
  if (links === null) return <div className={styles["invitation"]} />;
  if ("reason" in links) return <p role="alert">{faultWords(links, texts)}</p>;
  return (
    <section className={styles["invitation"]}>
      <Heading level={2} initial="ruled" size={19}>
        {text("waiting.invite")}
      </Heading>
      <ShareLink link={links.join} code={links.code} label={text("waiting.invite-link")} isPrimary />
    </section>
  );
}

function Leave({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const [, navigate] = useLocation();
  const leave = async () => {
    const done = await table.leave();
    if (done.ok) navigate("/");
  };
  return (
    <Button kind="quiet" icon="exit-door" onClick={() => void leave()}>
      {text("waiting.leave")}
    </Button>
  );
}
