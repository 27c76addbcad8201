import { type ActionRule, at } from "@gatehouse/engine";
import { arrive, stepRefusal } from "../flow.ts";
import { layTile, shoreHex } from "../island.ts";
import { placeRefusal } from "../placing.ts";
import { type Table, towerOf } from "../table.ts";
import type { DragonIsland, Refusal, View } from "../types.ts";

export const placeTower: ActionRule<DragonIsland, "place-tower", Table> = {
  list(_table, view, seat) {
    if (earlyRefusal(view, seat)) return [];
    return view.shore.map((_key, index) => ({ type: "place-tower", ...shoreHex(view, index) }));
  },
  refusal(_table, view, seat, hex) {
    return earlyRefusal(view, seat) ?? placeRefusal(view, hex);
  },
  play(table, state, seat, { q, r }, _chance, emit) {
    const face = towerOf(seat);
    const tile = layTile(table, state, face, q, r);
    emit?.({ type: "tile-placed", seat, face, q, r });
    arrive(table, state, seat, tile, emit);
  },
};

/** The Tower is the first tile, and only that (DI-3.1). */
function earlyRefusal(view: View, seat: number): Refusal | null {
  const early = stepRefusal(view, "tile");
  if (early) return early;
  return at(view.seats, seat).tile === null ? null : { code: "tower-standing" };
}
