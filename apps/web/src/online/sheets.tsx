import { LEVELS, STANDARD_LEVEL } from "@gatehouse/bots/levels";
import type { ChatLine, TableLinks } from "@gatehouse/protocol";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../design/button.tsx";
import { Select } from "../design/controls.tsx";
import { Dialog } from "../design/dialog.tsx";
import { Heading } from "../design/heading.tsx";
import { SeatEmblem } from "../design/seats.tsx";
import { me } from "../match/online/identity.ts";
import type { OnlineTable } from "../match/online/table.ts";
import { TermsFields } from "../shell/new-match/terms.tsx";
import { Confirm } from "../shell/parts/confirm.tsx";
import { useControl } from "../table/control.ts";
import { useOnlineState } from "../table/online-signs.tsx";
import { faultWords } from "./fault-words.ts";
import { paceWords } from "./pace.ts";
import { ShareLink } from "./share-link.tsx";
import styles from "./sheets.module.css";
import { useOnlineTexts } from "./texts.ts";

const LONGEST_LINE = 500;

/** What lies over a table of the server when it is asked for: what is said, and who is there. */
export function OnlineSheets({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const { sheet, open } = useControl();
  const close = (isOpen: boolean) => !isOpen && open(null);
  return (
    <>
      <Dialog
        open={sheet === "chat"}
        onOpenChange={close}
        title={text("chat.title")}
        closeLabel={text("close")}
        form="sheet"
      >
        <Chat table={table} />
      </Dialog>
      <Dialog open={sheet === "people"} onOpenChange={close} title={text("people.title")} closeLabel={text("close")}>
        <People table={table} />
      </Dialog>
    </>
  );
}

function Chat({ table }: { readonly table: OnlineTable }) {
  const texts = useOnlineTexts();
  const { text } = texts;
  const { chat } = useOnlineState(table);
  const [draft, setDraft] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const end = useRef<HTMLLIElement>(null);
  const newest = chat.at(-1)?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new is said
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [newest]);
  const say = async (event: FormEvent) => {
    event.preventDefault();
    const line = draft.trim();
    if (line === "") return;
    // The next line may be written while this one is on its way.
    setDraft("");
    const said = await table.say(line);
    setProblem(said.ok ? null : faultWords(said.error, texts));
    if (!said.ok) setDraft((now) => now || line);
  };
  return (
    <div className={styles["chat"]}>
      {chat.length === 0 && <p className={styles["soft"]}>{text("chat.empty")}</p>}
      <ol className={styles["lines"]} aria-live="polite" aria-label={text("chat.title")}>
        {chat.map((line) => (
          <li key={line.n} ref={line.n === newest ? end : undefined}>
            <Line table={table} line={line} />
          </li>
        ))}
      </ol>
      {table.mine.length > 0 ? (
        <form className={styles["say"]} onSubmit={(event) => void say(event)}>
          <input
            aria-label={text("chat.field")}
            placeholder={text("chat.field")}
            value={draft}
            maxLength={LONGEST_LINE}
            enterKeyHint="send"
            // biome-ignore lint/a11y/noAutofocus: whoever opens the chat came to write; on a phone its keyboard would hide what was said
            autoFocus={matchMedia("(pointer: fine)").matches}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button kind="primary" type="submit">
            {text("chat.send")}
          </Button>
        </form>
      ) : (
        <p className={styles["soft"]}>{text("chat.seated-only")}</p>
      )}
      {problem !== null && <p role="alert">{problem}</p>}
    </div>
  );
}

/** A line with its speaker in the colours of the seat; a stranger can be muted here, where it is read. */
function Line({ table, line }: { readonly table: OnlineTable; readonly line: ChatLine }) {
  const { text, language } = useOnlineTexts();
  const { table: shown } = useControl();
  const seat = table.info.seats.findIndex(({ player }) => player === line.player);
  const at = new Date(line.at).toLocaleTimeString(language, { timeStyle: "short" });
  return (
    <div className={styles["line"]}>
      <span className={styles["speaker"]}>
        {(shown.houses[seat] ?? []).map((house) => (
          <SeatEmblem key={house} house={house} size={16} />
        ))}
        <b>{line.name}</b> <time dateTime={line.at}>{at}</time>
      </span>
      <span className={styles["words"]}>{line.text}</span>
      {line.player !== me()?.id && (
        <Button
          kind="quiet"
          aria-label={text("chat.mute-name", { name: line.name })}
          onClick={() => void table.mute(line.player)}
        >
          {text("chat.mute")}
        </Button>
      )}
    </div>
  );
}

