import type { Chance, Seat, Secret, Viewer } from "./contract.ts";
import { at, isHidden, own } from "./tools.ts";

/** The `knownTo` of a card that everybody has seen, spectators too. */
export const EVERYBODY = 255;

/** A card wherever it lies: its kind, and as bits the seats that know it. */
export interface Card {
  readonly kind: Secret<number>;
  readonly knownTo: number;
}

/**
 * A stack that is drawn late: `rest` is how many of each kind nobody has seen yet, without an order; `under` are cards
 * that were put under it, the first to be drawn first, once `rest` is used up.
 */
export interface Deck {
  readonly rest: Secret<readonly number[]>;
  readonly under: readonly Card[];
}

/** A card in a State: nothing hidden, may be changed. */
export interface OpenCard {
  kind: number;
  knownTo: number;
}

/** A deck in a State: nothing hidden, may be changed. */
export interface OpenDeck {
  rest: number[];
  under: OpenCard[];
}

/** The bit of a seat in `knownTo`. */
export function bit(seat: Seat): number {
  return 1 << seat;
}

/** Whether the viewer knows a card. */
export function knows(card: Card, viewer: Viewer): boolean {
  return viewer === null ? card.knownTo === EVERYBODY : (card.knownTo & bit(viewer)) !== 0;
}

/** How many cards the deck holds; everybody may count them. */
export function deckSize(deck: Deck): number {
  return (isHidden(deck.rest) ? deck.rest.hidden : total(deck.rest)) + deck.under.length;
}

/** Takes the next card. Always one draw, also from the known queue: whoever sees the card learns something. */
export function drawCard(deck: OpenDeck, chance: Chance, knownTo: number): OpenCard {
  const left = total(deck.rest);
  if (left > 0) {
    const kind = kindOf(deck.rest, chance.pick(left));
    deck.rest[kind] = at(deck.rest, kind) - 1;
    return { kind, knownTo };
  }
  chance.pick(1);
  const card = deck.under.shift();
  if (card === undefined) throw new RangeError("a card was drawn from an empty deck");
  return { kind: card.kind, knownTo: card.knownTo | knownTo };
}

/**
 * Takes a card of a kind out of a list, of several the one that most others know. Taking a less known one would tell those
 * who know the other that there were two.
 */
export function takeCard(cards: OpenCard[], kind: number): OpenCard {
  let best = -1;
  for (let index = 0; index < cards.length; index += 1) {
    const card = at(cards, index);
    if (card.kind === kind && (best < 0 || bits(card.knownTo) > bits(at(cards, best).knownTo))) best = index;
  }
  const [taken] = best < 0 ? [] : cards.splice(best, 1);
  if (taken === undefined) throw new RangeError(`no card of kind ${kind} among ${cards.length}`);
  return taken;
}

/** Puts a card under the deck; who knew it still knows where it is. */
export function putUnder(deck: OpenDeck, card: OpenCard): void {
  deck.under.push(card);
}

/** After the chooser has secretly kept some of these cards and returned others, nobody else knows which is which. */
export function blurForOthers(cards: readonly OpenCard[], chooser: Seat): void {
  for (const card of cards) card.knownTo &= bit(chooser);
}

/** Cards as the viewer sees them. */
export function viewCards(cards: readonly OpenCard[], viewer: Viewer): Card[] {
  return cards.map((card) => (knows(card, viewer) ? { ...card } : { kind: { hidden: 1 }, knownTo: card.knownTo }));
}

/** A deck as the viewer sees it: nobody knows what the unseen rest is made of while others hold hidden cards. */
export function viewDeck(deck: OpenDeck, viewer: Viewer): Deck {
  return { rest: { hidden: total(deck.rest) }, under: viewCards(deck.under, viewer) };
}

/** A copy of cards in a State. */
export function cloneCards(cards: readonly OpenCard[]): OpenCard[] {
  return cards.map((card) => ({ kind: card.kind, knownTo: card.knownTo }));
}

/** A copy of a deck in a State. */
export function cloneDeck(deck: OpenDeck): OpenDeck {
  return { rest: deck.rest.slice(), under: cloneCards(deck.under) };
}

/**
 * Deals what a viewer cannot see: `all` is how many cards of each kind the match has, `open` those lying where everybody
 * sees them as plain kinds, `places` all lists of cards. Answers the lists with every kind filled in, and the deck.
 */
export function dealUnseen(
  all: readonly number[],
  open: readonly number[],
  deck: Deck,
  places: readonly (readonly Card[])[],
  chance: Chance,
): { readonly deck: OpenDeck; readonly places: OpenCard[][] } {
  const unseen = all.slice();
  for (const kind of open) unseen[kind] = at(unseen, kind) - 1;
  for (const card of [...deck.under, ...places.flat()])
    if (!isHidden(card.kind)) unseen[card.kind] = at(unseen, card.kind) - 1;
  const fill = (cards: readonly Card[]): OpenCard[] =>
    cards.map((card) => {
      if (!isHidden(card.kind)) return { kind: own(card.kind), knownTo: card.knownTo };
      const kind = kindOf(unseen, chance.pick(total(unseen)));
      unseen[kind] = at(unseen, kind) - 1;
      return { kind, knownTo: card.knownTo };
    });
  const filled = places.map(fill);
  const under = fill(deck.under);
  return { deck: { rest: unseen, under }, places: filled };
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left > 0; left >>= 1) count += left & 1;
  return count;
}

function total(counts: readonly number[]): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/** The kind of the card at `index` when all cards are laid out kind by kind. */
function kindOf(counts: readonly number[], index: number): number {
  let left = index;
  for (let kind = 0; kind < counts.length; kind += 1) {
    left -= at(counts, kind);
    if (left < 0) return kind;
  }
  throw new RangeError(`no card ${index} in ${total(counts)}`);
}
