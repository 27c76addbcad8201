import { createHash } from "node:crypto";
import type { Language, Seat } from "@gatehouse/engine";
import type { NoticeContent, NoticeKind } from "@gatehouse/protocol";
import type { AnyMatch } from "../games.ts";
import { entriesFor } from "../matches/sight.ts";
import type { Table } from "../matches/table.ts";
import type { NoticeRow, WayRow } from "../store/schema.ts";
import type { Say } from "../texts.ts";

/** How many sentences a message tells at most: the newest. */
const MOST_LINES = 12;

/** Whom a message is for. */
export interface Reader {
  readonly language: Language;
  readonly zone: string;
}

/** The message that it is somebody's turn, with what has happened since their last one, as that seat may know it. */
export function turnContent(
  say: Say,
  { table, play }: { readonly table: Table; readonly play: AnyMatch },
  { id, kind, seat, seq, match, deadline }: NoticeRow,
  way: WayRow,
  { language, zone }: Reader,
): NoticeContent {
  const until = deadline === null ? "" : timeIn(deadline, language, zone);
  const values = { game: { key: "game.name" }, until };
  return {
    ...{ kind, language, match, seq, key: keyOf(id, way.id) },
    title: say({ key: `notice.${kind}.title`, values }, language, table.game),
    lines: sentences(say, table, play, seat, language),
    link: `${way.base}/table/${match}?seat=${seat}&seq=${seq}`,
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
    stop: stopLink(way),
  };
}

/** A message that is about no match. */
export function plainContent(
  say: Say,
  kind: NoticeKind,
  id: string,
  link: string,
  way: WayRow,
  language: Language,
): NoticeContent {
  return {
    ...{ kind, language, link, match: null, seq: null, deadline: null, key: keyOf(id, way.id), stop: stopLink(way) },
    title: say({ key: `notice.${kind}.title` }, language, null),
    lines: [say({ key: `notice.${kind}.line` }, language, null)],
  };
}

/** The same for every try to bring the same message the same way. */
export function keyOf(notice: string, way: string): string {
  return createHash("sha256").update(`${notice} ${way}`).digest("base64url").slice(0, 32);
}

function stopLink({ base, stop }: WayRow): string {
  return `${base}/unsubscribe/${stop}`;
}

/** A moment as the reader's clock shows it. */
function timeIn(time: number, language: Language, zone: string): string {
  return new Intl.DateTimeFormat(language, { timeZone: zone, dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** What has happened since the seat's last step and still counts. */
function sentences(say: Say, table: Table, play: AnyMatch, seat: Seat, language: Language): string[] {
  const own = play.steps.findLast((step) => step.seat === seat);
  const counted = new Set(play.steps.map((step) => step.seq));
  const nameOf = (other: Seat) => nameAt(say, table, other, language);
  const lines = entriesFor(play, seat, own?.seq ?? 0)
    .filter((entry) => counted.has(entry.seq))
    // What the game itself has emitted is an event of the game.
    .flatMap(({ events }) => events.map((event) => play.rules.words.event(event as { type: string })))
    .map((message) => say(message, language, table.game, nameOf).trim())
    .filter((line) => line !== "");
  const left = lines.length - MOST_LINES;
  return left > 0
    ? [say({ key: "notice.more", values: { count: left } }, language, null), ...lines.slice(left)]
    : lines;
}

function nameAt(say: Say, { seats }: Table, seat: Seat, language: Language): string {
  const { name = null, kind = "open" } = seats[seat] ?? {};
  if (kind === "bot") return say({ key: `bot.${name}` }, language, null);
  return name ?? say({ key: "notice.nobody" }, language, null);
}
