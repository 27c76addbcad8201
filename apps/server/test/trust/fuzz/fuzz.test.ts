import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../world.ts";
import { pushBodies, pushFrames, pushMachine } from "./machine.ts";
import { allParsers, feedParsers } from "./parsers.ts";

// Twenty thousand inputs here; `npm run fuzz -- --inputs 1000000` feeds the same with more.
const SEED = 12;
const LONG = { timeout: 240_000 };

let world: World;
beforeAll(async () => {
  world = await openWorld({ ALLOW_PRIVATE_TARGETS: "1", MATCHES_IN_MEMORY: "100" });
});
afterAll(() => world.close());

test("no parser throws on strange input, or reads it in two ways", LONG, async () => {
  expect(feedParsers(await allParsers(), 17_700, SEED)).toEqual([]);
});

test("requests good and spoilt, old and at once: no fault of ours, and every no has its reason", LONG, async () => {
  const { problems, statuses } = await pushMachine(world.address, 1_200, SEED);
  expect(problems).toEqual([]);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 409]));
});

test("bodies and addresses that no library would send", LONG, async () => {
  expect(await pushBodies(world.address, 500, SEED)).toEqual([]);
});

test("frames that no client would send", LONG, async () => {
  expect(await pushFrames(world.address, 600, SEED)).toEqual([]);
});
