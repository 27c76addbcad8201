import type { ListedMatch } from "@gatehouse/protocol";
import type { MatchRow } from "../store/schema.ts";
import { seatsOf, type Table, tableInfo } from "./table.ts";

/** A stored match as a line of a list for this player. */
export function listed({ doc, seq, actors, deadline, updated }: MatchRow, player: string | null): ListedMatch {
  // Our own document.
  const table = JSON.parse(doc) as Table;
  const acting: number[] = JSON.parse(actors);
  const mine = seatsOf(table, player);
  return {
    table: tableInfo(table),
    seq,
    actors: acting,
    deadline: deadline === null ? null : new Date(deadline).toISOString(),
    updated: new Date(updated).toISOString(),
    mine: [...mine],
    myTurn: acting.some((seat) => mine.includes(seat)),
  };
}

/** Those that wait for the player first, of these the most urgent first; then the newest. */
export function myTurnFirst(matches: readonly ListedMatch[]): ListedMatch[] {
  const urgency = ({ deadline }: ListedMatch) => (deadline === null ? Number.POSITIVE_INFINITY : Date.parse(deadline));
  return matches.toSorted((a, b) => {
    if (a.myTurn !== b.myTurn) return a.myTurn ? -1 : 1;
    if (a.myTurn && urgency(a) !== urgency(b)) return urgency(a) - urgency(b);
    return Date.parse(b.updated) - Date.parse(a.updated);
  });
}
