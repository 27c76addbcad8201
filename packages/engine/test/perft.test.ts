import { game } from "@gatehouse/template";
import { expect, test } from "vitest";
import { at, mixSeed, perft, seeded } from "../src/index.ts";
import { begin, value, withRules } from "./table.ts";

const RULES = begin(2).rules;

test("counts every line: two seats have three bids each, in either order", () => {
  expect(perft(game, RULES, 1, 2)).toMatchObject([
    { depth: 1, lines: 6 },
    { depth: 2, lines: 18 },
  ]);
});

test("a deeper count has the same shallow rows", () => {
  expect(perft(game, RULES, 1, 4).slice(0, 2)).toEqual(perft(game, RULES, 1, 2));
  expect(perft(game, RULES, 1, 0)).toEqual([]);
});

test("each row counts what can be done after each line of the row before", () => {
  const short = value(withRules(({ actors }) => ({ actors: (view) => actors(view).slice(0, 1) })).open({ seats: 2 }));
  expect(perft(game, short, 1, 2).map(({ lines }) => lines)).toEqual([3, 9]);
});

test("is reproducible, and the luck of another seed is other luck", () => {
  expect(perft(game, RULES, 1, 4)).toEqual(perft(game, RULES, 1, 4));
  expect(at(perft(game, RULES, 1, 4), 3)).not.toEqual(at(perft(game, RULES, 2, 4), 3));
});

test("another order of listing is another digest with the same counts", () => {
  const turned = withRules((rules) => ({
    legalActions: (view, seat) => rules.legalActions(view, seat).toReversed(),
  }));
  const [[one], [other]] = [perft(game, RULES, 1, 1), perft(game, value(turned.open({ seats: 2 })), 1, 1)];
  expect(other?.lines).toBe(one?.lines);
  expect(other?.order).not.toBe(one?.order);
});

test("then whoever won the bids lights one of five towers, searches or gambles; ties go to the last starter", () => {
  const { hands, starter } = RULES.setup(seeded(1));
  const deeds = hands.map((hand) => 5 * new Set(hand.map((card) => card.kind)).size + 2);
  const lines = deeds.map((count, seat) => 2 * (seat === starter ? 6 : 3) * count);
  expect(at(perft(game, RULES, 1, 3), 2).lines).toBe(at(lines, 0) + at(lines, 1));
});

test("every line has luck of its own, from its place among its siblings", () => {
  const lucks: number[] = [];
  const lucky = withRules(() => ({
    play(_state, _seat, _action, chance) {
      lucks.push(chance.pick(1_000_000));
    },
  }));
  perft(game, value(lucky.open({ seats: 2 })), 9, 1);
  expect(lucks).toEqual([0, 1, 2, 3, 4, 5].map((place) => seeded(mixSeed(9, place)).pick(1_000_000)));
});
