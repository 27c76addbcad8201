import { rounds } from "@gatehouse/testkit/rounds";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  at,
  bit,
  blurForOthers,
  cloneDeck,
  dealUnseen,
  deckSize,
  drawCard,
  EVERYBODY,
  knows,
  noted,
  type OpenCard,
  type OpenDeck,
  putUnder,
  scripted,
  seeded,
  takeCard,
  viewCards,
  viewDeck,
} from "../src/index.ts";
import { forAny } from "./table.ts";

/** Cards written as kind and who knows them. */
function cards(...list: readonly (readonly [kind: number, knownTo: number])[]): OpenCard[] {
  return list.map(([kind, knownTo]) => ({ kind, knownTo }));
}

describe("drawCard", () => {
  test("each unseen card is one side of the draw, kind by kind", () => {
    const kinds = [0, 1, 2, 3, 4].map((draw) => drawCard({ rest: [2, 0, 3], under: [] }, scripted([draw]), 0).kind);
    expect(kinds).toEqual([0, 0, 2, 2, 2]);
  });

  test("asks for as many sides as there are unseen cards, not for those underneath", () => {
    expect(() => drawCard({ rest: [2, 0, 3], under: cards([1, 0]) }, scripted([5]), 0)).toThrow("not below 5");
  });

  test("takes the card out, known to whom it is shown", () => {
    const deck: OpenDeck = { rest: [1, 1], under: [] };
    expect(drawCard(deck, scripted([1]), bit(2))).toEqual({ kind: 1, knownTo: 4 });
    expect(deck.rest).toEqual([1, 0]);
  });

  test("goes on with what lies underneath only when nothing else is left, the first put there first", () => {
    const deck: OpenDeck = { rest: [0, 1], under: [] };
    putUnder(deck, { kind: 0, knownTo: bit(1) });
    putUnder(deck, { kind: 2, knownTo: 0 });
    const drawn = [1, 2, 3].map(() => drawCard(deck, seeded(1), bit(0)));
    expect(drawn).toEqual(cards([1, 1], [0, 3], [2, 1]));
    expect(deckSize(deck)).toBe(0);
  });

  test("is always one draw, also of a card that is known", () => {
    const luck = noted(seeded(1));
    const deck: OpenDeck = { rest: [1], under: cards([0, EVERYBODY]) };
    drawCard(deck, luck, 0);
    drawCard(deck, luck, 0);
    expect(luck.draws).toEqual([0, 0]);
  });

  test("from an empty deck is a bug and throws", () => {
    expect(() => drawCard({ rest: [0, 0], under: [] }, seeded(1), 0)).toThrow("empty deck");
  });

  test("until the deck is empty gives every card once", () => {
    forAny(fc.tuple(fc.array(fc.nat({ max: 4 }), { minLength: 1 }), fc.nat()), ([rest, seed]) => {
      const deck: OpenDeck = { rest: rest.slice(), under: [] };
      const luck = seeded(seed);
      const drawn = rest.map(() => 0);
      for (const _ of rounds("an empty deck")) {
        if (deckSize(deck) === 0) break;
        const { kind } = drawCard(deck, luck, 0);
        drawn[kind] = at(drawn, kind) + 1;
      }
      expect(drawn).toEqual(rest);
    });
  });
});

describe("takeCard", () => {
  test("takes the one that most know, of equals the first", () => {
    const hand = cards([3, 1], [3, 1 | 4], [5, EVERYBODY], [3, 1 | 2]);
    expect(takeCard(hand, 3)).toEqual({ kind: 3, knownTo: 5 });
    expect(hand).toEqual(cards([3, 1], [5, EVERYBODY], [3, 3]));
  });

  test("takes the first if that is the one", () => {
    expect(takeCard(cards([3, 1 | 2], [3, 1], [3, 1 | 4]), 3).knownTo).toBe(3);
  });

  test("takes one that everybody knows before all others", () => {
    const hand = cards([3, 0b1111], [3, EVERYBODY], [3, 0b111]);
    expect(takeCard(hand, 3).knownTo).toBe(EVERYBODY);
  });

  test("of a kind that is not there is a bug and throws", () => {
    const hand = cards([3, 1]);
    expect(() => takeCard(hand, 0)).toThrow("no card of kind 0 among 1");
    expect(hand).toHaveLength(1);
  });
});

describe("who knows a card", () => {
  test.each([
    [0b0101, 0, true],
    [0b0101, 1, false],
    [0b0101, 2, true],
    [0b1111, null, false],
    [EVERYBODY, null, true],
    [EVERYBODY, 7, true],
    [0, 0, false],
  ])("known to %i: seat %o? %o", (knownTo, viewer, expected) => {
    expect(knows({ kind: 0, knownTo }, viewer)).toBe(expected);
  });

  test("after a secret choice only the chooser, and only what it knew", () => {
    const list = cards([0, 0b111], [1, EVERYBODY], [2, 0b101], [3, 0b10]);
    blurForOthers(list, 1);
    expect(list.map(({ knownTo }) => knownTo)).toEqual([2, 2, 0, 2]);
  });
});

