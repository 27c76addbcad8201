import { at, type Chance, type Emit, type Seat } from "@gatehouse/engine";
import { BLIND_APPRENTICE_COINS, BLIND_PROFESSOR_COINS, SKILLS } from "./data/constants.ts";
import { places } from "./effects/lasting.ts";
import { change } from "./goods.ts";
import { pushList } from "./stack.ts";
import type { Table } from "./table.ts";
import type { DragonsgateCollege, People, State, View } from "./types.ts";

/** Apprentices and professors come the same way: from a row of open tiles or from a stack. */
export type Kind = "apprentice" | "professor";

/** What a tile from the stack costs. */
export const BLIND_COINS: Readonly<Record<Kind, number>> = {
  apprentice: BLIND_APPRENTICE_COINS,
  professor: BLIND_PROFESSOR_COINS,
};

type OpenPeople = State["apprentices"];

export function rowOf(state: State, kind: Kind): OpenPeople;
export function rowOf(view: View, kind: Kind): People;
export function rowOf(view: View, kind: Kind): People {
  return kind === "apprentice" ? view.apprentices : view.professors;
}

function heldBy(house: State["seats"][number], kind: Kind): number[] {
  return kind === "apprentice" ? house.apprentices : house.professors;
}

function genericTiles(table: Table, kind: Kind): number {
  return kind === "apprentice" ? table.genericApprentices : table.genericProfessors;
}

/** Whether a tile can be drawn from the stack, or from the discard pile once that is shuffled (DC-9.4). */
export function canDraw({ stack, discarded }: People): boolean {
  return stack.length > 0 || discarded.length > 0;
}

/** Draws from the stack, shuffling the discard pile first if need be; everybody knows what lies there, nobody the order. */
export function drawTile(people: OpenPeople, chance: Chance): number {
  if (people.stack.length === 0) {
    people.stack = people.discarded;
    people.discarded = [];
  }
  const [tile] = people.stack.splice(chance.pick(people.stack.length), 1);
  if (tile === undefined) throw new RangeError("a tile was drawn from an empty stack");
  return tile;
}

/** Fills a row up to so many tiles, as far as there are any; answers the new ones. */
export function fillRow(people: OpenPeople, spaces: number, chance: Chance): number[] {
  const filled: number[] = [];
  while (people.display.length < spaces && canDraw(people)) {
    const tile = drawTile(people, chance);
    people.display.push(tile);
    filled.push(tile);
  }
  return filled;
}

/** The open tiles of a row go to its discard pile. */
export function clearRow(people: OpenPeople): void {
  people.discarded.push(...people.display);
  people.display = [];
}

/** A seat gets a tile: it goes to a free place, or the seat is asked who leaves (DC-9.5, DC-9.6). */
export function receive(
  table: Table,
  state: State,
  seat: Seat,
  kind: Kind,
  tile: number,
  emit?: Emit<DragonsgateCollege>,
): void {
  const house = at(state.seats, seat);
  if (heldBy(house, kind).length < places(table, house, kind)) settleIn(table, state, seat, kind, tile, emit);
  else state.pending.push({ type: "room", seat, for: kind, tile });
}

/** Places a tile; a professor brings skills for as long as he stays, and something once (DC-9.8, DC-9.10). */
export function settleIn(
  table: Table,
  state: State,
  seat: Seat,
  kind: Kind,
  tile: number,
  emit?: Emit<DragonsgateCollege>,
): void {
  heldBy(at(state.seats, seat), kind).push(tile);
  if (kind === "apprentice") return;
  teach(table, state, seat, tile, 1, emit);
  pushList(table, state, seat, "professors", at(table.professors, tile).list);
}

/** A professor's skills come or go. */
export function teach(
  table: Table,
  state: State,
  seat: Seat,
  professor: number,
  sign: 1 | -1,
  emit?: Emit<DragonsgateCollege>,
): void {
  const { skills } = at(table.professors, professor);
  for (const [index, skill] of SKILLS.entries()) {
    const by = at(skills, index);
    if (by > 0) change(table, state, seat, skill, sign * by, "professors", emit);
  }
}

/** A tile leaves a house. */
export function dismiss(
  table: Table,
  state: State,
  seat: Seat,
  kind: Kind,
  tile: number,
  emit?: Emit<DragonsgateCollege>,
): void {
  const held = heldBy(at(state.seats, seat), kind);
  held.splice(held.indexOf(tile), 1);
  if (kind === "professor") teach(table, state, seat, tile, -1, emit);
  discard(table, state, seat, kind, tile, emit);
}

/** A tile goes to its discard pile; one in a seat's colour leaves the game (DC-2.5). */
export function discard(
  table: Table,
  state: State,
  seat: Seat,
  kind: Kind,
  tile: number,
  emit?: Emit<DragonsgateCollege>,
): void {
  if (tile < genericTiles(table, kind)) rowOf(state, kind).discarded.push(tile);
  if (kind === "apprentice") emit?.({ type: "apprentice-discarded", seat, apprentice: tile });
  else emit?.({ type: "professor-discarded", seat, professor: tile });
}

/** The apprentices of a seat that can be chosen: one that has taken a career only waits for its rewards. */
export function freeApprentices(view: View, seat: Seat): readonly number[] {
  let { apprentices } = at(view.seats, seat);
  for (const each of view.pending)
    if (each.type === "leaving" && each.seat === seat)
      apprentices = apprentices.filter((tile) => tile !== each.apprentice);
  return apprentices;
}
