import { at, type Card, isHidden, type Message } from "@gatehouse/engine";
import { COLOURS, GOLD } from "./data/constants.ts";
import { TREASURES, type TreasureSpec } from "./data/treasures.ts";
import type { Table } from "./table.ts";
import type { Building, Colour, Purchase } from "./types.ts";

export const colourName = (colour: Colour): Message => ({ key: `colour.${colour}` });
export const buildingName = (building: Building): Message => ({ key: `component.buildings.${building}` });
export const mapName = (map: number): Message => ({ key: `component.treasures.${at(TREASURES, map).id}` });
export const hexName = (q: number, r: number): Message => ({ key: "hex", values: { q: signed(q), r: signed(r) } });
/** What is paid for or built, as the object of a sentence. */
export const purchaseName = (purchase: Purchase): Message => ({ key: `purchase.${purchase}` });

/** A face that lies on the table or could: its icon, with its colour unless it is wild or the Keep. */
export function faceName(table: Table, face: number): Message {
  const { colour, icon } = at(table.faces, face);
  const key = `face.${icon}`;
  return colour === null ? { key } : { key, values: { colour: colourName(colour) } };
}

/** Maps by their names; of those that the reader may not know the number. */
export function mapsName(cards: readonly Card[]): Message {
  const known = cards.flatMap(({ kind }) => (isHidden(kind) ? [] : [mapName(kind)]));
  const count = cards.length - known.length;
  return list(count > 0 ? [...known, { key: "maps.hidden", values: { count } }] : known);
}

/** What a map asks for: the colour of the tile, and those beside it. */
export function patternName({ centre, neighbours }: TreasureSpec): Message {
  const counts = COLOURS.map((colour) => neighbours.filter((each) => each === colour).length);
  return { key: "pattern", values: { centre: colourName(centre), neighbours: coloursName(counts) } };
}

/** Both sides of a tile. */
export function tileName(table: Table, tile: number): Message {
  return { key: "tile", values: { front: faceName(table, 2 * tile), back: faceName(table, 2 * tile + 1) } };
}

/** Cubes and coins by colour, as an enumeration. */
export function stockName(counts: readonly number[]): Message {
  return counted(counts, (count, index) =>
    index === GOLD
      ? { key: "coins", values: { count } }
      : { key: "coloured", values: { count, colour: colourName(at(COLOURS, index)) } },
  );
}

/** Dragons or tiles by colour, as an enumeration. */
export function coloursName(counts: readonly number[]): Message {
  return counted(counts, (count, index) => ({
    key: "coloured",
    values: { count, colour: colourName(at(COLOURS, index)) },
  }));
}

function counted(counts: readonly number[], name: (count: number, index: number) => Message): Message {
  return list(counts.flatMap((count, index) => (count > 0 ? [name(count, index)] : [])));
}

/** Several messages as one enumeration. */
function list([first, ...others]: readonly Message[]): Message {
  if (first === undefined) return { key: "list.none" };
  if (others.length === 0) return first;
  return { key: others.length === 1 ? "list.last" : "list", values: { first, rest: list(others) } };
}

/** With a real minus sign: a hyphen is swallowed when it is read aloud. */
const signed = (number: number) => (number < 0 ? `−${-number}` : number);
