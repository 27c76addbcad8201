import { at, type Seat } from "@gatehouse/engine";
import { begin, deedRefusal, impsRefusal, isOpen } from "../deeds.ts";
import { settle } from "../flow.ts";
import { exchangeDie as exchange } from "../influence.ts";
import type { Table } from "../table.ts";
import type { Refusal, View } from "../types.ts";
import { NONE, numbered, ONE } from "./numbered.ts";

export const exchangeDie = numbered<"exchange-die">({
  numbers(table, view, seat) {
    // Quicker than the refusal, which says why.
    if (at(view.seats, seat).dice === 0 || !isOpen(table, view, seat, "influence")) return NONE;
    return view.used.includes("white") ? ONE : NONE;
  },
  action: () => ({ type: "exchange-die" }),
  refusal,
  play(table, state, seat, _action, chance, emit) {
    begin(table, state, seat, "influence", emit);
    exchange(state, seat, emit);
    settle(table, state, chance, emit);
  },
});

function refusal(table: Table, view: View, seat: Seat): Refusal | null {
  const early = deedRefusal(table, view, "influence");
  if (early) return early;
  if (at(view.seats, seat).dice === 0) return { code: "no-own-die-left" };
  if (!view.used.includes("white")) return { code: "no-white-die-used" };
  return impsRefusal(table, view, seat, "influence");
}
