import { type Chance, dealUnseen, type Viewer, viewCards, viewDeck } from "@gatehouse/engine";
import { copyTable } from "./state.ts";
import { allTilesOf, ownerOf, type Table } from "./tiles.ts";
import type { Event, State, View } from "./types.ts";

/** What a viewer may know: everything but the others' hands and all stacks (KG-13). */
export function view(state: State, viewer: Viewer): View {
  return {
    ...copyTable(state),
    seats: state.seats.map(({ hand, stack, counters }) => ({
      hand: viewCards(hand, viewer),
      stack: viewDeck(stack, viewer),
      counters: counters.slice(),
    })),
  };
}

/** An event without the tiles that only their seat may know. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type !== "tiles-drawn" || event.seat === viewer || "hidden" in event.tiles) return event;
  return { ...event, tiles: { hidden: event.tiles.length } };
}

/** A state that fits the view: every seat's unseen tiles dealt to its hand and stack at random. */
export function determinize(table: Table, seen: View, chance: Chance): State {
  const open = [...seen.burnt, ...seen.piles.flatMap((pile) => pile.tiles)];
  return {
    ...copyTable(seen),
    seats: seen.seats.map(({ hand, stack, counters }, seat) => {
      const gone = open.filter((tile) => ownerOf(table, tile) === seat);
      const { deck, places } = dealUnseen(allTilesOf(table, seat), gone, stack, [hand], chance);
      return { hand: places[0] ?? [], stack: deck, counters: counters.slice() };
    }),
  };
}
