import type { ActionRule } from "@gatehouse/engine";
import { at } from "@gatehouse/engine";
import { stockRefusal } from "../construction.ts";
import { BUILDINGS } from "../data/constants.ts";
import { deedRefusal } from "../deeds.ts";
import { activeEnergy, energyCost } from "../energy.ts";
import { standingOn } from "../flow.ts";
import { buildingOn } from "../island.ts";
import { beginPayment } from "../payment.ts";
import type { Table } from "../table.ts";
import type { Action, Building, DragonIsland, Refusal, View } from "../types.ts";

type Build = Extract<Action, { type: "build" }>;

export const build: ActionRule<DragonIsland, "build", Table> = {
  list(table, view, seat) {
    const actions: Build[] = [];
    // Where nothing can be built at all, no building has to be looked at.
    if (earlyRefusal(table, view, seat) || costRefusal(view, seat)) return actions;
    for (const building of BUILDINGS)
      if (stockRefusal(table, view, seat, building) === null) actions.push({ type: "build", building });
    return actions;
  },
  refusal(table, view, seat, { building }) {
    return (
      earlyRefusal(table, view, seat) ?? stockRefusal(table, view, seat, building) ?? costRefusal(view, seat, building)
    );
  },
  play(_table, state, seat, { building }, _chance, emit) {
    beginPayment(state, seat, building, emit);
  },
};

/** A Build icon and no building; dragons have been dealt with before (DI-11.2). */
function earlyRefusal(table: Table, view: View, seat: number): Refusal | null {
  const early = deedRefusal(table, view, seat, "build");
  if (early) return early;
  const there = buildingOn(view, standingOn(view, seat));
  return there === null ? null : { code: "building-there", building: there.building };
}

/** All buildings have one price. */
function costRefusal(view: View, seat: number, building: Building = at(BUILDINGS, 0)): Refusal | null {
  const tile = standingOn(view, seat);
  const [need, have] = [energyCost(view, seat, tile, building), activeEnergy(view, seat, tile)];
  return have < need ? { code: "energy-short", need, have } : null;
}
