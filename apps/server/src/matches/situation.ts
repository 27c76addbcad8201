import type { Answer, Entry, GameTypes, Seat } from "@gatehouse/engine";
import { asView } from "@gatehouse/engine";
import { refuse, type ServerFault } from "../faults.ts";
import type { AnyMatch } from "../games.ts";
import { seatsOf, type Table } from "./table.ts";

/** An entry just made, with what happened. */
export interface Played {
  readonly entry: Entry<GameTypes>;
  readonly events: readonly GameTypes["Event"][];
  readonly author: string | null;
  readonly key: string | null;
}

/** A match at one moment, as a decision about it is made. A value. */
export interface Situation {
  readonly table: Table;
  /** `null` before the start, and for a match that can only be looked at. */
  readonly play: AnyMatch | null;
  /** Per seat the entry after which its present decision arose. */
  readonly arose: readonly number[];
  /** The submissions in the log: author and key → the seq of their first entry. Grows in place, once they are stored. */
  readonly submissions: Map<string, number>;
  /** Until when the people who are waited for have time. */
  readonly deadline: number | null;
}

/** What a decision comes to: the table and log afterwards, and what the caller is told. */
export interface Move<T> {
  readonly table: Table;
  readonly play: AnyMatch | null;
  readonly played: readonly Played[];
  readonly reply: T;
}

export type Decision<T> = Answer<Move<T>, ServerFault>;

/** Who owes a decision. */
export function actorsOf({ table, play }: Pick<Situation, "table" | "play">): readonly Seat[] {
  return table.phase === "playing" && play ? play.rules.actors(asView(play.state)) : [];
}

/** A move that changes nothing but the table. */
export function tableMove<T>({ play }: Situation, table: Table, reply: T): Decision<T> {
  return { ok: true, value: { table, play, played: [], reply } };
}

/** Nothing happens; the caller gets an answer. */
export function noMove<T>({ table, play }: Situation, reply: T): Decision<T> {
  return { ok: true, value: { table, play, played: [], reply } };
}

/** The match if it is being played and this player has that seat; else why not. */
export function playing(
  situation: Situation,
  player: string,
  seat: Seat,
): Answer<{ readonly play: AnyMatch; readonly table: Table }, ServerFault> {
  const { table, play } = situation;
  if (!seatsOf(table, player).includes(seat)) return refuse("not-your-seat", { seat });
  if (table.frozen) return refuse("match-frozen", { why: table.frozen });
  if (table.phase === "over") return refuse("game-over");
  if (table.phase !== "playing" || play === null) return refuse("not-playing", { phase: table.phase });
  return { ok: true, value: { play, table } };
}

/** The name under which a submission is found again. */
export function submissionName(author: string, key: string): string {
  return `${author} ${key}`;
}