describe("what a viewer sees", () => {
  const DECK: OpenDeck = { rest: [2, 1], under: cards([0, 1], [1, EVERYBODY]) };

  test("cards that it does not know are hidden; who knows them is not", () => {
    const shown = { kind: 1, knownTo: EVERYBODY };
    expect(viewCards(DECK.under, 0)).toEqual([{ kind: 0, knownTo: 1 }, shown]);
    expect(viewCards(DECK.under, 1)).toEqual([{ kind: { hidden: 1 }, knownTo: 1 }, shown]);
    expect(viewCards(DECK.under, null)).toEqual(viewCards(DECK.under, 1));
  });

  test("of a deck is how many, and what it knows of those underneath", () => {
    for (const viewer of [0, 1, null])
      expect(viewDeck(DECK, viewer)).toEqual({ rest: { hidden: 3 }, under: viewCards(DECK.under, viewer) });
  });

  test("everybody counts the same cards", () => {
    expect([deckSize(DECK), deckSize(viewDeck(DECK, 0)), deckSize(viewDeck(DECK, null))]).toEqual([5, 5, 5]);
  });

  test("a view and a clone share nothing with the state", () => {
    const deck = cloneDeck(DECK);
    const copies = [viewDeck(deck, 0), cloneDeck(deck)];
    const before = JSON.stringify(copies);
    drawCard(deck, seeded(1), 0);
    blurForOthers(deck.under, 3);
    takeCard(deck.under, 0);
    expect(JSON.stringify(copies)).toBe(before);
  });
});

describe("dealUnseen", () => {
  const anyCards = fc.array(fc.record({ kind: fc.nat({ max: 3 }), knownTo: fc.nat({ max: 7 }) }), { maxLength: 5 });
  const anyRest = fc.array(fc.nat({ max: 4 }), { minLength: 4, maxLength: 4 });

  /** Any cards on the table, as they truly lie, with a viewer. */
  const anyTable = fc.record({
    viewer: fc.option(fc.nat({ max: 2 })),
    deck: fc.record({ rest: anyRest, under: anyCards }),
    places: fc.array(anyCards, { maxLength: 3 }),
    open: fc.array(fc.nat({ max: 3 }), { maxLength: 4 }),
    seed: fc.nat(),
  });

  /** How many cards of each kind there are. */
  const census = (deck: OpenDeck, places: readonly OpenCard[][], open: readonly number[]) => {
    const counts = deck.rest.slice();
    for (const kind of [...deck.under, ...places.flat()].map((card) => card.kind).concat(open))
      counts[kind] = at(counts, kind) + 1;
    return counts;
  };

  test("keeps how many cards of each kind there are, and what the viewer sees", () => {
    forAny(anyTable, ({ viewer, deck, places, open, seed }) => {
      const all = census(deck, places, open);
      const hands = places.map((place) => viewCards(place, viewer));
      const dealt = dealUnseen(all, open, viewDeck(deck, viewer), hands, seeded(seed));
      expect(census(dealt.deck, dealt.places, open)).toEqual(all);
      expect(dealt.places.map((place) => viewCards(place, viewer))).toEqual(hands);
      expect(viewDeck(dealt.deck, viewer)).toEqual(viewDeck(deck, viewer));
    });
  });

  test("does not change what it is given", () => {
    const all = [2, 1];
    const deck = viewDeck({ rest: [1, 0], under: cards([1, 0]) }, 0);
    dealUnseen(all, [], deck, [[{ kind: { hidden: 1 }, knownTo: 2 }]], seeded(1));
    expect([all, deck]).toEqual([[2, 1], { rest: { hidden: 1 }, under: [{ kind: { hidden: 1 }, knownTo: 0 }] }]);
  });

  test("each way to deal is as likely", () => {
    const hidden = { kind: { hidden: 1 }, knownTo: 0 };
    const luck = seeded(3);
    const counts = new Map<string, number>();
    for (let deal = 0; deal < 6000; deal += 1) {
      const deck = { rest: { hidden: 1 }, under: [hidden] };
      const { places, deck: dealt } = dealUnseen([1, 1, 1], [], deck, [[hidden]], luck);
      const way = [places[0]?.[0]?.kind, dealt.under[0]?.kind, dealt.rest.indexOf(1)].join();
      counts.set(way, (counts.get(way) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(Math.min(...counts.values())).toBeGreaterThan(880);
  });

  test("what the viewer has seen elsewhere is nowhere else", () => {
    const hidden = { kind: { hidden: 1 }, knownTo: 0 };
    const places = [cards([0, 1]), [hidden]];
    for (let seed = 0; seed < 50; seed += 1) {
      const dealt = dealUnseen([1, 1, 1, 1], [3], { rest: { hidden: 1 }, under: [] }, places, seeded(seed));
      expect([1, 2]).toContain(dealt.places[1]?.[0]?.kind);
      expect(dealt.deck.rest[0] === 0 && dealt.deck.rest[3] === 0).toBe(true);
    }
  });

  test("a state, of which nothing is hidden, stays as it is without a draw", () => {
    const deck: OpenDeck = { rest: [1, 2], under: cards([1, 0]) };
    expect(dealUnseen([2, 3], [], deck, [cards([0, 1])], scripted([]))).toEqual({ deck, places: [cards([0, 1])] });
  });
});
