import { game } from "@gatehouse/template";
import { describe, expect, test } from "vitest";
import { CHECKS } from "../src/checks/index.ts";
import { inspect } from "../src/inspect.ts";
import { KEPT } from "../src/samples.ts";
import { BROKEN } from "./broken.ts";

const SEATS = 3;

/** What the suite finds in the games that `npm test` always plays. */
async function failing(subject: typeof game): Promise<string[]> {
  return [...(await inspect(CHECKS, { game: subject, seats: SEATS, samples: [KEPT] })).keys()];
}

describe("every promise of the contract suite bites", () => {
  test("the template itself keeps them all", async () => {
    expect(await failing(game)).toEqual([]);
  });

  test("there is a broken copy for each promise", () => {
    expect(Object.keys(BROKEN).sort()).toEqual(CHECKS.map((check) => check.name).sort());
  });

  for (const [promise, copies] of Object.entries(BROKEN))
    for (const [i, copy] of copies.entries())
      test(`${promise}, broken in way ${i + 1}: exactly this check fails`, async () => {
        expect(await failing(copy)).toEqual([promise]);
      });
});
