import type { ActionRule } from "@gatehouse/engine";
import { activeEnergy, energyCost } from "../energy.ts";
import { standingOn, stepRefusal } from "../flow.ts";
import { beginPayment } from "../payment.ts";
import type { Table } from "../table.ts";
import type { DragonIsland, Refusal, View } from "../types.ts";

export const captureDragons: ActionRule<DragonIsland, "capture-dragons", Table> = {
  list(_table, view, seat) {
    return refusal(view, seat) ? [] : [{ type: "capture-dragons" }];
  },
  refusal(_table, view, seat) {
    return refusal(view, seat);
  },
  play(_table, state, seat, _action, _chance, emit) {
    beginPayment(state, seat, "capture", emit);
  },
};

/** The owner of a Pen is the only one who can stand before the dragons in it, so only the price is asked (DI-9.5). */
function refusal(view: View, seat: number): Refusal | null {
  const early = stepRefusal(view, "deal");
  if (early) return early;
  const tile = standingOn(view, seat);
  const [need, have] = [energyCost(view, seat, tile, "capture"), activeEnergy(view, seat, tile)];
  return have < need ? { code: "energy-short", need, have } : null;
}
