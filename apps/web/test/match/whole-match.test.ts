import { freshSeeds } from "@gatehouse/testkit/samples";
import { beforeAll, describe, expect, test } from "vitest";
import { anyOrder, orderOf, PLAYED, SETTINGS } from "./orders.ts";
import { forgottenIn, recordOfMatch, type Story, storyOf, untrueIn, wrongAtEndOf } from "./story.ts";

describe.each(SETTINGS)("a whole match: $game, $who", ({ order }) => {
  let story: Story;
  beforeAll(async () => {
    story = await storyOf(order, 1);
    return () => story.tab.shut();
  });

  test("goes on step by step, in the middle in another tab, and takes back what it says", () => {
    expect(story.witness.surprises).toEqual([]);
    expect(story.witness.takebacks).toBeGreaterThan(1);
  });

  test("shows every moment of its past as it was shown then", async () => {
    expect(await forgottenIn(story)).toEqual([]);
  });

  test("tells everybody what the rules let them know, and nothing else", async () => {
    expect(await untrueIn(story)).toEqual([]);
  });

  test("ends as the rules say, and is kept so that it can be checked", async () => {
    expect(await wrongAtEndOf(story)).toEqual([]);
  });
});

describe.each(PLAYED)("a match of %s", (game) => {
  test("is the same when it is closed on the way, also while a bot thinks, and opened again", async () => {
    const order = orderOf(game, ["random", null, "random"], 2);
    expect(await recordOfMatch(order, 2, 9)).toBe(await recordOfMatch(order, 2));
  });
});

/** How many matches of each game nobody has seen yet. */
const FRESH = { quick: 1, all: 6, long: 150 };
const FRESH_MS = 1_800_000;

describe.each(PLAYED)("whole matches of %s that nobody has seen yet", (game) => {
  test("go on, are told and end as those that are known", { timeout: FRESH_MS }, async () => {
    for (const seed of freshSeeds(FRESH)) {
      const order = await anyOrder(game, seed);
      const story = await storyOf(order, seed);
      const { surprises } = story.witness;
      const wrong = [...surprises, ...(await untrueIn(story)), ...(await wrongAtEndOf(story))];
      expect(wrong, JSON.stringify(order)).toEqual([]);
      story.tab.shut();
    }
  });
});
