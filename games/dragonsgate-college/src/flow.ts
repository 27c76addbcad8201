import { at, type Chance, type Emit, EVERYBODY, putUnder } from "@gatehouse/engine";
import { goOnWithWaiting, isOverLimit } from "./cards.ts";
import { DIE_COLOURS } from "./data/constants.ts";
import { carryOutNext } from "./effects/interpret.ts";
import { groundsOf } from "./grounds.ts";
import { dismiss } from "./people.ts";
import { pushList, seatsInOrder } from "./stack.ts";
import type { Table } from "./table.ts";
import { activation, beginTurn, cleanUp, finishTurn, goOnWithIncome } from "./turn.ts";
import type { DieColour, DragonsgateCollege, State } from "./types.ts";

type OpenPending = State["pending"][number];
type Of<T> = Extract<OpenPending, { type: T }>;

/** Goes on with what is pending until something is asked, or nothing is left. */
export function settle(table: Table, state: State, chance: Chance, emit?: Emit<DragonsgateCollege>): void {
  for (
    let top = state.pending[state.pending.length - 1];
    top !== undefined;
    top = state.pending[state.pending.length - 1]
  )
    if (asks(table, state, top, chance, emit)) return;
}

/** Whether the top entry asks something; if not, it has gone a step further. */
function asks(table: Table, state: State, top: OpenPending, chance: Chance, emit?: Emit<DragonsgateCollege>): boolean {
  switch (top.type) {
    case "effects":
      if (top.next < at(table.lists, top.list).length) return carryOutNext(table, state, top, chance, emit);
      state.pending.pop();
      if (top.card !== null) putUnder(state.wizardry, { kind: top.card, knownTo: EVERYBODY });
      return false;
    case "leaving":
      state.pending.pop();
      dismiss(table, state, top.seat, "apprentice", top.apprentice, emit);
      return false;
    case "immediate":
      return goOnWithWaiting(table, state, top, chance, emit);
    case "hand-limit":
      if (isOverLimit(table, state, top.seat)) return true;
      state.pending.pop();
      return false;
    case "activation":
      if (top.die === null) return true;
      goOnWithDie(table, state, top, top.die);
      return false;
    case "professors":
    case "income":
    case "maintenance":
      if (top.choices.some(({ chosen }) => chosen === null)) return true;
      carryOutChoices(table, state, top, chance, emit);
      return false;
    case "start-bonuses":
      goOnWithStart(table, state, top, chance, emit);
      return false;
    case "draft":
    case "window":
    case "building":
    case "room":
      return true;
  }
}

/** Opens a window for the next seat that may act with the die; after the last one the next seat drafts (DC-5). */
function goOnWithDie(
  table: Table,
  state: State,
  running: Of<"activation">,
  die: { colour: DieColour; face: number },
): void {
  const seat = running.bonus.shift();
  if (seat !== undefined) {
    openWindow(state, seat, die.face);
    return;
  }
  state.pending.pop();
  state.used.push(die.colour);
  if (state.ready.length === 0) cleanUp(table, state);
  else state.pending.push(activation(running.next ?? (running.seat + 1) % table.seats));
}

/** A seat may act with a die of this face. */
export function openWindow(state: State, seat: number, face: number): void {
  state.pending.push({ type: "window", seat, faces: [face], left: ["any"], taken: [], helps: [] });
}

/** Who acts with a die after the seat that takes it: its owner, or everybody in turn. */
export function bonusSeats(table: Table, seat: number, colour: DieColour): number[] {
  if (colour === "black")
    return Array.from({ length: table.seats - 1 }, (_, index) => (seat + 1 + index) % table.seats);
  const owner = DIE_COLOURS.indexOf(colour);
  return owner < table.seats && owner !== seat ? [owner] : [];
}

function carryOutChoices(
  table: Table,
  state: State,
  top: Of<"professors" | "income" | "maintenance">,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): void {
  if (top.type === "income") goOnWithIncome(table, state, top, chance, emit);
  else if (top.type === "maintenance") finishTurn(table, state, top, chance, emit);
  else {
    state.pending.pop();
    for (const { seat, chosen } of top.choices) {
      if (chosen === null) continue;
      dismiss(table, state, seat, "professor", chosen);
      emit?.({ type: "professor-returned", seat, professor: chosen });
    }
    state.pending.push({ type: "start-bonuses", left: seatsInOrder(state) });
  }
}

/** Gives the next seat what its board gives at the start; after the last one the first turn begins. */
function goOnWithStart(
  table: Table,
  state: State,
  { left }: Of<"start-bonuses">,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): void {
  const seat = left.shift();
  if (seat !== undefined) pushList(table, state, seat, "start", groundsOf(table, at(state.seats, seat)).start);
  else {
    state.pending.pop();
    beginTurn(table, state, chance, emit);
  }
}
