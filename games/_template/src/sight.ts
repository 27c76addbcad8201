import {
  type Chance,
  dealUnseen,
  type Hidden,
  isHidden,
  own,
  type Viewer,
  viewCards,
  viewDeck,
} from "@gatehouse/engine";
import { LANTERNS, MOST_BID, NO_BID } from "./data/components.ts";
import type { Event, State, View } from "./types.ts";

const ONE: Hidden = { hidden: 1 };

/** What a viewer may know: not the others' hands, finds and open bids, not the deck. */
export function view(state: State, viewer: Viewer): View {
  return {
    ...state,
    bids: state.bids.map((bid, seat) => (bid === NO_BID || seat === viewer ? bid : ONE)),
    coins: state.coins.slice(),
    hands: state.hands.map((hand) => viewCards(hand, viewer)),
    found: viewCards(state.found, viewer),
    deck: viewDeck(state.deck, viewer),
    towers: state.towers.map((tower) => ({ ...tower })),
    doused: state.doused.slice(),
  };
}

/** An event without what only its seat may know. */
export function redact(event: Event, viewer: Viewer): Event | null {
  switch (event.type) {
    case "lantern-kept":
      return event.seat === viewer ? event : { ...event, lantern: ONE };
    case "bid-placed":
      return event.seat === viewer ? event : { ...event, coins: ONE };
    case "hand-drawn":
    case "lanterns-found": {
      if (event.seat === viewer || isHidden(event.lanterns)) return event;
      return { ...event, lanterns: { hidden: event.lanterns.length } };
    }
    default:
      return event;
  }
}

/** A state that fits the view: unseen lanterns dealt at random, hidden bids any that their seats can pay. */
export function determinize(seen: View, chance: Chance): State {
  const open = [...seen.doused, ...seen.towers.map((tower) => tower.lantern)].filter((lantern) => lantern > 0);
  const kinds = open.map((lantern) => lantern - 1);
  const { deck, places } = dealUnseen(LANTERNS, kinds, seen.deck, [seen.found, ...seen.hands], chance);
  const [found = [], ...hands] = places;
  return {
    ...seen,
    bids: seen.bids.map((bid, seat) =>
      isHidden(bid) ? chance.pick(Math.min(MOST_BID, own(seen.coins[seat] ?? 0)) + 1) : bid,
    ),
    coins: seen.coins.slice(),
    hands,
    found,
    deck,
    towers: seen.towers.map((tower) => ({ ...tower })),
    doused: seen.doused.slice(),
  };
}
