import { writeFileSync } from "node:fs";
import { playOn as playIsland } from "./dragon-island-player.ts";
import { playOn as playCollege } from "./dragonsgate-player.ts";
import { playOn as playCity } from "./kings-gate-player.ts";
import { accept, type OnlineServer, openTable, type Person, personAt, startServer } from "./online.ts";
import { moves, resultOf } from "./player.ts";
import { expect, test } from "./support.ts";

/** A whole match between people, with everything that can happen to a network on the way. */
interface Evening {
  readonly game: string;
  /** In which ring it is; none for every ring. */
  readonly tag: readonly string[];
  readonly languages: readonly ("en" | "es" | "de")[];
  play(person: Person): Promise<unknown>;
  /** The moves at which something happens. */
  readonly at: { readonly cut: number; readonly kill: number; readonly sleep: number; readonly cutAgain: number };
}

const EVENINGS: readonly Evening[] = [
  {
    game: "dragon-island",
    tag: [],
    languages: ["en", "de"],
    play: ({ page }) => playIsland(page, "mouse"),
    at: { cut: 8, kill: 30, sleep: 50, cutAgain: 70 },
  },
  {
    game: "kings-gate",
    tag: ["@all"],
    languages: ["en", "en", "en", "en"],
    play: ({ page }) => playCity(page, "mouse"),
    at: { cut: 12, kill: 30, sleep: 45, cutAgain: 60 },
  },
  {
    game: "dragon-island",
    tag: ["@all"],
    languages: ["en", "es", "de"],
    play: ({ page }) => playIsland(page, "mouse"),
    at: { cut: 15, kill: 60, sleep: 100, cutAgain: 140 },
  },
  {
    game: "dragonsgate-college",
    tag: ["@all"],
    languages: ["en", "es", "de", "en"],
    play: ({ page }) => playCollege(page, "mouse"),
    at: { cut: 15, kill: 60, sleep: 100, cutAgain: 140 },
  },
];

const AWAY_MS = 1_500;

for (const { game, tag, languages, play, at } of EVENINGS)
  test(`a whole match of ${game} between ${languages.length} people, whatever happens to the line`, {
    tag: [...tag],
  }, async ({ browser }) => {
    test.setTimeout(300_000 * languages.length);
    const server = await startServer();
    const people: Person[] = [];
    try {
      for (const [seat, language] of languages.entries())
        people.push(await personAt(browser, server.port, `Person ${seat + 1}`, { language }));
      const [host, cut] = people;
      // Of two, the host falls asleep.
      const sleeper = people[2] ?? host;
      if (!host || !cut || !sleeper) throw new Error("too few people");
      const link = await openTable(host, game, people.length);
      for (const guest of people.slice(1)) await accept(guest, link);
      for (const { page } of people) await expect(page.locator("[role=slider]")).toBeVisible();
      const trouble = async () => {
        await until(host, at.cut);
        await loseNetwork(cut);
        await until(host, at.kill);
        await failPower(server);
        await until(host, at.sleep);
        await fallAsleep(sleeper);
        await until(host, at.cutAgain);
        await loseNetwork(cut);
      };
      await Promise.all([...people.map(play), trouble()]);
      const scores = await Promise.all(people.map(finalScores));
      expect(new Set(scores.map((each) => JSON.stringify(each))).size).toBe(1);
      for (const person of people) await expectProven(person);
      for (const { complaints } of people) expect(complaints).toEqual([]);
    } catch (error) {
      for (const person of people) await leaveTraces(person);
      throw error;
    } finally {
      for (const person of people) await person.close();
      await server.stop();
    }
  });

/** What somebody saw in the end, with what their browser still wanted to send. */
async function leaveTraces({ name, page, complaints }: Person): Promise<void> {
  const info = test.info();
  await page.screenshot({ path: info.outputPath(`${name}.png`) });
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const text = await page.locator("body").ariaSnapshot();
  writeFileSync(info.outputPath(`${name}.txt`), `${JSON.stringify({ kept, complaints }, null, 2)}\n${text}\n`);
}

/** Waits until the match has come so far, or is over. */
async function until({ page }: Person, move: number): Promise<void> {
  await expect
    .poll(async () => (await moves(page)) >= move || (await resultOf(page).isVisible()), { timeout: 600_000 })
    .toBe(true);
}

async function loseNetwork({ page, network }: Person): Promise<void> {
  network.cut();
  await page.waitForTimeout(AWAY_MS);
  network.mend();
}

async function failPower(server: OnlineServer): Promise<void> {
  await server.kill();
  await server.restart();
}

/** The page is frozen and its lines are dead without anybody having closed them, as when a lid is shut. */
async function fallAsleep({ page, context, network }: Person): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  network.stall();
  await new Promise((resolve) => setTimeout(resolve, 2 * AWAY_MS));
  network.mend();
  await session.send("Page.setWebLifecycleState", { state: "active" });
}

/** Names and points in their order; everything else is in the language of whoever looks. */
async function finalScores({ page }: Person): Promise<readonly string[]> {
  await expect(resultOf(page)).toBeVisible();
  const lines = resultOf(page).locator("ol").first().getByRole("listitem");
  return lines.evaluateAll((all) =>
    all.map((line) => `${line.querySelector("b")?.textContent} ${line.lastElementChild?.textContent}`),
  );
}

/** Their own browser has checked every draw and every move against what it noted. */
async function expectProven({ page }: Person): Promise<void> {
  const findings = page.locator("[data-holds]");
  await expect(findings.first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator("[data-holds=no]")).toHaveCount(0);
  await expect(page.locator("[data-holds=unknown]")).toHaveCount(0);
  await expect(page.locator("[data-holds=yes]")).toHaveCount(6);
}
