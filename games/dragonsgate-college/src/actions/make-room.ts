import { at, type Emit, type Seat } from "@gatehouse/engine";
import { discard, dismiss, freeApprentices, type Kind, settleIn } from "../people.ts";
import { asked, popped } from "../stack.ts";
import type { Table } from "../table.ts";
import type { DragonsgateCollege, State, View } from "../types.ts";

/** The tile for which room is asked, or `null`. */
export function newcomer(view: View, kind: Kind): number | null {
  const top = asked(view);
  return top?.type === "room" && top.for === kind ? top.tile : null;
}

/** Who may leave: those who are there, and the newcomer. */
export function leavers(view: View, seat: Seat, kind: Kind): number[] {
  const there = kind === "apprentice" ? freeApprentices(view, seat) : at(view.seats, seat).professors;
  const arriving = newcomer(view, kind);
  return [...there, ...(arriving === null ? [] : [arriving])];
}

/** One leaves; a newcomer who leaves at once gives nothing (DC-9.11). */
export function leave(
  table: Table,
  state: State,
  seat: Seat,
  kind: Kind,
  leaver: number,
  emit?: Emit<DragonsgateCollege>,
): void {
  const { tile } = popped(state, "room");
  if (leaver === tile) discard(table, state, seat, kind, leaver, emit);
  else {
    dismiss(table, state, seat, kind, leaver, emit);
    settleIn(table, state, seat, kind, tile, emit);
  }
}
