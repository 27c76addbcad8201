import { Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { Icon } from "../../design/icons.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { MoreTexts, useTexts } from "../../texts/context.tsx";
import { Page } from "../frame/page.tsx";
import { shownGame } from "../games.ts";
import { useBoard } from "../parts/boards.ts";
import { useGame, useGameWords } from "../parts/game-words.ts";
import { NotFoundPage } from "../parts/not-found-page.tsx";
import { type Chapter, type Clause, chaptersOf, marked, searched } from "./clauses.ts";
import styles from "./rules-page.module.css";

/** The rules of a game by number. The address of a clause can be shared. */
export function RulesPage({ game }: { readonly game: string }) {
  const { text } = useTexts();
  const { name } = useGameWords(game);
  if (!shownGame(game)?.hasRules) return <NotFoundPage />;
  return (
    <Page title={text("rules.of", { name })} game={game} lead={text("rules.lead")} width="wide">
      <Rules id={game} key={game} />
    </Page>
  );
}

function Rules({ id }: { readonly id: string }) {
  const { text } = useTexts();
  const found = useGame(id);
  const board = useBoard(id);
  const [query, setQuery] = useState("");
  const sought = useDeferredValue(query);
  const aim = useLocationProperty(() => decodeURIComponent(location.hash.slice(1)));
  const reached = useRef("");
  useEffect(() => {
    if (reached.current === aim) return;
    const clause = document.getElementById(aim);
    // A search may hide the very clause that is linked.
    if (!clause && sought) return setQuery("");
    clause?.scrollIntoView({ block: "center" });
    reached.current = aim;
  });
  if (!found) return null;
  const Defs = board?.ClauseDefs;
  const shown = searched(chaptersOf(found.texts), sought);
  const count = shown.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return (
    <div className={styles["columns"]}>
      {Defs && <Defs />}
      <div className={styles["side"]}>
        <label className={styles["search"]}>
          <span className="visually-hidden">{text("rules.search")}</span>
          <Icon name="magnifying-glass" />
          <input
            type="search"
            value={query}
            placeholder={text("rules.search")}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <p role="status" className={styles["count"]}>
          {text("rules.count", { count })}
        </p>
        <Contents chapters={shown} />
      </div>
      <div className={styles["chapters"]}>
        {shown.length === 0 && <p className={styles["none"]}>{text("rules.none")}</p>}
        <MoreTexts texts={found.texts}>
          {shown.map((chapter) => (
            <ChapterLeaf key={chapter.id} game={id} chapter={chapter} query={sought} aim={aim} />
          ))}
        </MoreTexts>
      </div>
    </div>
  );
}

function Contents({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const { text } = useTexts();
  return (
    <nav aria-label={text("rules.contents")} className={styles["contents"]}>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{numberOf(id)}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ChapterProps {
  readonly game: string;
  readonly chapter: Chapter;
  readonly query: string;
  /** The clause that the address names. */
  readonly aim: string;
}

function ChapterLeaf({ game, chapter: { id, title, clauses }, query, aim }: ChapterProps) {
  return (
    <Leaf className={styles["chapter"]} id={id} aria-labelledby={`${id}-title`} data-aim={aim === id || undefined}>
      <h2 id={`${id}-title`} className={styles["title"]}>
        <span className={styles["number"]}>{numberOf(id)}</span> {title}
      </h2>
      <ol>
        {clauses.map((clause) => (
          <ClauseItem key={clause.id} game={game} clause={clause} query={query} isAim={aim === clause.id} />
        ))}
      </ol>
    </Leaf>
  );
}

interface ClauseProps {
  readonly game: string;
  readonly clause: Clause;
  readonly query: string;
  readonly isAim: boolean;
}

function ClauseItem({ game, clause: { id, text }, query, isAim }: ClauseProps) {
  const texts = useTexts();
  const Picture = useBoard(game)?.ClausePicture;
  return (
    <li id={id} className={styles["clause"]} data-aim={isAim || undefined}>
      <a href={`#${id}`} aria-label={texts.text("rules.clause", { clause: id })}>
        {id.replace("-", " ")}
      </a>
      <p>
        {marked(text, query).map((piece, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places.
          index % 2 === 0 ? piece : <mark key={index}>{piece}</mark>,
        )}
      </p>
      {Picture && (
        <div className={styles["picture"]}>
          <Suspense fallback={null}>
            <Picture clause={id} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

function numberOf(id: string): string {
  return id.slice(id.indexOf("-") + 1);
}
