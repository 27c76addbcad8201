import {
  type Action,
  buildingOn,
  COLOURS,
  type Colour,
  type DragonIsland,
  neighbourColours,
  patternRefusal,
  SPIRE_PRODUCTION,
  type Table as Tables,
  type View,
  yieldOf,
} from "@gatehouse/dragon-island";
import { at, type Card, isHidden, type Seat } from "@gatehouse/engine";
import type { Table } from "../../table/table.ts";
import { paymentOf, payments, usualPayment } from "./payment.ts";

/** What of a table is needed to look ahead. */
export type Foreseeing = Pick<Table<DragonIsland>, "rules" | "view" | "seat" | "texts" | "preview">;

/** What actions will do for certain, the payment that usually follows them included; `null` if they cannot be done. */
export function foreseen(table: Foreseeing, ...actions: readonly Action[]) {
  const { seat } = table;
  const done = table.preview(actions);
  const payment = done?.view ? paymentOf(done.view) : null;
  if (seat === null || !done?.view || payment === null) return done;
  const paid = payments(done.view, seat, payment, usualPayment(done.view, seat, payment));
  return table.preview([...actions, ...paid]);
}

/** By how much a seat's cubes and coins would change, by colour. */
export function differenceTo(view: View, seat: Seat, after: View): number[] {
  const { stock } = at(view.seats, seat);
  return at(after.seats, seat).stock.map((count, index) => count - at(stock, index));
}

/** By how much a seat's fame would grow. */
export function fameTo({ rules, view }: Foreseeing, seat: Seat, after: View): number {
  return at(rules.standing(after).scores, seat) - at(rules.standing(view).scores, seat);
}

/** What a tile beside a new one gives to whoever places it. */
export interface Yield {
  readonly tile: number;
  readonly colour: Colour;
  readonly count: number;
}

/** What each neighbour of a space would give. */
export function yieldsAround(view: View, placed: View): Yield[] {
  const last = placed.tiles.length - 1;
  return at(placed.tiles, last).around.map((tile) => ({
    tile,
    colour: at(COLOURS, yieldOf(view, tile)),
    count: buildingOn(view, tile)?.building === "spire" ? SPIRE_PRODUCTION : 1,
  }));
}

/** The maps in a hand that are known, and those that are offered. */
export function knownMaps(cards: readonly Card[]): number[] {
  return cards.flatMap(({ kind }) => (isHidden(kind) ? [] : [kind]));
}

export function mapsOf(view: View, seat: Seat | null): number[] {
  return seat === null ? [] : knownMaps(view.seats[seat]?.maps ?? []);
}

/** How near a map is to being found somewhere: how many neighbours are missing at the best place, `null` if nowhere. */
export function missingFor(tables: Tables, view: View, map: number): number | null {
  const found = view.tiles.flatMap((_tile, tile) => missingAt(tables, view, map, tile) ?? []);
  return found.length > 0 ? Math.min(...found) : null;
}

const SIDES = 6;

/** How many tiles beside this one a map still needs; `null` if it can never be found here. */
function missingAt(tables: Tables, view: View, map: number, tile: number): number | null {
  const { centre, neighbours } = at(tables.treasures, map);
  const { colour, around } = at(view.tiles, tile);
  if (colour !== centre || view.treasures.includes(tile)) return null;
  const there = neighbourColours(view, tile);
  const missing = COLOURS.reduce((sum, each, index) => {
    const wanted = neighbours.filter((neighbour) => neighbour === each).length;
    return sum + Math.max(0, wanted - at(there, index));
  }, 0);
  return missing <= SIDES - around.length ? missing : null;
}

/** The maps of a hand that could be played on a tile. */
export function mapsFitting(tables: Tables, view: View, maps: readonly number[], tile: number): number[] {
  if (tile < 0 || view.treasures.includes(tile)) return [];
  return maps.filter((map) => patternRefusal(tables, view, tile, map) === null);
}

/** What a placement does to a map in hand. */
export type MapChange = "completed" | "nearer" | "spoilt";

/** Which maps of the viewer's hand a placement would complete, bring nearer or spoil. */
export function mapChanges(
  tables: Tables,
  before: View,
  after: View,
  maps: readonly number[],
): ReadonlyMap<number, MapChange> {
  const far = SIDES + 1;
  const changes = new Map<number, MapChange>();
  for (const map of maps) {
    const [was, is] = [missingFor(tables, before, map) ?? far, missingFor(tables, after, map) ?? far];
    if (is === 0 && was > 0) changes.set(map, "completed");
    else if (is < was) changes.set(map, "nearer");
    else if (is > was) changes.set(map, "spoilt");
  }
  return changes;
}
