import { asView, at, type GameTypes, mixSeed, seeded } from "@gatehouse/engine";
import { game, type KingsGate } from "@gatehouse/kings-gate";
import { describe, expect, test } from "vitest";
import { decisionFrom, decisionOf, findBot, findEntrant, loadJudge, type Memory } from "../src/index.ts";
import { merged } from "../src/parts.ts";

const ITERATIONS = 31;
/** Of the actions to think about so many are tried twice before a search is free to choose. */
const TRIED = 6;

async function table() {
  const opened = game.open({ seats: 3 });
  const master = findEntrant(`master:${ITERATIONS}`);
  if (!opened.ok || !master?.share) throw new Error("no rules, or nobody to share a search");
  const rules = opened.value;
  const judge = await loadJudge(game.id, rules);
  const state = rules.setup(seeded(2));
  const actor = () => rules.actors(asView<KingsGate>(state))[0] ?? 0;
  const ask = (seed: number) => decisionFrom(rules, rules.view(state, actor()), actor(), seeded(seed), judge);
  return { rules, judge, state, actor, ask, choose: master.choose, share: master.share };
}

/** What the bots of one thread keep, by seat. */
class Memories {
  readonly #kept: readonly Memory[] = [{}, {}, {}];
  of = (seat: number): Memory => at(this.#kept, seat);
}

const visitsOf = (found: readonly { readonly visits: number }[]) => found.reduce((sum, { visits }) => sum + visits, 0);

describe("a search in parts", () => {
  test("one thread that does them in turn plays as two do that do one each, decision after decision", async () => {
    const { rules, state, actor, ask, choose, share } = await table();
    const [alone, first, second] = [new Memories(), new Memories(), new Memories()];
    const most = [0, 0];
    for (let step = 0; step < 40; step += 1) {
      const seat = actor();
      const action = choose(ask(step), alone.of(seat));
      const searches = [first, second].map((memories) => share(ask(step), memories.of(seat)));
      const found = searches.map((search, part) => search?.find(part) ?? []);
      expect(searches[1]?.best(found) ?? action).toEqual(action);
      for (const search of searches) search?.keep(action);
      for (const [part, each] of found.entries()) most[part] = Math.max(at(most, part), visitsOf(each));
      rules.play(state, seat, action, seeded(mixSeed(3, step)));
    }
    // Both have gone on from what they had kept, or nothing is shown of that.
    expect(Math.min(...most)).toBeGreaterThan(Math.ceil(ITERATIONS / 2) + 2 * TRIED);
  });

  test("parts can be done in any order, and each has luck of its own", async () => {
    const { ask, share } = await table();
    const [forth, back] = [1, 2].map(() => share(ask(5), {}));
    const found = [forth?.find(0), forth?.find(1)];
    expect([back?.find(1), back?.find(0)]).toEqual(found.toReversed());
    expect(found[0]).not.toEqual(found[1]);
  });

  test("the parts have all iterations among them, each besides its opening, as long as these can change anything", async () => {
    const { ask, share, judge } = await table();
    const search = share(ask(5), {});
    const { view, seat, legalActions } = ask(5);
    const opening = 2 * Math.min(TRIED, judge.narrow(view(), seat, legalActions()).length);
    expect(search?.parts).toBe(2);
    for (const [part, iterations] of [15, 16].entries()) {
      const found = search?.find(part) ?? [];
      const left = iterations + opening - visitsOf(found);
      const ahead = at(found, 0).visits - at(found, 1).visits;
      expect(left).toBeGreaterThanOrEqual(0);
      // It ends at the first moment at which the best can no longer be overtaken, or with the last iteration.
      if (left > 0) expect([left, left + 1]).toContain(ahead - 1);
      else expect(ahead).toBeLessThanOrEqual(2);
    }
  });

  test("only a master shares, and only where there is a choice", async () => {
    const { rules, judge, state, actor, ask, share } = await table();
    expect(findBot("scholar")?.share?.(ask(1), {})).toBeNull();
    expect(findBot("student")?.share).toBeUndefined();
    const all = decisionOf(rules, state, actor(), seeded(1), judge);
    expect(share({ ...all, legalActions: () => all.legalActions().slice(0, 1) }, {})).toBeNull();
  });
});

describe("findings of several searches", () => {
  const finding = (type: string, visits: number, lead: number) => ({ action: { type }, visits, lead });

  test("visits are added, leads are averaged with what stands behind them, and the first sight counts as three visits", () => {
    const found = merged<GameTypes>([
      [finding("build", 7, 2), finding("pass", 1, -1)],
      [finding("pass", 9, 3), finding("build", 2, 5)],
    ]);
    expect(found).toEqual([finding("pass", 10, (-1 * 4 + 3 * 12) / 16), finding("build", 9, (2 * 10 + 5 * 5) / 15)]);
  });

  test("what only one of them knows stays as it is; of equal visits the greater lead is preferred", () => {
    const found = merged<GameTypes>([[finding("build", 4, 2)], [finding("pass", 4, 3), finding("rest", 0, 9)]]);
    expect(found).toEqual([finding("pass", 4, 3), finding("build", 4, 2), finding("rest", 0, 9)]);
  });

  test("what nobody has tried is the average of the first sights", () => {
    expect(merged<GameTypes>([[finding("rest", 0, 1)], [finding("rest", 0, 4)]])).toEqual([finding("rest", 0, 2.5)]);
  });
});
