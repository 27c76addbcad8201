import { at, seeded } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { island } from "./island.ts";

describe("a world made up from a view", () => {
  test("has the same components, and the own cards where they are", () => {
    const { state, rules, play } = island({ seats: 3 });
    play("tower 1,0", "move 1,0");
    const world = rules.determinize(rules.view(state, 0), 0, seeded(3));
    expect(rules.census(world)).toEqual(rules.census(state));
    expect(at(world.seats, 0)).toEqual(at(state.seats, 0));
  });

  test("guesses the others' maps and what they have chosen", () => {
    const { state, rules } = island({ seats: 2 }, 0, true);
    rules.play(state, 1, at(rules.legalActions(state, 1), 0), seeded(1));
    const view = rules.view(state, 0);
    const worlds = Array.from({ length: 20 }, (_, seed) => rules.determinize(view, 0, seeded(seed)));
    const offers = worlds.map(({ pending }) => (pending[1]?.type === "maps" ? pending[1].offers[1] : undefined));
    expect(new Set(offers.map((offer) => offer?.returned)).size).toBeGreaterThan(10);
    expect(offers.every((offer) => offer?.cards.some((card) => card.kind === offer.returned))).toBe(true);
  });
});

test("what a seat has chosen to return is hidden from the others until all have", () => {
  const { state, rules } = island({ seats: 2 }, 0, true);
  const action = at(rules.legalActions(state, 1), 0);
  rules.play(state, 1, action, seeded(1));
  const returned = [0, 1, null].map((viewer) => {
    const top = rules.view(state, viewer).pending[1];
    return top?.type === "maps" ? top.offers.map((offer) => offer.returned) : [];
  });
  const map = action.type === "return-map" ? action.map : -1;
  expect(returned).toEqual([
    [null, { hidden: 1 }],
    [null, map],
    [null, { hidden: 1 }],
  ]);
});

test("events tell a map only to those who know it, and stay hidden when told on", () => {
  const { rules } = island({ seats: 2 });
  const drawn = {
    type: "maps-drawn",
    seat: 0,
    maps: [
      { kind: 4, knownTo: 255 },
      { kind: 7, knownTo: 1 },
    ],
  } as const;
  const told = rules.redact(drawn, 1);
  expect(told).toEqual({ ...drawn, maps: [drawn.maps[0], { kind: { hidden: 1 }, knownTo: 1 }] });
  expect(told && rules.redact(told, 0)).toEqual(told);
  expect(rules.redact(drawn, 0)).toEqual(drawn);
});
