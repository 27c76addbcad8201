import type { Seat } from "@gatehouse/engine";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { covers } from "../boards/registry.ts";
import { IconButton } from "../design/button.tsx";
import { ICON_NAMES } from "../design/icons.generated.ts";
import { Icon } from "../design/icons.tsx";
import { SeatEmblem, SeatPennant } from "../design/seats.tsx";
import { useTexts } from "../texts/context.tsx";
import { useControl } from "./control.ts";
import { useCountUp } from "./count-up.ts";
import { useLayout } from "./layout.ts";
import { ChatButton, Clock, Presence } from "./online-signs.tsx";
import styles from "./strip.module.css";
import { TableMenu } from "./table-menu.tsx";

interface StripProps {
  figures(seat: Seat): ReactNode;
  /** How many rows the figures have under the name. */
  readonly rows?: 1 | 2;
  /** Shows what belongs to a seat. */
  look?(seat: Seat): void;
}

/** Everybody at a glance, all the time: who, whose turn, key figures, score. */
export function Strip({ figures, rows = 1, look }: StripProps) {
  const { table } = useControl();
  const texts = useTexts();
  return (
    <header className={styles["strip"]} data-tone="night" data-rows={rows}>
      <Link
        href="/"
        className={styles["brand"]}
        aria-label={texts.text("strip.home", { game: texts.text("game.name") })}
      >
        <span className={styles["mark"]}>
          <Icon name={emblemOf(table.game.id)} size={22} />
        </span>
        <span className={styles["name"]} aria-hidden="true">
          {words(texts.text("game.name"))}
        </span>
      </Link>
      <ol className={styles["seats"]} aria-label={texts.text("strip.players")}>
        {[...table.players.keys()].map((seat) => (
          <SeatCard key={seat} seat={seat} figures={figures(seat)} {...(look && { onLook: () => look(seat) })} />
        ))}
      </ol>
      <Tools />
    </header>
  );
}

interface SeatCardProps {
  readonly seat: Seat;
  readonly figures: ReactNode;
  onLook?(): void;
}

function SeatCard({ seat, figures, onLook }: SeatCardProps) {
  const { table, link, isOver } = useControl();
  const texts = useTexts();
  const layout = useLayout();
  const houses = table.houses[seat] ?? [];
  const isAsked = !(isOver && table.isLive) && table.rules.actors(table.view).includes(seat);
  const score = table.history[table.step]?.scores[seat] ?? 0;
  const state = isAsked ? (seat === table.viewer ? "strip.your-turn" : "strip.to-move") : null;
  return (
    <li
      className={styles["seat"]}
      data-seat={seat}
      data-turn={isAsked || undefined}
      data-own={seat === table.viewer || undefined}
    >
      <span className={styles["signs"]}>
        {houses.map((house) =>
          layout === "phone" ? (
            <SeatEmblem key={house} house={house} size={houses.length > 1 ? 18 : 24} />
          ) : (
            <SeatPennant key={house} house={house} width={houses.length > 1 ? 25 : 34} />
          ),
        )}
      </span>
      <span className={styles["who"]}>
        <span className={styles["line"]}>
          {link.online && <Presence table={link.online} seat={seat} />}
          <b className={styles["player"]}>{table.nameOf(seat)}</b>
          {state && (
            <em className={styles["state"]}>
              {texts.text(state)}
              {link.online && table.isLive && <Clock table={link.online} />}
            </em>
          )}
        </span>
        {layout !== "phone" && <span className={styles["figures"]}>{figures}</span>}
      </span>
      <Score value={score} label={texts.text("strip.points", { points: score })} />
      {onLook && (
        <button
          type="button"
          className={styles["look"]}
          aria-label={texts.text("strip.look", { name: table.nameOf(seat) })}
          onClick={onLook}
        />
      )}
    </li>
  );
}

function Score({ value, label }: { readonly value: number; readonly label: string }) {
  const shown = useCountUp(value);
  return (
    <span className={styles["score"]}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

/** What helps, without a menu where there is room for it. */
function Tools() {
  const { table, link, hint, askHint, openRules, isText, toggleText } = useControl();
  const texts = useTexts();
  const layout = useLayout();
  return (
    <div className={styles["tools"]} role="toolbar" aria-label={texts.text("strip.tools")}>
      <IconButton
        tone="night"
        icon="light-bulb"
        label={texts.text("hint.ask")}
        aria-pressed={hint !== null}
        aria-keyshortcuts="H"
        onClick={askHint}
        // Its place is kept: nothing in the strip moves when the turn changes.
        style={table.seat === null ? { visibility: "hidden" } : undefined}
      />
      {link.online && <ChatButton table={link.online} />}
      {layout === "wide" && (
        <>
          <IconButton
            tone="night"
            icon="rule-book"
            label={texts.text("clauses.open")}
            aria-keyshortcuts="R"
            onClick={() => openRules(null)}
          />
          <IconButton
            tone="night"
            icon="scroll-unfurled"
            label={texts.text("text-board.open")}
            aria-pressed={isText}
            aria-keyshortcuts="T"
            onClick={toggleText}
          />
        </>
      )}
      <TableMenu />
    </div>
  );
}

/** The first letter of each word of the game's name stands out, as on its box. */
function words(name: string): ReactNode {
  return name.split(" ").map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change places
    <span key={index}>
      {index > 0 && " "}
      <b>{word.slice(0, 1)}</b>
      {word.slice(1)}
    </span>
  ));
}

function emblemOf(game: string) {
  const emblem = covers.get(game)?.emblem;
  return ICON_NAMES.find((name) => name === emblem) ?? "medieval-gate";
}
