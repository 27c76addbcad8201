import { LEVELS } from "@gatehouse/bots/levels";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../design/button.tsx";
import { Select } from "../design/controls.tsx";
import { Heading } from "../design/heading.tsx";
import { Leaf } from "../design/leaf.tsx";
import { useOnce } from "../design/once.ts";
import { localMatches } from "../match/local/link.ts";
import type { StoredMatch } from "../match/local/order.ts";
import { settings } from "../settings/settings.ts";
import { Page } from "../shell/frame/page.tsx";
import { keepTerms, lastTerms, TermsFields } from "../shell/new-match/terms.tsx";
import { NotFoundPage } from "../shell/parts/not-found-page.tsx";
import { faultWords } from "./fault-words.ts";
import { uploadMatch } from "./open-table.ts";
import { Served } from "./served.tsx";
import styles from "./simple-page.module.css";
import { useOnlineTexts } from "./texts.ts";

/** Puts a match of this browser on the server: to go on there with others, or to be looked at by anybody. */
export function UploadPage({ id }: { readonly id: string }) {
  const { text } = useOnlineTexts();
  const [stored, setStored] = useState<StoredMatch | "missing" | null>(null);
  useEffect(() => {
    void localMatches()
      .stored(id)
      .then((match) => setStored(match ?? "missing"));
  }, [id]);
  if (stored === "missing") return <NotFoundPage />;
  if (stored === null) return null;
  const isOver = stored.summary.actors.length === 0;
  return (
    <Page
      title={text(isOver ? "upload.share-title" : "upload.title")}
      lead={text(isOver ? "upload.share-lead" : "upload.lead")}
      game={stored.summary.game}
    >
      <Served>
        <UploadForm stored={stored} isOver={isOver} />
      </Served>
    </Page>
  );
}

const ME = "me";
const FRIEND = "friend";

interface UploadFormProps {
  readonly stored: StoredMatch;
  readonly isOver: boolean;
}

function UploadForm({ stored: { summary, record }, isOver }: UploadFormProps) {
  const texts = useOnlineTexts();
  const { text } = texts;
  const [, navigate] = useLocation();
  const people = summary.players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const [seats, setSeats] = useState(() => firstSeats(summary.players, isOver));
  const [terms, setTerms] = useState(lastTerms);
  const [problem, setProblem] = useState<string | null>(null);
  const mine = people.filter((seat) => seats[seat] === ME);
  const once = useOnce();
  const start = async () => {
    keepTerms(terms);
    const bots = seats.map((who) => (who === ME || who === FRIEND ? null : who));
    const host = { name: settings().name || text("guest.name"), language: texts.language };
    const visibility = isOver ? "public" : terms.visibility;
    const done = await uploadMatch(host, record, { bots, mine, pace: terms.pace, visibility });
    if (done.ok) navigate(`/table/${done.value}`);
    else setProblem(faultWords(done.error, texts));
  };
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void once(start);
      }}
    >
      {!isOver && (
        <Leaf className={styles["leaf"]}>
          <Heading level={2} initial="ruled" size={19}>
            {text("new.seats")}
          </Heading>
          {summary.players.map(({ name }, seat) => (
            <Select
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
              key={seat}
              label={name || text("new.player", { number: seat + 1 })}
              value={seats[seat] ?? FRIEND}
              choices={[
                { value: ME, label: text("new.you") },
                { value: FRIEND, label: text("new.friend") },
                ...LEVELS.toReversed().map((level) => ({ value: level, label: text(`bot.${level}`) })),
              ]}
              onChange={(who) => setSeats(seats.with(seat, who))}
            />
          ))}
          <TermsFields terms={terms} onChange={setTerms} />
        </Leaf>
      )}
      <Button type="submit" kind="primary" reason={mine.length > 0 ? undefined : text("new.nobody")}>
        {text(isOver ? "upload.share" : "upload.verb")}
      </Button>
      <p className={styles["soft"]}>{text("upload.unproven")}</p>
      {problem !== null && <p role="alert">{problem}</p>}
    </form>
  );
}

/** Bots stay; the first person is whoever does this, and the others are friends. In a finished match all seats are one's own. */
function firstSeats(players: readonly { readonly bot: string | null }[], isOver: boolean): readonly string[] {
  const first = players.findIndex(({ bot }) => bot === null);
  return players.map(({ bot }, seat) => bot ?? (isOver || seat === first ? ME : FRIEND));
}
