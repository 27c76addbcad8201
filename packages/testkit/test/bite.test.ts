import { game } from "@gatehouse/template";
import { describe, expect, test } from "vitest";
import { CHECKS } from "../src/checks/index.ts";
import { inspect } from "../src/inspect.ts";
import { KEPT } from "../src/samples.ts";
import { BROKEN } from "./broken.ts";

const SEATS = 3;
/** So many games show what is broken; more can only show that it is mistaken for something else. */
const FEW = 8;

/** What the suite finds in the first of the games that `npm test` always plays. */
async function failing(subject: typeof game, games: number): Promise<string[]> {
  return [...(await inspect(CHECKS, { game: subject, seats: SEATS, samples: [{ ...KEPT, games }] })).keys()];
}

const COPIES = Object.entries(BROKEN).flatMap(([promise, copies]) =>
  copies.map((copy, i) => [promise, i + 1, copy] as const),
);

describe("every promise of the contract suite bites", () => {
  test("the template itself keeps them all", async () => {
    expect(await failing(game, KEPT.games)).toEqual([]);
  });

  test("there is a broken copy for each promise", () => {
    expect(Object.keys(BROKEN).sort()).toEqual(CHECKS.map((check) => check.name).sort());
  });

  test.for(COPIES)("%s, broken in way %i: exactly this check fails", async ([promise, , copy]) => {
    expect(await failing(copy, FEW)).toEqual([promise]);
  });

  // The few games above have shown that it bites: what these find is a check that bites by mistake.
  test.for(COPIES)("%s, broken in way %i: no other in all games", { tags: ["all"] }, async ([promise, , copy]) => {
    expect(await failing(copy, KEPT.games)).toEqual([promise]);
  });
});
