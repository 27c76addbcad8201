import { at, type Emit, type Seat } from "@gatehouse/engine";
import { pushList } from "./stack.ts";
import type { Table } from "./table.ts";
import type { DragonsgateCollege, State } from "./types.ts";

/** Moves on in the Training Dungeon; every space entered pays, and after the last one comes the Treasure Room (DC-12). */
export function enterDungeon(
  table: Table,
  state: State,
  seat: Seat,
  steps: number,
  emit?: Emit<DragonsgateCollege>,
): void {
  const house = at(state.seats, seat);
  if (house.treasure !== null) return;
  const before = house.dungeon;
  house.dungeon = Math.min(table.dungeon.length, before + steps);
  for (let space = before + 1; space <= house.dungeon; space += 1) emit?.({ type: "dungeon-entered", seat, space });
  if (house.dungeon === table.dungeon.length) {
    house.treasure = topmostFree(state);
    emit?.({ type: "treasure-room-reached", seat, place: house.treasure });
  }
  // What is pushed last comes first.
  for (let space = house.dungeon; space > before; space -= 1)
    pushList(table, state, seat, "dungeon", at(table.dungeon, space - 1));
}

function topmostFree(state: State): number {
  let place = 0;
  while (state.seats.some(({ treasure }) => treasure === place)) place += 1;
  return place;
}
