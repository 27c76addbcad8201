import { type Overrides, seeded } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { CARDS } from "../src/data/wizardry.ts";
import { game } from "../src/index.ts";

const gain = (good: string, amount: number) => ({ kind: "gain", good, amount });

/** Every card with the effects of the next one that is played like it: whatever a card can do meets every moment. */
const SHIFTED: Overrides = {
  cards: Object.fromEntries(
    CARDS.map(({ id, immediate }, index) => {
      const later = [...CARDS.slice(index + 1), ...CARDS].find((card) => card.immediate !== immediate);
      return [id, { effects: JSON.parse(JSON.stringify(later?.effects)) }];
    }),
  ),
};

/** Cards and dungeon steps everywhere, and effects that ask in columns. */
const GENEROUS: Overrides = {
  order: {
    left: { effects: [gain("cards", 2)] },
    middle: { effects: [{ kind: "dungeon", steps: 3 }] },
    right: { effects: [gain("cards", 2)] },
  },
  columns: {
    "column-1-a": {
      effects: [
        { kind: "choose", options: [[{ kind: "deed", terms: { deed: "hire" } }], [{ kind: "repeat-career" }]] },
      ],
    },
    "column-1-b": {
      effects: [{ kind: "choose", options: [[{ kind: "deed", terms: { deed: "career" } }], [gain("cards", 3)]] }],
    },
  },
  dungeon: { track: { spaces: [[gain("cards", 1)], [gain("cards", 1)], [gain("cards", 2)]] } },
  grounds: { "common-grounds": { start: [gain("cards", 4)] } },
  displays: { apprentices: { spaces: 8 }, professors: { spaces: 8 } },
};

function play(seats: number, seed: number, overrides: Overrides, edition: string): string[] {
  const opened = game.open({ seats, overrides, edition });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const rules = opened.value;
  const chance = seeded(seed);
  const state = rules.setup(chance);
  const census = JSON.stringify(rules.census(state));
  for (let steps = 0; steps < 3000; steps += 1) {
    const [seat] = rules.actors(state);
    if (seat === undefined) return rules.result(state) === null ? ["no result"] : [];
    rules.play(state, seat, rules.sample?.(state, seat, chance) ?? { type: "end-window" }, chance);
    const wrong = rules.violations(state);
    if (JSON.stringify(rules.census(state)) !== census) wrong.push("a component is lost");
    if (wrong.length > 0) return wrong;
  }
  return ["no end"];
}

describe("matches with an owner's edition file", () => {
  test.for<[string, Overrides]>([
    ["cards with each other's effects", SHIFTED],
    ["cards everywhere and questions in columns", GENEROUS],
    ["both", { ...SHIFTED, ...GENEROUS }],
  ])("%s are played to their end", ([, overrides]) => {
    for (let seed = 0; seed < 60; seed += 1)
      expect(play(2 + (seed % 3), seed, overrides, seed % 2 === 0 ? "2018" : "2017"), `seed ${seed}`).toEqual([]);
  });
});
