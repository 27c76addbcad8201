import { at, mixSeed, type Rules, seeded } from "@gatehouse/engine";
import { game, type LanternWall } from "@gatehouse/template";
import { describe, expect, test } from "vitest";
import { BOTS, type Bot, decisionOf, findBot, plainJudge, playOut } from "../src/index.ts";

function rulesFor(seats: number): Rules<LanternWall> {
  const opened = game.open({ seats });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

function bot(name: string): Bot {
  const found = findBot(name);
  if (!found) throw new Error(`no bot ${name}`);
  return found;
}

describe("bots", () => {
  test.for(BOTS.map((one) => one.name))(
    "%s plays whole games with legal actions only, the same with the same seed",
    (name) => {
      for (let seats = 2; seats <= 4; seats += 1) {
        const rules = rulesFor(seats);
        const story = (seed: number) => {
          const chance = seeded(seed);
          const steps: string[] = [];
          const watch = (state: Parameters<typeof rules.view>[0], seat: number, action: LanternWall["Action"]) => {
            expect(rules.refusal(state, seat, action)).toBeNull();
            steps.push(`${seat} ${game.notation.write(action)}`);
          };
          const state = rules.setup(chance);
          playOut(
            rules,
            state,
            Array.from({ length: seats }, () => bot(name)),
            chance,
            // A few iterations are enough to see that a search keeps to the rules.
            {
              watch,
              judge: { ...plainJudge(rules), budgets: { ...plainJudge(rules).budgets, scholar: 5, master: 20 } },
            },
          );
          expect(rules.result(state)).not.toBeNull();
          return steps;
        };
        expect(story(seats)).toEqual(story(seats));
      }
    },
  );

  test("random takes every action about equally often", () => {
    const rules = rulesFor(2);
    const state = rules.setup(seeded(1));
    const counts = new Map<string, number>();
    for (let i = 0; i < 3000; i += 1) {
      const chosen = game.notation.write(bot("random").choose(decisionOf(rules, state, 0, seeded(mixSeed(1, i)))));
      counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(["bid 0", "bid 1", "bid 2"]);
    for (const count of counts.values()) expect(count).toBeGreaterThan(850);
  });

  test("student chooses from its view, whatever the truth behind it", () => {
    const rules = rulesFor(3);
    const state = rules.setup(seeded(4));
    for (const seat of [0, 1, 2]) rules.play(state, seat, { type: "bid", coins: seat === 0 ? 1 : 0 }, seeded(1));
    const world = rules.determinize(rules.view(state, 0), 0, seeded(9));
    const chosen = [state, world].map((each) => bot("student").choose(decisionOf(rules, each, 0, seeded(5))));
    expect(chosen[0]).toEqual(chosen[1]);
  });

  test("student beats random", () => {
    const rules = rulesFor(2);
    let wins = 0;
    for (let i = 0; i < 200; i += 1) {
      const chance = seeded(mixSeed(2, i));
      const state = rules.setup(chance);
      const seat = i % 2;
      playOut(rules, state, seat === 0 ? [bot("student"), bot("random")] : [bot("random"), bot("student")], chance);
      if (at(rules.result(state)?.ranks ?? [], seat) === 1) wins += 1;
    }
    // Four standard deviations above an even match.
    expect(wins).toBeGreaterThan(128);
  });
});
