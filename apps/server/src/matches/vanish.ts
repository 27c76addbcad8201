import { concluded } from "./outcome.ts";
import { leave } from "./seats.ts";
import { type Decision, type Situation, tableMove } from "./situation.ts";
import { changed, seatsOf, type Table, type TableSeat } from "./table.ts";

/**
 * A player is gone for good. Before the start their seat is free again; in a match that goes on a bot takes over as for one who
 * resigns; what stays is a seat without a name.
 */
export function vanish(situation: Situation, player: string, level: string): Decision<null> {
  const { phase } = situation.table;
  if ((phase === "gathering" || phase === "salting") && seatsOf(situation.table, player).length > 0) {
    const left = leave(situation, player);
    return left.ok ? { ok: true, value: { ...left.value, table: unreserved(left.value.table, player) } } : left;
  }
  const { table, play } = situation;
  const seats = table.seats.map((seat) => (seat.player === player ? nameless(seat, phase === "playing", level) : seat));
  const host = table.host === player ? (seats.find((seat) => seat.player !== null)?.player ?? null) : table.host;
  const gone = unreserved(changed(table, { seats, host, proposal: null }), player);
  return tableMove(situation, play ? concluded(gone, play) : gone, null);
}

function nameless(seat: TableSeat, isPlaying: boolean, level: string): TableSeat {
  const anonymous = { ...seat, player: null, name: null };
  if (!isPlaying || seat.resigned) return anonymous;
  return { ...anonymous, resigned: true, cover: { level, reason: "resigned" } };
}

function unreserved(table: Table, player: string): Table {
  return {
    ...table,
    seats: table.seats.map((seat) => (seat.reserved === player ? { ...seat, reserved: null } : seat)),
  };
}
