import type { Pace } from "@gatehouse/protocol";
import { actorsOf, type Situation } from "./situation.ts";
import { isPlayedByBot } from "./table.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

function limitOf(pace: Pace): number {
  return pace.kind === "live" ? pace.minutes * MINUTE_MS : pace.days * DAY_MS;
}

/** Until when the people who are waited for have time: from when the first of their decisions arose. */
export function deadlineAfter(before: Situation, after: Omit<Situation, "deadline">, now: number): number | null {
  const { table } = after;
  const { deadline: old } = before;
  if (table.phase === "salting") return table.saltsDue;
  const waited = actorsOf(after).filter((seat) => !isPlayedByBot(table.seats[seat]));
  if (waited.length === 0) return null;
  const waitedBefore = actorsOf(before).filter((seat) => !isPlayedByBot(before.table.seats[seat]));
  const isSame = (seat: number) => waitedBefore.includes(seat) && before.arose[seat] === after.arose[seat];
  // Who has had a decision for a while does not get more time because somebody else acts beside them.
  const stays = old !== null && before.table.pace === table.pace && waited.some(isSame);
  return stays ? old : now + limitOf(table.pace);
}
