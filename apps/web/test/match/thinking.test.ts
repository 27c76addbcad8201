import { beforeAll, describe, expect, test } from "vitest";
import { inMemory } from "../../e2e/positions.ts";
import { Keeper } from "../../src/match/local/keeper.ts";
import { chooseFor, type Helper, helperWith, type Memories } from "../../src/match/local/thinking.ts";

/** The master's first turn and most of its second. */
const DECISIONS = 12;
const players = ["master", "novice"].map((bot) => ({ name: bot, bot }));

/** The record of the first moves of a match in which bots have this help. */
async function played(helper: Helper | null): Promise<string> {
  const memories: Memories = new Map();
  const { surroundings } = inMemory((question) => chooseFor(question, memories, helper));
  const begun = await Keeper.begin({ game: "kings-gate", options: {}, players, seed: 4 }, surroundings);
  if (!begun.ok) throw new Error(begun.error.code);
  for (let step = 0; step < DECISIONS; step += 1) await begun.value.playBot();
  return begun.value.record();
}

describe("a bot with help", () => {
  let alone = "";
  beforeAll(async () => {
    alone = await played(null);
  });

  test("plays the moves that it plays alone", async () => {
    const visits: number[] = [];
    const { find, keep } = helperWith(new Map());
    const helper: Helper = {
      keep,
      async find(question, parts) {
        const found = await find(structuredClone(question), parts);
        visits.push(found.flat().reduce((sum, each) => sum + each.visits, 0));
        return found;
      },
    };
    expect(await played(helper)).toBe(alone);
    // At some of its decisions it has gone on from what it kept.
    expect(Math.max(...visits)).toBeGreaterThan(Math.min(...visits) + 12);
  });

  test("plays the same where the helper cannot be started", async () => {
    const lost = () => Promise.reject(new Error("not loaded"));
    expect(await played({ find: lost, keep: lost })).toBe(alone);
  });
});
