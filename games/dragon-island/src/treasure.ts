import { at } from "@gatehouse/engine";
import { COLOURS, INDEX, KEEP } from "./data/constants.ts";
import { neighbourColours } from "./island.ts";
import type { Table } from "./table.ts";
import type { Refusal, View } from "./types.ts";

/** Why no treasure at all can be found on a tile (DI-12.4). */
export function placeRefusal(table: Table, view: View, tile: number): Refusal | null {
  if (tile === KEEP) return { code: "keep-without-treasure" };
  if (view.treasures.includes(tile)) return { code: "treasure-found-there" };
  return view.treasures.length >= table.supply.markers ? { code: "markers-used-up" } : null;
}

/** Why a map does not fit a tile: its colour, or a neighbour that is missing (DI-12.2). */
export function patternRefusal(table: Table, view: View, tile: number, map: number): Refusal | null {
  const { centre, neighbours } = at(table.treasures, map);
  const { colour } = at(view.tiles, tile);
  if (colour === null) return { code: "keep-without-treasure" };
  if (colour !== centre) return { code: "centre-differs", need: centre, have: colour };
  const have = neighbourColours(view, tile);
  const need = [0, 0, 0, 0, 0];
  for (const each of neighbours) need[INDEX[each]] = at(need, INDEX[each]) + 1;
  for (const [index, each] of COLOURS.entries())
    if (at(have, index) < at(need, index))
      return { code: "neighbour-missing", colour: each, need: at(need, index), have: at(have, index) };
  return null;
}
