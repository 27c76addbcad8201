import { at, type Card, type Chance, dealUnseen, own, type Viewer, viewCards, viewDeck } from "@gatehouse/engine";
import { FIRST_TOWER } from "./data/constants.ts";
import { copyTable, copyWizard } from "./state.ts";
import type { Table } from "./table.ts";
import type { Event, Pending, State, View } from "./types.ts";

/** What a viewer may know: all but the others' tiles and maps, the bag and the deck (DI-15). */
export function view(state: State, viewer: Viewer): View {
  return {
    ...copyTable(state),
    pending: state.pending.map((each) => viewPending(each, viewer)),
    bag: viewDeck(state.bag, viewer),
    maps: viewDeck(state.maps, viewer),
    seats: state.seats.map((wizard) => ({
      ...copyWizard(wizard),
      hand: viewCards(wizard.hand, viewer),
      maps: viewCards(wizard.maps, viewer),
    })),
  };
}

function viewPending(pending: State["pending"][number], viewer: Viewer): Pending {
  if (pending.type === "payment") return { ...pending, paid: pending.paid.slice() };
  if (pending.type !== "maps") return { ...pending };
  return {
    type: "maps",
    offers: pending.offers.map(({ seat, cards, returned }) => ({
      seat,
      cards: viewCards(cards, viewer),
      returned: returned === null || seat === viewer ? returned : { hidden: 1 },
    })),
  };
}

/** An event without the cards that only some may know; each card says who. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case "tile-drawn":
      return { ...event, tile: seen([event.tile], viewer)[0] ?? event.tile };
    case "maps-drawn":
      return { ...event, maps: seen(event.maps, viewer) };
    case "map-returned":
      return { ...event, map: seen([event.map], viewer)[0] ?? event.map };
    default:
      return event;
  }
}

/** Cards of an event; one that is hidden already stays so. */
function seen(cards: readonly Card[], viewer: Viewer): Card[] {
  return cards.flatMap((card) =>
    typeof card.kind === "number" ? viewCards([{ kind: card.kind, knownTo: card.knownTo }], viewer) : [card],
  );
}

/** A state that fits the view: tiles and maps that the viewer has not seen are dealt at random. */
export function determinize(table: Table, known: View, chance: Chance): State {
  const placed = known.tiles.flatMap(({ face }) => (face < FIRST_TOWER ? [face >> 1] : []));
  const hands = known.seats.map((wizard) => wizard.hand);
  const offered = known.pending.flatMap((each) => (each.type === "maps" ? each.offers.map(({ cards }) => cards) : []));
  const held = known.seats.map((wizard) => wizard.maps);
  const tiles = dealUnseen(once(FIRST_TOWER / 2), placed, known.bag, hands, chance);
  const maps = dealUnseen(once(table.treasures.length), [], known.maps, [...held, ...offered], chance);
  const offers = maps.places.slice(held.length);
  return {
    ...copyTable(known),
    pending: known.pending.map((each) => openPending(each, offers, chance)),
    bag: tiles.deck,
    maps: maps.deck,
    seats: known.seats.map((wizard, seat) => ({
      ...copyWizard(wizard),
      hand: at(tiles.places, seat),
      maps: at(maps.places, seat),
    })),
  };
}

function openPending(
  pending: Pending,
  dealt: readonly State["seats"][number]["maps"][],
  chance: Chance,
): State["pending"][number] {
  if (pending.type === "payment") return { ...pending, paid: pending.paid.slice() };
  if (pending.type !== "maps") return { ...pending };
  return {
    type: "maps",
    offers: pending.offers.map(({ seat, returned }, index) => {
      const cards = at(dealt, index);
      if (returned === null || typeof returned === "number") return { seat, cards, returned: own(returned) };
      return { seat, cards, returned: at(cards, chance.pick(cards.length)).kind };
    }),
  };
}

function once(kinds: number): number[] {
  return Array.from({ length: kinds }, () => 1);
}
