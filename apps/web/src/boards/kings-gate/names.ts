import { at } from "@gatehouse/engine";
import { type Counter, DISTRICTS, DRAGON, KINDS, LOCATIONS, type Tile } from "@gatehouse/kings-gate";
import { HOUSES, type House } from "../../design/seats.tsx";
import type { Texts } from "../../texts/texts.ts";

/** The colour of a tile as a house. */
export function houseOfTile(tile: Tile): House {
  return at(HOUSES, Math.floor(tile / KINDS));
}

/** What is printed on a tile: its number, which the dragon has none of. */
export function numberOf(tile: Tile): number | null {
  const district = tile % KINDS;
  return district === DRAGON ? null : district;
}

export function isDragon(tile: Tile): boolean {
  return numberOf(tile) === null;
}

export function districtName(texts: Texts, tile: Tile): string {
  return texts.text(`component.districts.${at(DISTRICTS, tile % KINDS).id}`);
}

/** A tile in words, with its colour. */
export function tileName(texts: Texts, tile: Tile): string {
  const number = numberOf(tile);
  const colour = colourName(texts, Math.floor(tile / KINDS));
  const district = districtName(texts, tile);
  return number === null
    ? texts.text("tile.dragon", { colour, district })
    : texts.text("tile", { colour, number, district });
}

export function colourName(texts: Texts, colour: number): string {
  return texts.text(`colour.${colour}`);
}

export function locationName(texts: Texts, location: number): string {
  return texts.text(`component.locations.${at(LOCATIONS, location).id}`);
}

export function counterName(texts: Texts, counter: Counter): string {
  return texts.text(`component.counters.${counter}`);
}
