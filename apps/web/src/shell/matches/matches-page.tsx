import { useState } from "react";
import { IconButton } from "../../design/button.tsx";
import { Chip } from "../../design/chip.tsx";
import { Heading } from "../../design/heading.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { useTexts } from "../../texts/context.tsx";
import { Page } from "../frame/page.tsx";
import { ButtonLink } from "../parts/button-link.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { useGameWords } from "../parts/game-words.ts";
import type { KnownMatch } from "./known-match.ts";
import { removeMatches, useMatches } from "./known-matches.ts";
import { MatchRow } from "./match-row.tsx";
import styles from "./matches-page.module.css";
import { RecordCheck } from "./record-check.tsx";
import { inOrder, isOver, isYours } from "./summary.ts";

export function MatchesPage() {
  const { text } = useTexts();
  const matches = inOrder(useMatches());
  const running = matches.filter((match) => !isOver(match));
  const over = matches.filter(isOver);
  return (
    <Page title={text("matches.title")} lead={text("matches.lead")}>
      {matches.length === 0 && (
        <Leaf className={styles["leaf"]} aria-label={text("matches.title")}>
          <p className={styles["empty"]}>{text("home.no-matches")}</p>
          <ButtonLink href="/" kind="primary">
            {text("matches.choose")}
          </ButtonLink>
        </Leaf>
      )}
      {running.length > 0 && <List title={text("matches.running")} matches={running} />}
      {over.length > 0 && <List title={text("matches.over")} matches={over} />}
      <RecordCheck />
    </Page>
  );
}

function List({ title, matches }: { readonly title: string; readonly matches: readonly KnownMatch[] }) {
  return (
    <Leaf className={styles["leaf"]}>
      <Heading level={2} initial="ruled" size={19}>
        {title}
      </Heading>
      <ul>
        {matches.map((match, index) => (
          <Item key={match.id} match={match} isNext={index === 0 && !isOver(match)} />
        ))}
      </ul>
    </Leaf>
  );
}

function Item({ match, isNext }: { readonly match: KnownMatch; readonly isNext: boolean }) {
  const { text } = useTexts();
  const { name } = useGameWords(match.game);
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={styles["item"]} data-game={match.game}>
      <MatchRow match={match} />
      <div className={styles["verbs"]}>
        {match.online && <Chip icon="three-friends">{text("match.online")}</Chip>}
        {isYours(match) && <Chip tone="gold">{text("match.your-turn")}</Chip>}
        <ButtonLink href={`/table/${match.id}`} kind={isNext ? "primary" : "second"}>
          {text(isOver(match) ? "match.look" : "match.continue")}
        </ButtonLink>
        {!match.online && (
          <IconButton
            icon="cancel"
            size={18}
            label={text("matches.delete", { name })}
            onClick={() => setAsking(true)}
          />
        )}
      </div>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={text("matches.delete-title")}
        question={text("matches.delete-question", { name })}
        verb={text("matches.delete-verb")}
        onConfirm={() => void removeMatches([match.id])}
      />
    </li>
  );
}
