import { STANDARD_LEVEL } from "@gatehouse/bots/levels";
import { useState } from "react";
import { useLocation } from "wouter";
import { Button } from "../../design/button.tsx";
import { Segmented } from "../../design/controls.tsx";
import { Heading } from "../../design/heading.tsx";
import { Leaf } from "../../design/leaf.tsx";
import { useOnce } from "../../design/once.ts";
import { useSettings } from "../../settings/settings.ts";
import { housesOf, useBoard } from "../parts/boards.ts";
import { useGame } from "../parts/game-words.ts";
import { OptionField } from "./option-field.tsx";
import { begin, orderOf } from "./order.ts";
import { SeatRow } from "./seat-row.tsx";
import { keepSetUp, lastSetUp, type Mode, optionsFor, type SeatChoice, type SetUp, withSeats } from "./set-up.ts";
import styles from "./set-up-form.module.css";
import { keepTerms, lastTerms, TermsFields } from "./terms.tsx";

type OpenTable = typeof import("../../online/open-table.ts").openTable;

/** Chooses who plays and by which options, and begins. */
export function SetUpForm({ mode, id }: { readonly mode: Mode; readonly id: string }) {
  const found = useGame(id);
  const { name } = useSettings();
  const [, navigate] = useLocation();
  const [setUp, setSetUp] = useState(() => lastSetUp(mode, id));
  const [failed, setFailed] = useState<string | null>(null);
  const [online, setOnline] = useState(lastTerms);
  const once = useOnce();
  const houses = housesOf(useBoard(id), setUp.seats.length);
  if (!found) return null;
  const { game, texts } = found;
  const { text } = texts;
  const count = setUp.seats.length;
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
  const specs = optionsFor(game.options, count);
  const mine = name || text("guest.name");
  const nameOf = (seat: number) => {
    if (mode === "play" || seat === 0) return mine;
    return mode === "pass" ? text("new.player", { number: seat + 1 }) : text("new.friend");
  };

  /** Its name, or why there is none; all that talks to the server is fetched only now. */
  const openOnline = async (order: Parameters<OpenTable>[1]) => {
    keepTerms(online);
    const { openTable } = await import("../../online/open-table.ts");
    const opened = await openTable({ name: mine, language: texts.language }, order);
    return opened.ok ? opened.value : opened.error;
  };
  const start = async () => {
    setFailed(null);
    keepSetUp(mode, id, setUp);
    const options = Object.fromEntries(specs.flatMap((spec) => chosen(spec.name, setUp)));
    const begun =
      mode === "friends"
        ? await openOnline({ game: id, options, bots: setUp.seats.map(({ bot }) => bot), ...online })
        : await begin(orderOf(id, { ...setUp, options }, nameOf));
    if (begun === null) setFailed(text("new.failed"));
    else if (typeof begun === "string") navigate(`/table/${begun}`);
    else setFailed(begun.message || text("new.unreachable"));
  };
  const hasPerson = setUp.seats.some(({ bot }) => bot === null);
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void once(start);
      }}
    >
      <Leaf className={styles["leaf"]}>
        <Heading level={2} initial="ruled" size={19}>
          {text("new.seats")}
        </Heading>
        <Segmented
          label={text("new.how-many")}
          value={String(count)}
          choices={counts.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(next) => setSetUp(withSeats(mode, setUp, Number(next)))}
        />
        <ol className={styles["seats"]}>
          {setUp.seats.map((choice, seat) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
              key={seat}
              mode={mode}
              seat={seat}
              houses={houses[seat]}
              choice={choice}
              standardName={nameOf(seat)}
              onChange={(next) => setSetUp({ ...setUp, seats: seated(mode, setUp.seats, seat, next) })}
            />
          ))}
        </ol>
      </Leaf>
      {specs.length > 0 && (
        <Leaf className={styles["leaf"]}>
          <Heading level={2} initial="ruled" size={19}>
            {text("new.options")}
          </Heading>
          {specs.map((spec) => (
            <OptionField
              key={spec.name}
              spec={spec}
              value={setUp.options[spec.name]}
              texts={texts}
              onChange={(value) => setSetUp({ ...setUp, options: { ...setUp.options, [spec.name]: value } })}
            />
          ))}
        </Leaf>
      )}
      {mode === "friends" && (
        <Leaf className={styles["leaf"]}>
          <Heading level={2} initial="ruled" size={19}>
            {text("new.terms")}
          </Heading>
          <TermsFields terms={online} onChange={setOnline} />
        </Leaf>
      )}
      <div className={styles["verbs"]}>
        <Button type="submit" kind="primary" reason={hasPerson ? undefined : text("new.nobody")}>
          {text(mode === "play" ? "home.play" : mode === "pass" ? "new.begin" : "new.open-table")}
        </Button>
        {failed !== null && <p role="alert">{failed}</p>}
      </div>
    </form>
  );
}

/** Seats one after a change. Alone against bots there is one person: who takes another seat leaves the one before. */
function seated(mode: Mode, seats: readonly SeatChoice[], seat: number, next: SeatChoice): readonly SeatChoice[] {
  const isLeft = (other: number) => mode === "play" && next.bot === null && other !== seat;
  return seats.map((each, other) => {
    if (other === seat) return next;
    return isLeft(other) && each.bot === null ? { ...each, bot: STANDARD_LEVEL } : each;
  });
}

function chosen(name: string, { options }: SetUp): [string, unknown][] {
  return options[name] === undefined ? [] : [[name, options[name]]];
}
