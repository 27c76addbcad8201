import { asView, at } from "@gatehouse/engine";
import type { Outcome } from "@gatehouse/protocol";
import type { AnyMatch } from "../games.ts";
import { changed, peoplesSeats, type Table } from "./table.ts";

/** The table after a change of its log or seats: over, if the game is, or if at most one person has not resigned. */
export function concluded(table: Table, play: AnyMatch): Table {
  if (table.phase !== "playing") return table;
  const view = asView(play.state);
  const result = play.rules.result(view);
  if (result) return over(table, { ...result, ranks: ranksWithResigned(table, result.scores, result.ranks) });
  const hasResigned = table.seats.some((seat) => seat.resigned);
  if (!hasResigned || peoplesSeats(table).length > 1) return table;
  const { scores } = play.rules.standing(view);
  const ranks = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return over(table, { scores, ranks: ranksWithResigned(table, scores, ranks), reason: "resigned" });
}

function over(
  table: Table,
  {
    scores,
    ranks,
    reason,
  }: Pick<Outcome, "reason"> & { readonly scores: readonly number[]; readonly ranks: readonly number[] },
): Table {
  const outcome = { scores: [...scores], ranks: [...ranks], reason };
  return changed(table, { phase: "over", outcome, proposal: null });
}

/** Who has resigned is last; the others are ranked among themselves as the game ranks them. */
function ranksWithResigned(table: Table, scores: readonly number[], ranks: readonly number[]): readonly number[] {
  const stayed = [...scores.keys()].filter((seat) => !table.seats[seat]?.resigned);
  return ranks.map((rank, seat) =>
    stayed.includes(seat) ? 1 + stayed.filter((other) => at(ranks, other) < rank).length : stayed.length + 1,
  );
}