/** Everybody at the table, how to let others look on, and what one can do about one's own seat. */
function People({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const { table: shown } = useControl();
  const { table: info, present, spectators } = useOnlineState(table);
  const isPlaying = table.mine.length > 0 && info.phase === "playing";
  return (
    <div className={styles["people"]}>
      <ul className={styles["sitters"]}>
        {info.seats.map((sitter, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
          <li key={seat}>
            {(shown.houses[seat] ?? []).map((house) => (
              <SeatEmblem key={house} house={house} size={20} />
            ))}
            <b>{shown.nameOf(seat)}</b>
            <span className={styles["soft"]}>
              {sitter.kind === "bot"
                ? text(`bot.${sitter.level}`)
                : text(sitterState(sitter.resigned, sitter.cover !== null, present.has(sitter.player ?? "")))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles["soft"]}>
        {text("people.spectators", { spectators })} {paceWords(info.pace, text)}
      </p>
      <WatchLink table={table} />
      {isPlaying && <OwnSeat table={table} />}
    </div>
  );
}

function sitterState(isResigned: boolean, isCovered: boolean, isHere: boolean): string {
  if (isResigned) return "people.resigned";
  if (isCovered) return "people.covered";
  return isHere ? "waiting.here" : "waiting.away";
}

function WatchLink({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const [links, setLinks] = useState<TableLinks | null>(null);
  const isSeated = table.mine.length > 0;
  useEffect(() => {
    if (isSeated) void table.links().then((answer) => answer.ok && setLinks(answer.value));
  }, [table, isSeated]);
  if (!links) return null;
  return (
    <section>
      <Heading level={3} initial="ruled" size={17}>
        {text("people.watch")}
      </Heading>
      <p className={styles["soft"]}>{text("people.watch-lead")}</p>
      <ShareLink link={links.watch} label={text("people.watch")} withPicture={false} />
    </section>
  );
}

/** Let a bot play for a while, ask for another pace, or give up. */
function OwnSeat({ table }: { readonly table: OnlineTable }) {
  const { text } = useOnlineTexts();
  const { attempt, open, sight } = useControl();
  const { pace, seats, visibility, proposal } = useOnlineState(table).table;
  const [level, setLevel] = useState<string>(STANDARD_LEVEL);
  const [terms, setTerms] = useState({ pace, visibility });
  const [isAsking, setAsking] = useState(false);
  const seat = sight.viewer === null ? undefined : seats[sight.viewer];
  if (!seat || seat.resigned) return null;
  const does = (task: Parameters<typeof attempt>[0]) => void attempt(task).then(() => open(null));
  const isSamePace = JSON.stringify(terms.pace) === JSON.stringify(pace);
  return (
    <section className={styles["own"]}>
      <Heading level={3} initial="ruled" size={17}>
        {text("people.own")}
      </Heading>
      <div className={styles["choice"]}>
        <Select
          label={text("people.cover-lead")}
          value={level}
          choices={LEVELS.toReversed().map((each) => ({ value: each, label: text(`bot.${each}`) }))}
          onChange={setLevel}
        />
        <Button icon="robot-golem" onClick={() => does(() => table.cover(level))}>
          {text("people.cover")}
        </Button>
      </div>
      <div className={styles["choice"]}>
        <TermsFields terms={terms} onChange={setTerms} isPaceOnly />
        <Button
          reason={isSamePace ? text("people.pace-same") : proposal ? text("people.pace-busy") : undefined}
          onClick={() => does(() => table.changePace(terms.pace))}
        >
          {text("people.pace")}
        </Button>
      </div>
      <Button icon="broken-shield" onClick={() => setAsking(true)}>
        {text("people.resign")}
      </Button>
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={text("people.resign-title")}
        question={text("people.resign-question")}
        verb={text("people.resign")}
        onConfirm={() => does(() => table.resign())}
      />
    </section>
  );
}
