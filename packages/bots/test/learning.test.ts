import { asView, at, type Rules, seeded } from "@gatehouse/engine";
import { game, type LanternWall } from "@gatehouse/template";
import { expect, test } from "vitest";
import { type Evaluation, judgeBy } from "../src/evaluation.ts";
import { experienceOf } from "../src/experience.ts";
import { playOut } from "../src/index.ts";
import { explainedBy, Learner } from "../src/learner.ts";
import { ANSWERS, answering, networkSize } from "../src/network.ts";
import { outcomeOf, perspectiveOf } from "../src/perspective.ts";
import { random } from "../src/random.ts";
import { thumbFrom, thumbSumsOf } from "../src/thumb.ts";

function rulesFor(seats: number): Rules<LanternWall> {
  const opened = game.open({ seats });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** What everybody has: its points, and its number at the table, which means nothing. */
const plainly: Evaluation<LanternWall> = {
  features: ["points", "number"],
  progress: () => 0.5,
  measure(rules, state, out) {
    for (const [seat, score] of rules.standing(asView<LanternWall>(state)).scores.entries()) {
      out[2 * seat] = score;
      out[2 * seat + 1] = seat;
    }
  },
};

test("a network adds its direct part and the hidden units that are not silent", () => {
  // Two inputs and the constant, each with direct weights and one to the hidden unit; the unit counts ten times for points.
  const network = { hidden: 1, weights: [1, 0.25, 1, 2, 0, -1, 0.5, 0, 0, 10, 3] };
  const answer = answering(network, [1, 0]);
  expect(answer(Float64Array.of(3, 1))).toBe(3 + 2 + 0.5 + 10 * (3 - 1));
  expect(answer(Float64Array.of(1, 3))).toBe(1 + 6 + 0.5);
  expect(answering(network, [0, 1])(Float64Array.of(3, 1))).toBe(0.75 + 3 * (3 - 1));
  expect(answering(network, [1, 4])(Float64Array.of(3, 1))).toBe(25.5 + 4 * 6.75);
  expect(() => answer(Float64Array.of(1))).toThrow("2 inputs");
});

/** Rows of three inputs with what is to be learnt: a bend that no straight line can follow, and whether an input is positive. */
function bends(count: number, seed: number): Float32Array {
  const luck = seeded(seed);
  const rows = new Float32Array(5 * count);
  for (let row = 0; row < rows.length; row += 5) {
    const inputs = Array.from({ length: 3 }, () => luck.pick(11) - 5);
    const bend = Math.abs(at(inputs, 0)) - Math.max(0, at(inputs, 1));
    rows.set([...inputs, bend, at(inputs, 2) > 0 ? 1 : 0], row);
  }
  return rows;
}

test("a learner finds what no rule of thumb could say, and the same rows teach the same", () => {
  const learn = () => {
    const learner = new Learner(3, 24, 7);
    for (let round = 0; round < 3; round += 1) learner.learn(bends(20_000, round));
    return learner.network();
  };
  const network = learn();
  expect(network.weights).toHaveLength(networkSize(3, 24));
  expect(explainedBy(network, 3, bends(500, 99))).toBeGreaterThan(0.95);
  expect(explainedBy({ hidden: 1, weights: Array(networkSize(3, 1)).fill(0) }, 3, bends(500, 99))).toBe(0);
  const chance = answering(network, [0, 1]);
  expect(chance(Float64Array.of(0, 0, 4))).toBeCloseTo(1, 0);
  expect(chance(Float64Array.of(0, 0, -4))).toBeCloseTo(0, 0);
  expect(learn()).toEqual(network);
});

test("a learner goes on from what was learnt before", () => {
  const first = new Learner(3, 24, 7);
  for (let round = 0; round < 3; round += 1) first.learn(bends(20_000, round));
  const before = first.network();
  // Far too few rows to learn anything from: what is known then was known before.
  const going = new Learner(3, 8, 1, before);
  going.learn(bends(64, 50));
  const network = going.network();
  expect(network.hidden).toBe(24);
  expect(network.weights).not.toEqual(before.weights);
  expect(explainedBy(network, 3, bends(500, 99))).toBeGreaterThan(0.95);
  const chance = answering(network, [0, 1]);
  expect([chance(Float64Array.of(0, 0, 4)), chance(Float64Array.of(0, 0, -4))]).toEqual([
    expect.closeTo(1, 0),
    expect.closeTo(0, 0),
  ]);
  expect(() => new Learner(4, 8, 1, before)).toThrow("not about 4 inputs");
  const anew = new Learner(3, 24, 1);
  anew.learn(bends(64, 50));
  expect(explainedBy(anew.network(), 3, bends(500, 99))).toBeLessThan(0.5);
});

test("a network is shown a seat's own things first, then those of the others, from every seat", () => {
  const rules = rulesFor(3);
  const perspective = perspectiveOf(rules, plainly);
  const state = rules.setup(seeded(1));
  playOut(rules, state, [random, random, random], seeded(2), { most: 9 });
  const scores = rules.standing(asView<LanternWall>(state)).scores;
  const shown = new Float64Array(perspective.size);
  perspective.look(state);
  perspective.show(1, shown);
  const others = [at(scores, 0), at(scores, 2)];
  const mean = (at(others, 0) + at(others, 1)) / 2;
  expect([...shown]).toEqual([
    ...[at(scores, 1), 1, at(scores, 1)],
    ...[mean, 1, mean],
    ...[Math.max(...others), 2, Math.max(...others)],
    ...[0.5, 0.25, 0, 1],
  ]);
});

test("experience ends in what the match was worth, and is the same for the same seed", () => {
  const rules = rulesFor(2);
  const gathered = (seed: number) => experienceOf(rules, plainly, null, seed);
  const size = perspectiveOf(rules, plainly).size + ANSWERS;
  const rows = Array.from({ length: 20 }, (_, seed) => gathered(seed));
  expect(gathered(3)).toEqual(rows[3]);
  expect(rows.reduce((sum, { length }) => sum + length, 0) % size).toBe(0);
  for (const all of rows)
    for (let from = 0; from < all.length; from += size) {
      // Points so far and points to come: a lead of whole points. Whoever is ahead at the end has won.
      const lead = (all[from + size - 2] ?? 0) + (all[from] ?? 0) - (all[from + 3] ?? 0);
      expect(Number.isInteger(lead)).toBe(true);
      if (lead !== 0) expect(all[from + size - 1]).toBe(lead > 0 ? 1 : 0);
    }
});

test("whoever thinks longer plays other matches, and more is remembered of them", () => {
  const rules = rulesFor(2);
  const { size } = perspectiveOf(rules, plainly);
  const nothing = { hidden: 1, weights: Array(networkSize(size, 1)).fill(0) };
  const thinking = { horizon: "further", iterations: 5 } as const;
  const rows = (of: typeof thinking | null) =>
    Array.from({ length: 20 }, (_, seed) => experienceOf(rules, plainly, nothing, seed, of));
  const count = (all: readonly Float32Array[]) => all.reduce((sum, { length }) => sum + length, 0);
  expect(count(rows(thinking))).toBeGreaterThan(1.5 * count(rows(null)));
  expect(rows(thinking)).toEqual(rows(thinking));
});

test("a judge with a network asks it while the match goes on, and the result when it is over", () => {
  const rules = rulesFor(2);
  const { size } = perspectiveOf(rules, plainly);
  const always5 = { hidden: 1, weights: [...Array(3 * size).fill(0), 5, 0.5, 0, 0, 0] };
  const weights = { start: [0, 0], end: [0, 0] };
  const judge = judgeBy(rules, plainly, weights, always5);
  const state = rules.setup(seeded(1));
  expect([judge.glance(state, 0), judge.pointsAhead(state, 0), judge.lead(state, 0)]).toEqual([0, 5, 5 + 4 / 2]);
  const forGlory = judgeBy(rules, plainly, weights, always5, { ...judge.budgets, victory: 12 });
  expect([forGlory.pointsAhead(state, 0), forGlory.lead(state, 0)]).toEqual([5, 5 + 12 / 2]);
  expect(judge.chances(state)).toEqual([0.5, 0.5]);
  playOut(rules, state, [random, random], seeded(2));
  const { lead, victory } = outcomeOf(rules, state, 0) ?? { lead: Number.NaN, victory: Number.NaN };
  expect(judge.lead(state, 0)).toBe(lead + 4 * victory);
  expect(forGlory.lead(state, 0)).toBe(lead + 12 * victory);
  expect(judge.chances(state)).toEqual([victory, 1 - victory]);
});

test("rules of thumb say what the network says, where a few weights can", () => {
  const rules = rulesFor(2);
  const { size } = perspectiveOf(rules, plainly);
  // The own points count half more, those of the other half less; nothing else matters.
  const weights = Array(networkSize(size, 1)).fill(0);
  weights[0] = 0.5;
  weights[3 * 3] = -0.5;
  const sums = Array.from({ length: 200 }, (_, seed) => thumbSumsOf(rules, plainly, { hidden: 1, weights }, seed));
  const { start, end } = thumbFrom(sums);
  expect(at(start, 0) + at(end, 0)).toBeCloseTo(1, 1);
  expect(at(start, 1)).toBe(0);
});
