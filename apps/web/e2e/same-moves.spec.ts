import { readRecord } from "@gatehouse/engine";
import { game } from "@gatehouse/kings-gate";
import type { Page, Worker as Thread } from "@playwright/test";
import { Keeper } from "../src/match/local/keeper.ts";
import { chooseFor, type Memories } from "../src/match/local/thinking.ts";
import { moves } from "./player.ts";
import { inMemory, keep } from "./positions.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1366, height: 768 } });
test.setTimeout(120_000);

const COMPARED = 40;
const players = ["novice", "student", "scholar", "master"].map((bot) => ({ name: bot, bot }));

/** The record of a match as the browser keeps it. */
function recordIn(page: Page, id: string): Promise<string> {
  return page.evaluate(async (name) => {
    const opening = indexedDB.open("gatehouse", 1);
    await new Promise((done) => opening.addEventListener("success", done));
    const reading = opening.result.transaction("matches").objectStore("matches").get(name);
    await new Promise((done) => reading.addEventListener("success", done));
    opening.result.close();
    return reading.result.record;
  }, id);
}

function movesOf(record: string): string[] {
  const read = readRecord(game, record);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.steps.map(({ seat, action, draws }) => `${seat} ${game.notation.write(action)} ${draws.join(",")}`);
}

/** The first moves of a match as they are played here and in the browser. */
async function playedTwice(page: Page): Promise<{ readonly here: string[]; readonly there: string[] }> {
  const { kept, surroundings } = inMemory();
  const memories: Memories = new Map();
  const order = { game: game.id, options: {}, players, seed: 11 };
  const begun = await Keeper.begin(order, { ...surroundings, choose: (question) => chooseFor(question, memories) });
  if (!begun.ok) throw new Error(begun.error.code);
  const keeper = begun.value;
  const stored = kept.get(keeper.info.id);
  if (!stored) throw new Error("nothing was kept");
  const [path = ""] = await keep(page, stored);
  await page.goto(path);
  for (let step = 0; step < COMPARED; step += 1) await keeper.playBot();
  await expect.poll(() => moves(page), { timeout: 90_000 }).toBeGreaterThanOrEqual(COMPARED);
  const there = movesOf(await recordIn(page, keeper.info.id));
  return { here: movesOf(keeper.record()), there: there.slice(0, COMPARED) };
}

function isBotThread(thread: Thread): boolean {
  return thread.url().includes("/bot.worker-");
}

test("bots of all levels play the same moves in the browser as outside of it", async ({ page }) => {
  const { here, there } = await playedTwice(page);
  expect(there).toEqual(here);
  // With one core a master has no second thread.
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  await expect.poll(() => page.workers().filter(isBotThread).length).toBe(Math.min(2, cores));
});
