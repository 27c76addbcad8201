import { LANGUAGES, seeded } from "@gatehouse/engine";
import { game as kingsGate } from "@gatehouse/kings-gate";
import { type LanternWall, game as lanternWall } from "@gatehouse/template";
import { catalogueProblem, loadCatalogues } from "@gatehouse/testkit";
import { describe, expect, test } from "vitest";
import {
  botMessages,
  decisionOf,
  EVALUATED,
  explain,
  findBot,
  type Judge,
  loadEvaluation,
  loadJudge,
  plainJudge,
  playOut,
  topicOf,
} from "../src/index.ts";

async function positionAfter(decisions: number, seed = 3) {
  const opened = kingsGate.open({ seats: 4 });
  const bot = findBot("student");
  if (!opened.ok || !bot) throw new Error("no rules");
  const rules = opened.value;
  const judge = await loadJudge("kings-gate", rules);
  const state = rules.setup(seeded(seed));
  playOut(rules, state, [bot, bot, bot, bot], seeded(seed + 1), { judge, most: decisions });
  const seat = rules.actors(state)[0] ?? 0;
  return { rules, judge, state, seat, decision: () => decisionOf(rules, state, seat, seeded(9), judge) };
}

describe("explain", () => {
  test("recommends a few legal actions, each with a lead, a chance and reasons", async () => {
    const { rules, state, seat, decision } = await positionAfter(2);
    const advice = explain("kings-gate", decision(), { iterations: 60 });
    expect(advice.length).toBeGreaterThan(1);
    expect(advice.length).toBeLessThanOrEqual(3);
    for (const { action, chance, lead, reasons } of advice) {
      expect(rules.refusal(state, seat, action)).toBeNull();
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
      expect(Number.isFinite(lead)).toBe(true);
      expect(reasons.length).toBeLessThanOrEqual(3);
      expect(reasons.map(({ points }) => points)).toEqual(
        reasons.map(({ points }) => points).toSorted((a, b) => b - a),
      );
    }
    expect(advice.some(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  test("the same decision with the same luck gets the same advice", async () => {
    const { decision } = await positionAfter(30);
    const twice = [1, 2].map(() => explain("kings-gate", decision(), { iterations: 20 }));
    expect(twice[0]).toEqual(twice[1]);
  });

  test("sees no more than the seat sees", async () => {
    const { rules, state, seat, judge, decision } = await positionAfter(30);
    const other = rules.determinize(rules.view(state, seat), seat, seeded(77));
    expect(other).not.toEqual(state);
    expect(explain("kings-gate", decisionOf(rules, other, seat, seeded(9), judge), { iterations: 20 })).toEqual(
      explain("kings-gate", decision(), { iterations: 20 }),
    );
  });

  test("a greater lead is a greater chance", async () => {
    const { decision } = await positionAfter(60);
    const advice = explain("kings-gate", decision(), { iterations: 60 }).toSorted((a, b) => a.lead - b.lead);
    const chances = advice.map(({ chance }) => chance);
    // Actions lead to different positions, so that close leads may change places.
    expect(chances.at(-1)).toBeGreaterThanOrEqual((chances[0] ?? 0) - 0.05);
  });

  test("tells the points that the search has seen, whatever a victory is worth to it", () => {
    const opened = lanternWall.open({ seats: 2 });
    if (!opened.ok) throw new Error("no rules");
    const rules = opened.value;
    const judge: Judge<LanternWall> = {
      ...plainJudge(rules),
      pointsAhead: () => 5,
      chances: () => [0.5, 0.5],
      lead: () => 5 + 12 * 0.75,
    };
    const advice = explain("lantern-wall", decisionOf(rules, rules.setup(seeded(1)), 0, seeded(2), judge), {
      iterations: 20,
    });
    expect(advice.length).toBeGreaterThan(1);
    for (const { lead, chance } of advice) expect([lead, chance]).toEqual([5, 0.5]);
  });

  test("without a choice there is one answer; without an evaluation only points speak", () => {
    const opened = lanternWall.open({ seats: 2 });
    if (!opened.ok) throw new Error("no rules");
    const rules = opened.value;
    const state = rules.setup(seeded(1));
    const all = decisionOf(rules, state, 0, seeded(2), plainJudge(rules));
    const single: typeof all = { ...all, legalActions: () => rules.legalActions(state, 0).slice(0, 1) };
    expect(explain("lantern-wall", single)).toHaveLength(1);
    for (const { reasons } of explain("lantern-wall", all, { iterations: 20 }))
      for (const { message } of reasons) expect(message).toEqual({ key: "reason.points" });
  });

  test("what speaks for an action is what it has more of than others; features of one topic speak as one", () => {
    const opened = lanternWall.open({ seats: 2 });
    if (!opened.ok) throw new Error("no rules");
    const rules = opened.value;
    const judge: Judge<LanternWall> = {
      ...plainJudge(rules),
      features: ["spending-high", "spending-low"],
      estimate: ({ coins }, out) => out.set(coins.map((count) => -2 * count)),
      contributions: ({ coins }) => Float64Array.from(coins.flatMap((count) => [-3 * count, count])),
    };
    const decision = decisionOf(rules, rules.setup(seeded(1)), 0, seeded(2), judge);
    const [best] = explain("lantern-wall", decision, { iterations: 30 });
    expect(best?.action).toEqual({ type: "bid", coins: 2 });
    expect(best?.reasons.map(({ message }) => message.key)).toEqual(["reason.lantern-wall.spending"]);
    expect(best?.reasons[0]?.points).toBeGreaterThan(1);
  });
});

describe("messages", () => {
  test("the three languages have the same keys and the same placeholders", async () => {
    expect(catalogueProblem(await loadCatalogues(botMessages))).toBeUndefined();
  });

  test.for(EVALUATED)("%s: every topic of the evaluation is a reason in words, and no other", async (game) => {
    const evaluation = await loadEvaluation(game);
    const [english = {}] = await loadCatalogues(botMessages);
    // A number that is the same for all seats never speaks for anything.
    const topics = new Set(evaluation?.features.map(topicOf).filter((topic) => topic !== "average"));
    const told = Object.keys(english).filter((key) => key.startsWith(`reason.${game}.`));
    expect(told.toSorted()).toEqual([...topics].map((topic) => `reason.${game}.${topic}`).toSorted());
  });

  test("there are as many catalogues as languages", async () => {
    expect(await loadCatalogues(botMessages)).toHaveLength(LANGUAGES.length);
  });
});
