import type { Seat } from "@gatehouse/engine";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { IconButton } from "../design/button.tsx";
import type { FeedState } from "../match/online/feed.ts";
import { serverTime } from "../match/online/server-time.ts";
import type { OnlineTable } from "../match/online/table.ts";
import { useTexts } from "../texts/context.tsx";
import { clockOf } from "./clock.ts";
import { useControl } from "./control.ts";
import styles from "./online-signs.module.css";

/** A table of the server, kept up to date. */
export function useOnlineState(table: OnlineTable): FeedState {
  const subscribe = useCallback((changed: () => void) => table.subscribe(changed), [table]);
  return useSyncExternalStore(subscribe, () => table.state);
}

interface SeatSignProps {
  readonly table: OnlineTable;
  readonly seat: Seat;
}

/** Whether the person on a seat has the table open; form first, hue second: a full dot, or a ring. */
export function Presence({ table, seat }: SeatSignProps) {
  const { text } = useTexts();
  const { table: info, present } = useOnlineState(table);
  const sitter = info.seats[seat];
  if (sitter?.kind !== "person" || sitter.player === null) return null;
  const isHere = present.has(sitter.player);
  const label = text(isHere ? "strip.here" : "strip.away");
  return (
    <span className={styles["presence"]} data-here={isHere || undefined} role="img" aria-label={label} title={label} />
  );
}

/** How much time the one who is asked has left. */
export function Clock({ table }: { readonly table: OnlineTable }) {
  const texts = useTexts();
  const { deadline } = useOnlineState(table);
  const left = useTimeLeft(deadline);
  if (left === null) return null;
  const { shown, spoken, isShort } = clockOf(left, texts);
  return (
    <time className={styles["clock"]} data-short={isShort || undefined}>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{spoken}</span>
    </time>
  );
}

function useTimeLeft(deadline: string | null): number | null {
  const [now, setNow] = useState(serverTime);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(serverTime()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : Math.max(0, Date.parse(deadline) - now);
}

/** Opens what is said at the table, and counts what has not been read. */
export function ChatButton({ table }: { readonly table: OnlineTable }) {
  const { text } = useTexts();
  const { sheet, open } = useControl();
  const { chat } = useOnlineState(table);
  const newest = chat.at(-1)?.n ?? 0;
  const [read, setRead] = useState(newest);
  const isOpen = sheet === "chat";
  useEffect(() => {
    if (isOpen) setRead(newest);
  }, [isOpen, newest]);
  const unread = isOpen ? 0 : chat.filter(({ n }) => n > read).length;
  return (
    <span className={styles["chat"]}>
      <IconButton
        tone="night"
        icon="raven"
        label={text("strip.chat", { unread })}
        aria-keyshortcuts="W"
        onClick={() => open("chat")}
      />
      {unread > 0 && (
        <span className={styles["unread"]} aria-hidden="true">
          {unread}
        </span>
      )}
    </span>
  );
}
