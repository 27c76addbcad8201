import { at, type Chance, type Emit, type Seat } from "@gatehouse/engine";
import { begin, deedRefusal, helpFor, impsRefusal, isOpen } from "../deeds.ts";
import { settle } from "../flow.ts";
import { change } from "../goods.ts";
import { BLIND_COINS, canDraw, drawTile, type Kind, receive, rowOf } from "../people.ts";
import type { Table } from "../table.ts";
import type { Deed, DragonsgateCollege, Refusal, State, View } from "../types.ts";
import { NONE, ONE } from "./numbered.ts";

/** Apprentices and professors are taken and drawn alike: what the four actions have in common. */
const DEED_OF: Readonly<Record<Kind, Deed>> = { apprentice: "recruit", professor: "hire" };

export function openTiles(table: Table, view: View, seat: Seat, kind: Kind): readonly number[] {
  return isOpen(table, view, seat, DEED_OF[kind]) ? rowOf(view, kind).display : NONE;
}

export function takeRefusal(table: Table, view: View, seat: Seat, kind: Kind, tile: number): Refusal | null {
  const deed = DEED_OF[kind];
  const early = deedRefusal(table, view, deed);
  if (early) return early;
  if (!rowOf(view, kind).display.includes(tile)) return { code: "not-on-display", for: kind, tile };
  return impsRefusal(table, view, seat, deed);
}

export function take(
  table: Table,
  state: State,
  seat: Seat,
  kind: Kind,
  tile: number,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): void {
  begin(table, state, seat, DEED_OF[kind], emit);
  const { display } = rowOf(state, kind);
  display.splice(display.indexOf(tile), 1);
  arrive(table, state, seat, kind, tile, false, chance, emit);
}

export function blindDraws(table: Table, view: View, seat: Seat, kind: Kind): readonly number[] {
  // Quicker than the refusal, which says why.
  if (!isOpen(table, view, seat, DEED_OF[kind]) || !canDraw(rowOf(view, kind))) return NONE;
  return blindCoins(table, view, seat, kind) <= at(view.seats, seat).coins ? ONE : NONE;
}

export function drawRefusal(table: Table, view: View, seat: Seat, kind: Kind): Refusal | null {
  const deed = DEED_OF[kind];
  const early = deedRefusal(table, view, deed);
  if (early) return early;
  if (!canDraw(rowOf(view, kind))) return { code: "stack-empty", for: kind };
  const short = impsRefusal(table, view, seat, deed);
  if (short) return short;
  const need = blindCoins(table, view, seat, kind);
  const have = at(view.seats, seat).coins;
  return need > have ? { code: "coins-short", need, have } : null;
}

/** Draws the top tile of the stack; it is paid for before it is seen. */
export function draw(
  table: Table,
  state: State,
  seat: Seat,
  kind: Kind,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): void {
  const coins = blindCoins(table, state, seat, kind);
  begin(table, state, seat, DEED_OF[kind], emit);
  change(table, state, seat, "coins", -coins, DEED_OF[kind], emit);
  arrive(table, state, seat, kind, drawTile(rowOf(state, kind), chance), true, chance, emit);
}

function blindCoins(table: Table, view: View, seat: Seat, kind: Kind): number {
  return helpFor(table, view, seat, DEED_OF[kind]).isDrawFree ? 0 : BLIND_COINS[kind];
}

function arrive(
  table: Table,
  state: State,
  seat: Seat,
  kind: Kind,
  tile: number,
  blind: boolean,
  chance: Chance,
  emit?: Emit<DragonsgateCollege>,
): void {
  if (kind === "apprentice") emit?.({ type: "apprentice-taken", seat, apprentice: tile, blind });
  else emit?.({ type: "professor-taken", seat, professor: tile, blind });
  receive(table, state, seat, kind, tile, emit);
  settle(table, state, chance, emit);
}
