import {
  type DragonIsland,
  dragonsOn,
  type Face,
  type PlacedBuilding,
  type PlacedTile,
  type Table as Tables,
  towerOf,
  type View,
} from "@gatehouse/dragon-island";
import { at, type Seat } from "@gatehouse/engine";
import { HEX_DIRECTIONS, type Hex, hexNeighbour, hexQ, hexR } from "@gatehouse/grid";
import type { House } from "../../design/seats.tsx";
import type { Box } from "../../table/slots.ts";
import type { Table } from "../../table/table.ts";
import { houseOfSeat } from "./names.ts";
import { boxOf, keyOf } from "./pieces/hex.ts";

/** A tile on the island with all that is on it, for drawing. */
export interface IslandTile {
  readonly number: number;
  readonly key: string;
  /** All of it as a word: two tiles that look alike on the same hex have the same. */
  readonly sign: string;
  readonly placed: PlacedTile;
  readonly face: Face;
  /** Whose Tower it is. */
  readonly tower: House | null;
  readonly building: PlacedBuilding | null;
  /** By colour. */
  readonly dragons: readonly number[];
  readonly wizards: readonly Seat[];
  readonly isTreasureFound: boolean;
}

export interface IslandModel {
  readonly tiles: readonly IslandTile[];
  readonly byKey: ReadonlyMap<string, IslandTile>;
  readonly hexes: readonly Hex[];
  /** Where a tile may be placed. */
  readonly shore: readonly Hex[];
  /** Empty hexes that touch the island too, but too little of it. */
  readonly fringe: readonly Hex[];
  readonly bounds: Box;
}

const MARGIN = 14;

/**
 * What lies where. A tile on which nothing has changed is the same object as in the model before: then it need not be drawn
 * again, and most of an island stays as it is from step to step.
 */
export function islandOf(table: Table<DragonIsland>, tables: Tables, before: IslandModel | null): IslandModel {
  const { view } = table;
  const tiles = view.tiles.map((placed, number) => {
    const tile = tileOf(table, tables, placed, number);
    const same = before?.tiles[number];
    return same?.sign === tile.sign ? same : tile;
  });
  const isGrown =
    before?.hexes.length !== tiles.length || tiles.some(({ key }, index) => key !== before.tiles[index]?.key);
  const hexes = isGrown ? view.tiles.map(({ q, r }) => ({ q, r })) : before.hexes;
  const shore = view.shore.map((key) => ({ q: hexQ(key), r: hexR(key) }));
  return {
    tiles,
    byKey: new Map(tiles.map((tile) => [tile.key, tile])),
    hexes,
    shore,
    fringe: fringeOf(hexes, shore),
    bounds: boxOf([...hexes, ...(view.pending.length > 0 ? shore : [])], MARGIN),
  };
}

function tileOf(table: Table<DragonIsland>, tables: Tables, placed: PlacedTile, number: number): IslandTile {
  const { view } = table;
  const building = view.buildings.find(({ tile }) => tile === number) ?? null;
  const dragons = dragonsOn(view, number);
  const wizards = view.seats.flatMap(({ tile }, seat) => (tile === number ? [seat] : []));
  const isTreasureFound = view.treasures.includes(number);
  const key = keyOf(placed);
  const built = building && `${building.building}${building.seat}`;
  return {
    number,
    key,
    sign: `${key} ${placed.face} ${placed.colour} ${built} ${dragons} ${wizards} ${isTreasureFound}`,
    placed,
    face: at(tables.faces, placed.face),
    tower: towerHouse(table, placed.face),
    building,
    dragons,
    wizards,
    isTreasureFound,
  };
}

function towerHouse(table: Table<DragonIsland>, face: number): House | null {
  const seat = table.view.seats.findIndex((_wizard, each) => towerOf(each) === face);
  return seat < 0 ? null : houseOfSeat(table, seat);
}

function fringeOf(hexes: readonly Hex[], shore: readonly Hex[]): Hex[] {
  const known = new Set([...hexes, ...shore].map(keyOf));
  const around = hexes.flatMap((hex) => HEX_DIRECTIONS.map((direction) => hexNeighbour(hex, direction)));
  const beyond = around.filter((hex) => !known.has(keyOf(hex)));
  return [...new Map(beyond.map((hex) => [keyOf(hex), hex])).values()];
}

/** Whose turn it is, and at which step; `null` when the match is over. */
export function turnOf(view: View) {
  const [turn] = view.pending;
  return turn?.type === "turn" ? turn : null;
}

/** What is asked now, or `null` when the match is over. */
export function askedOf(view: View) {
  return view.pending.at(-1) ?? null;
}
