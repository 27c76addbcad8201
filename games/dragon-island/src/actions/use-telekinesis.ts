import { type ActionRule, at } from "@gatehouse/engine";
import { HEX_DIRECTIONS, type HexDirection, hexNeighbour } from "@gatehouse/grid";
import { deedRefusal } from "../deeds.ts";
import { standingOn, turnOf } from "../flow.ts";
import { hexOf } from "../island.ts";
import { gain, yieldOf } from "../stock.ts";
import type { Table } from "../table.ts";
import type { DragonIsland, View } from "../types.ts";

export const useTelekinesis: ActionRule<DragonIsland, "use-telekinesis", Table> = {
  list(table, view, seat) {
    if (deedRefusal(table, view, seat, "telekinesis")) return [];
    return HEX_DIRECTIONS.map((direction) => ({ type: "use-telekinesis", direction }));
  },
  refusal(table, view, seat) {
    return deedRefusal(table, view, seat, "telekinesis");
  },
  play(_table, state, seat, { direction }, _chance, emit) {
    const gained = [0, 0, 0, 0, 0];
    // Always 1 from a tile, also from one with a Spire (DI-11.9).
    for (let tile = standingOn(state, seat); tile >= 0; tile = beyond(state, tile, direction)) {
      const index = yieldOf(state, tile);
      gained[index] = at(gained, index) + gain(state, seat, index, 1);
    }
    turnOf(state).step = "map";
    emit?.({ type: "telekinesis-used", seat, direction, gained });
  },
};

/** The tile next to another in a direction, or −1 at a gap. */
function beyond(view: View, tile: number, direction: HexDirection): number {
  const { q, r } = hexNeighbour(hexOf(view, tile), direction);
  for (const other of at(view.tiles, tile).around) {
    const hex = at(view.tiles, other);
    if (hex.q === q && hex.r === r) return other;
  }
  return -1;
}
