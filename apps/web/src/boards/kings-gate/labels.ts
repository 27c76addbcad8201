import { at, type Seat } from "@gatehouse/engine";
import { type Cell, GUILDMASTER_BONUS, type KingsGate, LOCATIONS, type Tile } from "@gatehouse/kings-gate";
import type { Table } from "../../table/table.ts";
import { type CityModel, isDangerousNow } from "./city-model.ts";
import { counterName, houseOfTile, locationName, numberOf, tileName } from "./names.ts";
import { keyOf } from "./selection.ts";

/** What lies on a cell, for those who listen: the tile, whose it is, what it covers and carries. */
export function cellLabel(table: Table<KingsGate>, model: CityModel, cell: Cell): string {
  const { texts } = table;
  const pile = model.piles.get(keyOf(cell));
  const top = pile?.tiles.at(-1);
  if (!pile || top === undefined) return texts.text("kg.cell.free", { x: cell.x, y: cell.y });
  const counter = model.counters.get(keyOf(cell));
  const number = numberOf(top) ?? 0;
  const parts = [
    texts.text("kg.cell.tile", {
      tile: tileName(texts, top),
      seat: { seat: ownerOf(table, top) },
      x: cell.x,
      y: cell.y,
    }),
    ...(counter ? [texts.text("kg.cell.counter", { counter: counterName(texts, counter) })] : []),
    ...(counter === "guildmaster" ? [texts.text("kg.cell.value", { value: number + GUILDMASTER_BONUS })] : []),
    ...(pile.tiles.length > 1 ? [texts.text("kg.cell.covers", { count: pile.tiles.length - 1 })] : []),
  ];
  return parts.join(", ");
}

/** A location in words. */
export function locationLabel(table: Table<KingsGate>, location: number): string {
  const { texts, view } = table;
  const isCurrent = location === view.locations.length - 1;
  const { dangerous, prizes } = at(LOCATIONS, location);
  const isDangerous = isCurrent ? isDangerousNow(view) : dangerous;
  const label = texts.text("kg.cell.location", {
    location: locationName(texts, location),
    number: location + 1,
    danger: isDangerous ? "yes" : "no",
    prizes: prizes.join(", "),
  });
  return isCurrent ? `${label}, ${texts.text("kg.cell.current")}` : label;
}

/** The seat whose tile it is: whoever has the house of its colour. */
function ownerOf(table: Table<KingsGate>, tile: Tile): Seat {
  return table.houses.findIndex((houses) => houses.includes(houseOfTile(tile)));
}
