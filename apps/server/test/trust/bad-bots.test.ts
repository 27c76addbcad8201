import { expect, onTestFinished, test } from "vitest";
import { makeApp } from "../../src/app.ts";
import { serve } from "../../src/http/server.ts";
import { readSettings } from "../../src/settings.ts";
import { newGuest, temporaryFolder } from "../harness.ts";
import { GAME, LIVE } from "../tables.ts";

const worker = new URL("./bad-worker.ts", import.meta.url);

/** A clock that goes five times as fast: a bot that has failed is asked again after seconds. */
function quickClock(): () => number {
  const begun = Date.now();
  return () => begun + 5 * (Date.now() - begun);
}

test.each([
  ["hangs", "novice"],
  ["runs out of memory", "student"],
])("a bot that %s is replaced by a simple one, and the match goes on", { timeout: 120_000 }, async (_how, level) => {
  const settings = readSettings({
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "silent",
    DATA_DIR: temporaryFolder(),
    BOT_THREADS: "1",
  });
  const thinking = { worker, mostSeconds: 2, mostMegabytes: 64 };
  const app = await makeApp(settings, { now: quickClock(), tickMs: 50, thinking });
  const running = await serve(app, null);
  onTestFinished(() => running.stop());
  const { client } = await newGuest(`http://127.0.0.1:${running.port}`, "Ada");
  const seats = [{ kind: "me" as const }, { kind: "bot" as const, level }];
  const { table } = await client.matches.create({ game: GAME, options: {}, seats, visibility: "private", pace: LIVE });
  const actors = async () => (await client.matches.sight({ match: table.id, seat: 0 })).actors;
  await expect.poll(actors, { timeout: 90_000 }).toEqual([0]);
});
