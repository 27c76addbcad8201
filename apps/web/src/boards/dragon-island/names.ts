import {
  type Building,
  COLOURS,
  type Colour,
  type DragonIsland,
  type Options,
  readEdition,
  type Table as Tables,
  tableFor,
} from "@gatehouse/dragon-island";
import { at, type Seat } from "@gatehouse/engine";
import type { House } from "../../design/seats.tsx";
import type { Table } from "../../table/table.ts";
import type { Texts } from "../../texts/texts.ts";

/** The faces and maps of a match, an owner's edition included. */
export function tablesOf(options: Options): Tables {
  const edition = readEdition(options.overrides);
  if (!edition.ok) throw new Error("a match was opened with tables that cannot be read");
  return tableFor(options, edition.value);
}

export function houseOfSeat({ houses }: Table<DragonIsland>, seat: Seat): House {
  return at(at(houses, seat), 0);
}

export function colourName(texts: Texts, colour: Colour): string {
  return texts.text(`colour.${colour}`);
}

export function buildingName(texts: Texts, building: Building): string {
  return texts.text(`component.buildings.${building}`);
}

export function mapName(texts: Texts, { treasures }: Tables, map: number): string {
  return texts.text(`component.treasures.${at(treasures, map).id}`);
}

/** A face in words; a wild one that has its colour tells it. */
export function faceName(texts: Texts, { faces }: Tables, face: number, named: Colour | null = null): string {
  const { colour, icon } = at(faces, face);
  if (colour !== null) return texts.text(`face.${icon}`, { colour: { key: `colour.${colour}` } });
  return named === null
    ? texts.text(`face.${icon}`)
    : texts.text(`face.${icon}.named`, { colour: { key: `colour.${named}` } });
}

/** Cubes, coins or dragons by colour, one after the other: those of which there are any. */
export function counted(counts: readonly number[]): { readonly colour: Colour; readonly count: number }[] {
  return COLOURS.map((colour, index) => ({ colour, count: counts[index] ?? 0 })).filter(({ count }) => count > 0);
}
