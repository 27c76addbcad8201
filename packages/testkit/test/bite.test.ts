import { game } from "@gatehouse/template";
import { describe, expect, test } from "vitest";
import { CHECKS } from "../src/index.ts";
import { BROKEN } from "./broken.ts";

const SEATS = 3;
const RUNS = 8;

async function failing(subject: typeof game): Promise<string[]> {
  const failed: string[] = [];
  for (const check of CHECKS) if (await check.run({ game: subject, seats: SEATS, runs: RUNS })) failed.push(check.name);
  return failed;
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
