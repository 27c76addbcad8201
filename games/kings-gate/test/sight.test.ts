import { at, seeded } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { game } from "../src/index.ts";
import { city, hand, pile } from "./city.ts";

describe("a world made up from a view", () => {
  /** Seat 0 has placed a tile and burnt one of seat 1, and seat 1 has placed one. */
  function begun() {
    const { state, play } = city({ seats: 3, draws: [21, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1], turn: 1 });
    play("place B1@0,1", "end-turn");
    state.pending = [{ type: "turn", seat: 0, placed: [], closed: null }];
    play("place R0@1,1", "place RD@0,1");
    const opened = game.open({ seats: 3 });
    if (!opened.ok) throw new Error("not opened");
    return { state, rules: opened.value };
  }

  test("has the same tiles as the true one, the table and the own hand where they are", () => {
    const { state, rules } = begun();
    const world = rules.determinize(rules.view(state, 0), 0, seeded(3));
    expect(rules.census(world)).toEqual(rules.census(state));
    expect([hand(world, 0), pile(world, 1, 1), world.burnt]).toEqual([hand(state, 0), ["R0"], [6, 8]]);
    expect(world.seats.map((seat) => seat.hand.length)).toEqual(state.seats.map((seat) => seat.hand.length));
  });

  test("guesses the hands of the others out of their own tiles", () => {
    const { state, rules } = begun();
    const view = rules.view(state, 0);
    const hands = Array.from({ length: 20 }, (_, seed) => hand(rules.determinize(view, 0, seeded(seed)), 1));
    expect(new Set(hands.map(String)).size).toBeGreaterThan(10);
    expect(hands.flat().every((each) => each.startsWith("B"))).toBe(true);
  });

  test("shares nothing with the view that play changes", () => {
    const { state, rules } = begun();
    const view = rules.view(state, 0);
    const before = JSON.stringify([state, view]);
    const world = rules.determinize(view, 0, seeded(3));
    for (const seat of [...world.seats, ...rules.determinize(rules.view(state, 1), 1, seeded(3)).seats]) {
      seat.counters.push("king");
      seat.hand.pop();
    }
    const [{ x = 0, y = 0 } = {}] = world.piles;
    rules.play(
      world,
      0,
      { type: "place-tile", tile: at(at(world.seats, 0).hand, 0).kind, x, y, counter: "none" },
      seeded(1),
    );
    expect(at(world.piles, 0)).not.toEqual(at(state.piles, 0));
    expect(JSON.stringify([state, view])).toBe(before);
  });
});

test("[KG-13.2] what was drawn stays hidden when it is told on, and all else is told as it is", () => {
  const opened = game.open({ seats: 3 });
  const drawn = { type: "tiles-drawn", seat: 0, tiles: [1, 2, 6] } as const;
  const told = opened.ok && opened.value.redact(drawn, 1);
  expect(told).toEqual({ type: "tiles-drawn", seat: 0, tiles: { hidden: 3 } });
  expect(told && opened.value.redact(told, 2)).toEqual(told);
  const ended = { type: "turn-ended", seat: 0 } as const;
  expect(opened.ok && opened.value.redact(ended, 1)).toEqual(ended);
});

test("[KG-13.1] [KG-13.2] of all events only what is drawn is declared private", () => {
  expect(Object.entries(game.events).filter(([, sight]) => sight !== "public")).toEqual([["tiles-drawn", "private"]]);
});
