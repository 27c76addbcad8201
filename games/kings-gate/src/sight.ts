import { at, type Chance, dealUnseen, type Viewer, viewCards, viewDeck } from "@gatehouse/engine";
import { copyTable } from "./state.ts";
import { ownerOf, type Table } from "./tiles.ts";
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
  const left = table.tiles.map((tiles) => tiles.slice());
  const take = (tile: number) => {
    const own = at(left, ownerOf(table, tile));
    own[tile] = at(own, tile) - 1;
  };
  seen.burnt.forEach(take);
  for (const { tiles } of seen.piles) tiles.forEach(take);
  return {
    ...copyTable(seen),
    seats: seen.seats.map(({ hand, stack, counters }, seat) => {
      const { deck, places } = dealUnseen(at(left, seat), [], stack, [hand], chance);
      return { hand: places[0] ?? [], stack: deck, counters: counters.slice() };
    }),
  };
}
