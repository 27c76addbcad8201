import { at } from "@gatehouse/engine";
import { begin, deedRefusal, helpFor, impsRefusal, isOpen } from "../deeds.ts";
import { affordable, price, roomFor } from "../grounds.ts";
import { NONE, numbered } from "./numbered.ts";

export const build = numbered<"build">({
  numbers(table, view, seat) {
    if (!isOpen(table, view, seat, "build")) return NONE;
    return affordable(table, view, seat, helpFor(table, view, seat, "build"));
  },
  action: (building) => ({ type: "build", building }),
  refusal(table, view, seat, { building }) {
    const early = deedRefusal(table, view, "build");
    if (early) return early;
    if (at(view.buildings, building) === 0) return { code: "building-sold-out", building };
    const short = impsRefusal(table, view, seat, "build");
    if (short) return short;
    const help = helpFor(table, view, seat, "build");
    const need = price(table, building, help);
    const house = at(view.seats, seat);
    if (need > house.coins) return { code: "coins-short", need, have: house.coins };
    const { size } = at(table.buildings, building);
    if (size > help.mostSize) return { code: "building-too-large", size, most: help.mostSize };
    return roomFor(table, house, building).length > 0 ? null : { code: "no-room-to-build", building };
  },
  play(table, state, seat, { building }, _chance, emit) {
    const help = helpFor(table, state, seat, "build");
    begin(table, state, seat, "build", emit);
    const coins = price(table, building, help);
    emit?.({ type: "building-chosen", seat, building });
    state.pending.push({ type: "building", seat, building, price: coins, upkeep: help.hasUpkeep });
  },
});
