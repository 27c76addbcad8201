import { at, type Emit, type Seat } from "@gatehouse/engine";
import { DIE_COLOURS } from "./data/constants.ts";
import type { DragonsgateCollege, State } from "./types.ts";

/** A used white die leaves the game for one of the seat's own (DC-7). */
export function exchangeDie(state: State, seat: Seat, emit?: Emit<DragonsgateCollege>): void {
  at(state.seats, seat).dice -= 1;
  state.used[state.used.indexOf("white")] = at(DIE_COLOURS, seat);
  emit?.({ type: "die-exchanged", seat });
}
