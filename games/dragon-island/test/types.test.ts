import {
  type AnyGame,
  actionProblems,
  bit,
  blurForOthers,
  dealUnseen,
  drawCard,
  EVERYBODY,
  type Game,
  noted,
  putUnder,
  scripted,
  viewCards,
  viewDeck,
} from "@gatehouse/engine";
import { describe, expect, expectTypeOf, test } from "vitest";
import { FIELDS } from "../src/actions/index.ts";
import type { Action, DragonIsland, Event, Pending, Refusal, State, View } from "../src/index.ts";

/** The engine's own codes, and those that name no obstacle. */
type Forbidden = "wrong-seat" | "game-over" | "invalid" | "illegal" | "not-allowed";

const problems = (actions: readonly Action[]) =>
  actions.flatMap((action) => actionProblems(FIELDS[action.type], action));

describe("the types", () => {
  test("fit the contract", () => {
    expectTypeOf<Game<DragonIsland>>().toExtend<AnyGame>();
    expectTypeOf<State>().toExtend<View>();
    expectTypeOf<Extract<Refusal["code"], Forbidden>>().toBeNever();
    expect(problems([{ type: "pay-energy", colour: "blue", cubes: 11 }])).toHaveLength(1);
  });

  test("keep the longest game's last turn under 8 KB", () => {
    const cards = (count: number) => Array.from({ length: count }, () => ({ kind: 39, knownTo: 15 }));
    const full = {
      pending: [
        { type: "turn", seat: 3, step: "action" },
        { type: "payment", seat: 3, for: "white-lair", cost: 5, paid: [1, 1, 0, 0], asked: "red" },
      ],
      tiles: Array.from({ length: 45 }, (_, i) => ({
        q: -10,
        r: 10,
        face: 40 + i,
        colour: "green" as const,
        around: [40, 41, 42, 43, 44],
      })),
      shore: Array.from({ length: 50 }, (_, i) => 2000 + i),
      dragons: Array.from({ length: 5 }, () => Array.from({ length: 10 }, () => 44)),
      buildings: Array.from({ length: 13 }, () => ({ tile: 44, building: "white-lair" as const, seat: 3 })),
      treasures: Array.from({ length: 20 }, (_, i) => 20 + i),
      supply: { stock: [20, 20, 20, 20, 10], dragons: [10, 10, 10, 10, 10] },
      bag: { rest: Array.from({ length: 40 }, () => 0), under: [] },
      maps: { rest: Array.from({ length: 40 }, () => 0), under: cards(20) },
      seats: Array.from({ length: 4 }, () => ({
        tile: 44,
        stock: [10, 10, 10, 10, 10],
        fame: { captures: 10, buildings: 10, treasures: 20 },
        pets: Array.from({ length: 5 }, () => ({ colour: "green" as const, gold: 3, lair: false })),
        captured: ["blue" as const, "green" as const, "red" as const, "white" as const, "gold" as const],
        hand: cards(2),
        maps: cards(5),
      })),
    } satisfies State;
    expect(JSON.stringify(full).length).toBeLessThanOrEqual(8 * 1024);
  });
});

