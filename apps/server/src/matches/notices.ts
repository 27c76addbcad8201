import type { Seat } from "@gatehouse/engine";
import type { NoticeRow } from "../store/schema.ts";
import { actorsOf, type Played, type Situation } from "./situation.ts";
import { isPlayedByBot } from "./table.ts";

const DAY_MS = 24 * 3_600_000;
/** A reminder comes a day before the deadline, or when a quarter of a shorter time is left. */
const REMINDER_SHARE = 1 / 4;

/** Who has to be told what after a change of a match by correspondence. */
export function noticesAfter(
  before: Situation,
  after: Situation,
  played: readonly Played[],
  now: number,
  delay: number,
): readonly NoticeRow[] {
  const { table, deadline } = after;
  if (table.pace.kind !== "correspondence" || table.phase !== "playing") return [];
  return actorsOf(after).flatMap((seat) => {
    const player = table.seats[seat]?.player ?? null;
    if (player === null || isPlayedByBot(table.seats[seat])) return [];
    const base = { player, match: table.id, seat, seq: after.arose[seat] ?? 0, deadline, created: now };
    const isNew = isNewDecision(before, after, seat, played);
    const turn = isNew ? [{ ...base, kind: "turn", due: now + delay } as const] : [];
    const isReminded = !isNew && before.arose[seat] === base.seq && before.deadline === deadline;
    const reminder =
      deadline === null || isReminded ? [] : [{ ...base, kind: "reminder", due: reminderTime(now, deadline) } as const];
    return [...turn, ...reminder].map((notice) => ({ id: noticeId(notice), ...notice }));
  });
}

/** The same for the same occasion, whoever works it out. */
function noticeId({ match, seq, seat, kind, deadline }: Omit<NoticeRow, "id">): string {
  return [match, seq, seat, kind, ...(kind === "reminder" ? [deadline] : [])].join("/");
}

function reminderTime(now: number, deadline: number): number {
  return deadline - Math.min(DAY_MS, (deadline - now) * REMINDER_SHARE);
}

/** Whether the seat has something to decide that it had not, and that does not follow from its own step. */
function isNewDecision(before: Situation, after: Situation, seat: Seat, played: readonly Played[]): boolean {
  if (!actorsOf(before).includes(seat)) return true;
  const isOwnStep = played.some(({ entry }) => "seat" in entry && entry.seat === seat);
  return !isOwnStep && before.arose[seat] !== after.arose[seat];
}

/** Whether what the notice is about is still so. */
export function stillStands(
  notice: { readonly player: string; readonly seat: number; readonly seq: number } & Pick<NoticeRow, "deadline"> & {
      readonly kind: string;
    },
  situation: Situation,
): boolean {
  const { table, arose, deadline } = situation;
  const { player, seat, seq, kind } = notice;
  const isWaitedFor =
    table.frozen === null &&
    actorsOf(situation).includes(seat) &&
    !isPlayedByBot(table.seats[seat]) &&
    arose[seat] === seq;
  return isWaitedFor && table.seats[seat]?.player === player && (kind !== "reminder" || notice.deadline === deadline);
}
