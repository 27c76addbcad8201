import { expect, test } from "vitest";
import { freshKey, startServer } from "./harness.ts";
import { BY_POST, duel, play } from "./tables.ts";

const DAY = 24 * 3_600_000;
const SOON = { timeout: 60_000 };

test("who misses a deadline is covered by a bot, and has the seat back by playing", async () => {
  let time = Date.now();
  const server = await startServer({}, () => time);
  const { ada, ben, match } = await duel(server, { pace: BY_POST });
  await play(ada, match, 0, { type: "bid", coins: 1 });
  const { deadline } = await ben.client.matches.sight({ match, seat: 1 });
  expect(Date.parse(deadline ?? "")).toBe(time + 2 * DAY);
  time += 2 * DAY + 1;
  await expect
    .poll(async () => (await ben.client.matches.table({ match })).seats[1]?.cover, SOON)
    .toEqual({
      level: expect.any(String),
      reason: "deadline",
    });
  // The bot bids; the one who bid more begins.
  await expect.poll(async () => (await ben.client.matches.sight({ match, seat: 1 })).seq, SOON).toBeGreaterThan(1);
  const { seq, legal = [], actors } = await ben.client.matches.sight({ match, seat: 1, legal: true });
  if (actors.includes(1))
    await ben.client.matches.act({ match, seat: 1, seq, key: freshKey(), actions: [Object(legal[0])] }).catch(() => {});
  await ben.client.matches.uncover({ match, seat: 1 }).catch(() => {});
  expect((await ben.client.matches.table({ match })).seats[1]?.cover).toBeNull();
});

test("another's step beside the own decision gives no more time", async () => {
  let time = Date.now();
  const { ada, ben, match } = await duel(await startServer({}, () => time));
  const before = (await ben.client.matches.sight({ match, seat: 1 })).deadline;
  time += 60_000;
  await play(ada, match, 0, { type: "bid", coins: 1 });
  expect((await ben.client.matches.sight({ match, seat: 1 })).deadline).toBe(before);
});
