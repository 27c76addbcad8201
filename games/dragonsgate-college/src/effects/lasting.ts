import { at } from "@gatehouse/engine";
import { HAND_LIMIT } from "../data/constants.ts";
import type { Table } from "../table.ts";
import type { House, Origin } from "../types.ts";
import type { Effect } from "./vocabulary.ts";

/** A lasting effect and what it lies on. */
interface Lasting<K> {
  readonly effect: Extract<Effect, { kind: K }>;
  readonly from: Origin;
}

/** Every lasting effect of a kind that a house has: on its buildings, careers, professors and kept cards, in this order. */
export function lasting<K extends Effect["kind"]>(table: Table, house: House, kind: K): Lasting<K>[] {
  const found: Lasting<K>[] = [];
  for (const { building } of house.buildings)
    collect(table, at(table.buildings, building).list, kind, "buildings", found);
  for (const { career } of house.careers) collect(table, at(table.careers, career).list, kind, "careers", found);
  for (const tile of house.professors) collect(table, at(table.professors, tile).list, kind, "professors", found);
  for (const card of house.kept) collect(table, at(table.cards, card).list, kind, "cards", found);
  return found;
}

function collect<K extends Effect["kind"]>(
  table: Table,
  list: number,
  kind: K,
  from: Origin,
  found: Lasting<K>[],
): void {
  // The tag was compared just now, which TypeScript does not follow for a generic tag.
  for (const effect of at(table.lists, list))
    if (effect.kind === kind) found.push({ effect: effect as Lasting<K>["effect"], from });
}

/** How many apprentices or professors a house has room for. In the 2017 edition buildings give apprentices none (DC-21.5). */
export function places(table: Table, house: House, kind: "apprentice" | "professor"): number {
  const grounds = at(table.grounds, house.board ?? 0);
  const printed = kind === "apprentice" ? grounds.apprenticePlaces : grounds.professorPlaces;
  const all = lasting(table, house, "place").filter(({ effect }) => effect.for === kind).length;
  return kind === "apprentice" ? printed + all - apprenticeBuildings(table, house) : printed + all;
}

/** In the 2017 edition: buildings that count as an apprentice instead of giving a place to one. */
export function apprenticeBuildings(table: Table, house: House): number {
  if (table.options.edition === "2018") return 0;
  return house.buildings.filter(({ building }) =>
    at(table.lists, at(table.buildings, building).list).some(
      (effect) => effect.kind === "place" && effect.for === "apprentice",
    ),
  ).length;
}

export function handLimit(table: Table, house: House): number {
  let limit = HAND_LIMIT;
  for (const card of house.kept)
    for (const effect of at(table.lists, at(table.cards, card).list))
      if (effect.kind === "hand-limit") limit += effect.more;
  return limit;
}

/** The faces that open a deed to a house, face 1 as bit 1. */
export function openingFaces(table: Table, house: House, deed: number): number {
  let faces = at(table.faces, deed);
  for (const card of house.kept) faces |= at(at(table.cards, card).faces, deed);
  return faces;
}
