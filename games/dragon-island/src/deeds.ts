import { at } from "@gatehouse/engine";
import { standingOn, stepRefusal } from "./flow.ts";
import { faceOf } from "./island.ts";
import type { Table } from "./table.ts";
import type { Deed, Refusal, View } from "./types.ts";

/** Why the action of the tile is not this one, or not now (DI-11.1). */
export function deedRefusal(table: Table, view: View, seat: number, deed: Deed): Refusal | null {
  const early = stepRefusal(view, "action");
  if (early) return early;
  const { deed: printed } = faceOf(table, at(view.tiles, standingOn(view, seat)));
  return printed === deed ? null : { code: "icon-missing", icon: deed };
}
