import {
  at,
  bit,
  blurForOthers,
  type Chance,
  deckSize,
  drawCard,
  type Emit,
  type OpenCard,
  putUnder,
  takeCard,
} from "@gatehouse/engine";
import { BLUE_PET_MAPS, MAPS_DRAWN, MAPS_KEPT } from "./data/constants.ts";
import { asked } from "./flow.ts";
import { hasPet } from "./pets.ts";
import type { DragonIsland, Offer, State, View } from "./types.ts";

type OpenOffer = Extract<State["pending"][number], { type: "maps" }>["offers"][number];

/** Draws maps for a seat, as far as the deck has them (DI-11.8). */
export function drawMaps(state: State, seat: number, chance: Chance, emit?: Emit<DragonIsland>): OpenCard[] {
  const wanted = MAPS_DRAWN + (hasPet(state, seat, "blue") ? BLUE_PET_MAPS : 0);
  const cards: OpenCard[] = [];
  for (let left = Math.min(wanted, deckSize(state.maps)); left > 0; left -= 1)
    cards.push(drawCard(state.maps, chance, bit(seat)));
  emit?.({ type: "maps-drawn", seat, maps: cards.map((card) => ({ ...card })) });
  return cards;
}

/** How many maps a seat keeps of those it draws (DI-11.7, DI-13.6). */
export function mapsKept(state: State, seat: number): number {
  return MAPS_KEPT + (hasPet(state, seat, "blue") ? BLUE_PET_MAPS : 0);
}

/** Carries out what a seat has chosen: one map goes under the deck, and nobody else knows any more which. */
export function settle(state: State, offer: OpenOffer): void {
  if (offer.returned === null) throw new TypeError(`seat ${offer.seat} has not chosen yet`);
  blurForOthers(offer.cards, offer.seat);
  putUnder(state.maps, takeCard(offer.cards, offer.returned));
  at(state.seats, offer.seat).maps.push(...offer.cards);
}

/** The offer among which a seat has to choose now; of a state it may be changed. */
export function offerOf(state: State, seat: number): OpenOffer | null;
export function offerOf(view: View, seat: number): Offer | null;
export function offerOf(view: View, seat: number): Offer | null {
  const top = asked(view);
  if (top?.type !== "maps") return null;
  for (const offer of top.offers) if (offer.seat === seat && offer.returned === null) return offer;
  return null;
}
