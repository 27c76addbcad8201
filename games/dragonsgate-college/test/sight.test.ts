import { at, seeded } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { buildings, card, college, hand, house, ready } from "./clauses/college.ts";

const hidden = { hidden: 1 };

describe("a world made up from a view", () => {
  test("has the same components, and the own cards where they are", () => {
    const { state, rules } = college();
    hand(state, 0, "bent-luck");
    state.wizardry.rest[card("bent-luck")] = 0;
    const world = rules.determinize(rules.view(state, 0), 0, seeded(3));
    expect(rules.census(world)).toEqual(rules.census(state));
    expect(at(world.seats, 0)).toEqual(at(state.seats, 0));
  });

  test("guesses the others' cards", () => {
    const { state, rules } = college();
    hand(state, 1, "bent-luck", "encore");
    const view = rules.view(state, 0);
    const worlds = Array.from({ length: 20 }, (_, seed) => rules.determinize(view, 0, seeded(seed)));
    const hands = worlds.map((world) =>
      at(world.seats, 1)
        .hand.map(({ kind }) => kind)
        .join(),
    );
    expect(at(view.seats, 1).hand.map(({ kind }) => kind)).toEqual([hidden, hidden]);
    expect(new Set(hands).size).toBeGreaterThan(10);
  });

  test("guesses what the others have chosen, and nothing that they could not choose", () => {
    const { state, rules, play } = college({}, true);
    const [first = 0, second = 1] = rules.actors(state);
    play({ type: "return-professor", professor: 19 });
    const view = rules.view(state, second);
    const worlds = Array.from({ length: 20 }, (_, seed) => rules.determinize(view, second, seeded(seed)));
    const guesses = worlds.map(({ pending: [top] }) => top?.type === "professors" && at(top.choices, 0).chosen);
    expect(new Set(guesses)).toEqual(new Set([18, 19, 20]));
    expect(rules.actors(view)).toEqual(rules.actors(state));
    expect(first).not.toBe(second);
  });
});

describe("secret choices", () => {
  test("are seen by nobody else, not even by a spectator", () => {
    const { state, rules, play } = college({}, true);
    const [first = 0, second = 1] = rules.actors(state);
    play({ type: "return-professor", professor: 19 });
    const chosen = (viewer: number | null) => {
      const [top] = rules.view(state, viewer).pending;
      return top?.type === "professors" ? at(top.choices, 0).chosen : undefined;
    };
    expect([chosen(first), chosen(second), chosen(null)]).toEqual([19, hidden, hidden]);
  });

  test("of income are told to their seat only", () => {
    const { rules } = college();
    const made = { type: "choice-made", seat: 1, asked: "income", chosen: 2 } as const;
    expect(rules.redact(made, 1)).toEqual(made);
    expect(rules.redact(made, 0)).toEqual({ ...made, chosen: hidden });
    expect(rules.redact({ ...made, chosen: hidden }, 1)).toEqual({ ...made, chosen: hidden });
  });
});

test("events tell a card only to those who know it, and stay hidden when told on", () => {
  const { rules } = college({ seats: 2 });
  const drawn = {
    type: "cards-drawn",
    seat: 0,
    cards: [
      { kind: 4, knownTo: 255 },
      { kind: 7, knownTo: 1 },
    ],
  } as const;
  const told = rules.redact(drawn, 1);
  expect(told).toEqual({ ...drawn, cards: [drawn.cards[0], { kind: hidden, knownTo: 1 }] });
  expect(told && rules.redact(told, 0)).toEqual(told);
  expect(rules.redact(drawn, 0)).toEqual(drawn);
  const dropped = { type: "card-discarded", seat: 0, card: { kind: 7, knownTo: 1 } } as const;
  expect(rules.redact(dropped, null)).toEqual({ ...dropped, card: { kind: hidden, knownTo: 1 } });
});

test("what cannot be in any match is told", () => {
  const { state, rules } = college();
  expect(rules.violations(state)).toEqual([]);
  house(state, 0).coins = -1;
  house(state, 1).free = 0;
  house(state, 2).skills = [0, 0, 0];
  state.order = [1, 1, null];
  buildings(state, 0, "pub");
  ready(state, 0, "red 1");
  expect(rules.violations(state).map((each) => each.replace(/-?\d+,.*|free squares.*/, "…"))).toEqual([
    "a disc twice on the order track",
    "2 blue dice",
    "2 yellow dice",
    "1 dice, not 6",
    "seat 0: numbers …",
    "seat 0: …",
    "seat 1: …",
    "seat 2: stealth …",
    "seat 2: brawn …",
  ]);
});
