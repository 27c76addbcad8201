import type { ListedMatch } from "@gatehouse/protocol";
import { useEffect, useState } from "react";
import { Heading } from "../design/heading.tsx";
import { Leaf } from "../design/leaf.tsx";
import { botName } from "../match/names.ts";
import { asked, server } from "../match/online/client.ts";
import { Page } from "../shell/frame/page.tsx";
import { shownGame } from "../shell/games.ts";
import { ButtonLink } from "../shell/parts/button-link.tsx";
import { GameList } from "../shell/parts/game-list.tsx";
import { useGameWords } from "../shell/parts/game-words.ts";
import { SceneThumb } from "../shell/parts/scene-thumb.tsx";
import styles from "./lobby-page.module.css";
import { paceWords } from "./pace.ts";
import { Served } from "./served.tsx";
import { useOnlineTexts } from "./texts.ts";

const FRESH_MS = 10_000;

interface Lists {
  readonly open: readonly ListedMatch[];
  readonly running: readonly ListedMatch[];
}

/** Tables to sit down at, matches to watch, and the way to a table of one's own. */
export function LobbyPage() {
  const { text } = useOnlineTexts();
  return (
    <Page title={text("lobby.title")} lead={text("lobby.lead")} width="wide">
      <Served>
        <Tables />
      </Served>
    </Page>
  );
}

function Tables() {
  const { text } = useOnlineTexts();
  const lists = useLists();
  return (
    <div className={styles["lobby"]}>
      <section className={styles["own"]}>
        <Heading level={2} initial="ruled" size={19}>
          {text("lobby.own")}
        </Heading>
        <GameList>
          {({ id, isPlayable }, name) =>
            isPlayable && (
              <ButtonLink href={`/friends/${id}`} icon="three-friends" label={text("lobby.open-game", { name })}>
                {text("lobby.open-table")}
              </ButtonLink>
            )
          }
        </GameList>
        <p className={styles["code"]}>
          {text("lobby.have-code")} <ButtonLink href="/join">{text("lobby.enter-code")}</ButtonLink>
        </p>
      </section>
      <List title={text("lobby.open")} empty={text("lobby.none-open")} matches={lists?.open} verb="lobby.sit-down" />
      <List
        title={text("lobby.running")}
        empty={text("lobby.none-running")}
        matches={lists?.running}
        verb="lobby.watch"
      />
    </div>
  );
}

function useLists(): Lists | null {
  const [lists, setLists] = useState<Lists | null>(null);
  useEffect(() => {
    let isGone = false;
    const refresh = async () => {
      if (document.visibilityState === "hidden") return;
      const [open, running] = await Promise.all([
        asked(server().matches.open({})),
        asked(server().matches.running({})),
      ]);
      if (!isGone && open.ok && running.ok) setLists({ open: open.value, running: running.value });
    };
    void refresh();
    const timer = setInterval(() => void refresh(), FRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, []);
  return lists;
}

interface ListProps {
  readonly title: string;
  readonly empty: string;
  readonly matches: readonly ListedMatch[] | undefined;
  readonly verb: string;
}

function List({ title, empty, matches, verb }: ListProps) {
  return (
    <Leaf className={styles["leaf"]}>
      <Heading level={2} initial="ruled" size={19}>
        {title}
      </Heading>
      {matches?.length === 0 && <p className={styles["empty"]}>{empty}</p>}
      <ul className={styles["list"]}>
        {matches?.map((match) => (
          <Row key={match.table.id} match={match} verb={verb} />
        ))}
      </ul>
    </Leaf>
  );
}

function Row({ match: { table }, verb }: { readonly match: ListedMatch; readonly verb: string }) {
  const texts = useOnlineTexts();
  const { text } = texts;
  const { name } = useGameWords(table.game);
  const game = shownGame(table.game);
  const sitting = table.seats.map(({ kind, name: own }, seat) => (kind === "bot" ? botName(seat) : own));
  const people = sitting.filter((own) => own !== null);
  const count = sitting.length - people.length;
  if (count > 0) people.push(text("lobby.free", { count }));
  return (
    <li className={styles["row"]} data-game={table.game}>
      {game && <SceneThumb game={game} />}
      <div className={styles["words"]}>
        <b>{name}</b>
        <span>{new Intl.ListFormat(texts.language).format(people)}</span>
        <span className={styles["soft"]}>{paceWords(table.pace, text)}</span>
      </div>
      <ButtonLink href={`/table/${table.id}`} label={text("verb-for", { verb: text(verb), name })}>
        {text(verb)}
      </ButtonLink>
    </li>
  );
}