describe("(c) a capture with mixed payment", () => {
  // The red wizard (seat 0) with a red pet, on red terrain beside blue, white and gold tiles: 10 − 1 − 1 active energy.
  const cubes = { blue: 3, green: 6, red: 2, white: 5 };
  const turn = { type: "turn", seat: 0, step: "deal" } satisfies Pending;
  const asked = {
    type: "payment",
    seat: 0,
    for: "capture",
    cost: 8,
    paid: [0, 0, 0, 0],
    asked: "blue",
  } satisfies Pending;
  const stacks = [
    [turn],
    [turn, asked],
    [turn, { ...asked, paid: [2, 0, 0, 0], asked: "red" }],
    [{ ...turn, step: "action" }],
  ] satisfies Pending[][];
  const actions = [
    { type: "move-wizard", q: 2, r: -1 },
    { type: "capture-dragons" },
    { type: "pay-energy", colour: "blue", cubes: 2 },
    { type: "pay-energy", colour: "red", cubes: 2 },
  ] as const satisfies readonly Action[];
  const paid = { type: "energy-paid", seat: 0, cubes: [2, 0, 2, 4], for: "capture" } satisfies Event;

  test("asks blue, then red; white is what is left, green is not active", () => {
    expect(problems(actions)).toEqual([]);
    expect(paid.cubes.reduce((sum, count) => sum + count)).toBe(asked.cost);
    expect(stacks.map((open) => open.length)).toEqual([1, 2, 2, 1]);
  });

  test("names the least and the most that can be paid", () => {
    const few = { code: "cubes-too-few", colour: "blue", need: 1, have: 0 } satisfies Refusal;
    const short = { code: "cubes-short", colour: "blue", need: 4, have: 3 } satisfies Refusal;
    expect(few.need).toBe(asked.cost - cubes.red - cubes.white);
    expect(short.have).toBe(cubes.blue);
  });

  test("would be one list of 286 mixes at worst; in parts no list is longer than 11", () => {
    const cost = 10;
    let mixes = 0;
    for (let blue = 0; blue <= cost; blue += 1)
      for (let green = 0; blue + green <= cost; green += 1) mixes += cost - blue - green + 1;
    expect(mixes).toBe(286);
    expect(FIELDS["pay-energy"].cubes.max + 1).toBe(cost + 1);
  });
});

describe("(d) draw two maps, keep one, with a known card under the deck", () => {
  // A table of six maps. Map 1 is the last one unseen; under the deck lie map 4, which was played, and map 5, which seat 1
  // has returned. Seat 0 stands on a Tower; seat 1 holds map 0, seat 2 maps 2 and 3.
  const all = [1, 1, 1, 1, 1, 1];
  const played = { kind: 4, knownTo: EVERYBODY };
  const others = [[{ kind: 0, knownTo: bit(1) }], [2, 3].map((kind) => ({ kind, knownTo: bit(2) }))];
  const draw = () => {
    const deck = { rest: [0, 1, 0, 0, 0, 0], under: [{ ...played }, { kind: 5, knownTo: bit(1) }] };
    const chance = noted(scripted([0, 0]));
    const [unseen, known] = [drawCard(deck, chance, bit(0)), drawCard(deck, chance, bit(0))];
    return { deck, unseen, known, draws: chance.draws };
  };

  test("is two draws, and the others see the card that they knew", () => {
    const { deck, unseen, known, draws } = draw();
    const offer = { seat: 0, cards: viewCards([unseen, known], 1), returned: null };
    const pending = { type: "maps", offers: [offer] } satisfies Pending;
    expect(draws).toEqual([0, 0]);
    expect(unseen.kind).toBe(1);
    expect(pending.offers[0]?.cards).toEqual([{ kind: { hidden: 1 }, knownTo: bit(0) }, played]);
    expect(viewDeck(deck, 1)).toEqual({ rest: { hidden: 0 }, under: [{ kind: 5, knownTo: bit(1) }] });
  });

  test("hides from the others which of the two went back", () => {
    const { deck, unseen, known } = draw();
    blurForOthers([unseen, known], 0);
    putUnder(deck, unseen);
    const event = { type: "map-returned", seat: 0, map: unseen } satisfies Event;
    expect(problems([{ type: "draw-maps" }, { type: "return-map", map: event.map.kind }])).toEqual([]);
    expect(viewCards([event.map, known], 0).map((card) => card.kind)).toEqual([1, 4]);
    for (const viewer of [1, 2, null])
      for (const card of viewCards([event.map, known], viewer)) expect(card.kind).toEqual({ hidden: 1 });
  });

  test("leaves seat 1 with four maps to guess, each of them once", () => {
    const { deck, unseen, known } = draw();
    blurForOthers([unseen, known], 0);
    putUnder(deck, unseen);
    const seen = [[known], ...others].map((hand) => viewCards(hand, 1));
    const dealt = dealUnseen(all, [], viewDeck(deck, 1), seen, scripted([3, 0, 0, 0]));
    const kinds = [...dealt.places.flat(), ...dealt.deck.under].map((card) => card.kind);
    expect(kinds.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(viewDeck(dealt.deck, 1)).toEqual(viewDeck(deck, 1));
  });
});
