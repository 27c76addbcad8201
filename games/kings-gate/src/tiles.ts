import { DISTRICTS, KINDS } from "./data/components.ts";
import type { Options, Tile } from "./types.ts";

/** What the rules of a match close over: whose the four colours are, and what is ranked against each other. */
export interface Table {
  readonly options: Options;
  readonly seats: number;
  /** Per colour its seat. */
  readonly owners: readonly number[];
  /** Per colour what it is ranked as: itself, or with combined colours its seat. */
  readonly rankedAs: readonly number[];
  /** Per thing that is ranked its seat. */
  readonly rivals: readonly number[];
  /** Per seat how many of each tile it begins with. */
  readonly tiles: readonly (readonly number[])[];
}

/** Tables that were made before: whoever judges positions asks for the same one again and again. */
const tables = new WeakMap<Options, Table>();

/** The table for these options. */
export function tableFor(options: Options): Table {
  const known = tables.get(options);
  if (known) return known;
  const table = newTable(options);
  tables.set(options, table);
  return table;
}

/** With two seats each has two colours. */
function newTable(options: Options): Table {
  const { seats } = options;
  const owners = seats === 2 ? [0, 0, 1, 1] : [0, 1, 2, 3].slice(0, seats);
  const isCombined = seats === 2 && options.colours === "combined";
  const rankedAs = isCombined ? owners : owners.map((_seat, colour) => colour);
  const tiles = Array.from({ length: seats }, (_, seat) =>
    owners.flatMap((owner) => DISTRICTS.map(({ copies }) => (owner === seat ? copies : 0))),
  );
  return { options, seats, owners, rankedAs, rivals: isCombined ? [0, 1] : owners, tiles };
}

/** The colour of a tile, 0 … 3. */
export function colourOf(tile: Tile): number {
  return Math.floor(tile / KINDS);
}

/** The district of a tile: for all but the dragon its printed number. */
export function districtOf(tile: Tile): number {
  return tile % KINDS;
}

/** The seat whose tile it is. */
export function ownerOf({ owners }: Table, tile: Tile): number {
  return owners[colourOf(tile)] ?? -1;
}
