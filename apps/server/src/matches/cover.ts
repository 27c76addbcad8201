import type { Seat } from "@gatehouse/engine";
import { refuse } from "../faults.ts";
import { concluded } from "./outcome.ts";
import { actorsOf, type Decision, playing, type Situation, tableMove } from "./situation.ts";
import { isPlayedByBot, type Table, withSeat } from "./table.ts";

/** A bot plays the seat until the person comes back. */
export function cover(situation: Situation, player: string, seat: Seat, level: string): Decision<null> {
  const checked = playing(situation, player, seat);
  if (!checked.ok) return checked;
  if (situation.table.seats[seat]?.resigned) return refuse("already-resigned");
  return tableMove(situation, withSeat(situation.table, seat, { cover: { level, reason: "asked" } }), null);
}

/** The person comes back. */
export function uncover(situation: Situation, player: string, seat: Seat): Decision<null> {
  const checked = playing(situation, player, seat);
  if (!checked.ok) return checked;
  const { table } = situation;
  if (table.seats[seat]?.resigned) return refuse("already-resigned");
  if (!table.seats[seat]?.cover) return refuse("not-covered", { seat });
  return tableMove(situation, withSeat(table, seat, { cover: null }), null);
}

/** Gives up for good: a bot plays to the end, the seat is ranked last; with one person left the match ends. */
export function resign(situation: Situation, player: string, seat: Seat, level: string): Decision<null> {
  const checked = playing(situation, player, seat);
  if (!checked.ok) return checked;
  const { table, play } = checked.value;
  if (table.seats[seat]?.resigned) return refuse("already-resigned");
  const resigned = withSeat(table, seat, { resigned: true, cover: { level, reason: "resigned" } });
  return tableMove(situation, concluded(resigned, play), null);
}

/** Who has let the deadline pass is covered. */
export function coverLate(situation: Situation, level: string): Table {
  let { table } = situation;
  for (const seat of actorsOf(situation))
    if (!isPlayedByBot(table.seats[seat])) table = withSeat(table, seat, { cover: { level, reason: "deadline" } });
  return table;
}
