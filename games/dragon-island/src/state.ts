import { at, cloneCards, cloneDeck, type Known } from "@gatehouse/engine";
import { COLOURS, FIRST_TOWER } from "./data/constants.ts";
import type { State, View, Wizard } from "./types.ts";

/** What nobody can hide: all but pending choices, hands, bag and deck. */
type OpenPart = Omit<View, "pending" | "bag" | "maps" | "seats">;

/** A copy of all that lies open on the table. */
export function copyTable(view: View): Known<OpenPart> {
  return {
    tiles: view.tiles.map(({ q, r, face, colour, around }) => ({ q, r, face, colour, around: around.slice() })),
    shore: view.shore.slice(),
    dragons: view.dragons.map((places) => places.slice()),
    buildings: view.buildings.slice(),
    treasures: view.treasures.slice(),
    supply: { stock: view.supply.stock.slice(), dragons: view.supply.dragons.slice() },
  };
}

/** A copy of all that is open of a seat. */
export function copyWizard({ tile, stock, fame, pets, captured }: Wizard): Known<Omit<Wizard, "hand" | "maps">> {
  return {
    tile,
    stock: stock.slice(),
    fame: { captures: fame.captures, buildings: fame.buildings, treasures: fame.treasures },
    pets: pets.map(({ colour, gold, lair }) => ({ colour, gold, lair })),
    captured: captured.slice(),
  };
}

/** A copy that shares nothing that play changes. */
export function clone(state: State): State {
  return {
    ...copyTable(state),
    pending: state.pending.map(clonePending),
    bag: cloneDeck(state.bag),
    maps: cloneDeck(state.maps),
    seats: state.seats.map((wizard) => ({
      ...copyWizard(wizard),
      hand: cloneCards(wizard.hand),
      maps: cloneCards(wizard.maps),
    })),
  };
}

function clonePending(pending: State["pending"][number]): State["pending"][number] {
  if (pending.type === "payment") return { ...pending, paid: pending.paid.slice() };
  if (pending.type !== "maps") return { ...pending };
  return {
    type: "maps",
    offers: pending.offers.map(({ seat, cards, returned }) => ({ seat, cards: cloneCards(cards), returned })),
  };
}

/** How many of each limited component there are, wherever they lie; the bank and the cubes by colour. */
export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (name: string, count: number) => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  for (const [index, colour] of COLOURS.entries()) {
    add(`stock-${colour}`, at(state.supply.stock, index));
    add(`dragon-${colour}`, at(state.supply.dragons, index) + at(state.dragons, index).length);
  }
  for (const { face } of state.tiles) if (face < FIRST_TOWER) add(`tile-${face >> 1}`, 1);
  const cards = (name: string, list: readonly { kind: number }[]) => {
    for (const { kind } of list) add(`${name}-${kind}`, 1);
  };
  for (const wizard of state.seats) {
    for (const [index, colour] of COLOURS.entries()) add(`stock-${colour}`, at(wizard.stock, index));
    for (const { colour, gold, lair } of wizard.pets) {
      add("stock-gold", gold);
      if (!lair) add(`dragon-${colour}`, 1);
    }
    cards("tile", wizard.hand);
    cards("map", wizard.maps);
  }
  cards("map", state.maps.under);
  for (const each of state.pending)
    if (each.type === "maps") for (const { cards: held } of each.offers) cards("map", held);
  for (const [kind, count] of state.bag.rest.entries()) if (count > 0) add(`tile-${kind}`, count);
  for (const [kind, count] of state.maps.rest.entries()) if (count > 0) add(`map-${kind}`, count);
  return Object.fromEntries(Object.entries(counts).sort());
}
