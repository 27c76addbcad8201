import { readFileSync } from "node:fs";
import { findGame } from "@gatehouse/catalogue";
import { readRecord, verifyRecord } from "@gatehouse/engine";
import { expectNoAxeViolations } from "./axe.ts";
import { playOn } from "./kings-gate-player.ts";
import { moves, resultOf } from "./player.ts";
import { lastDecisionOf, positionOf, SOLO, sitDown, theEnd } from "./positions.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1366, height: 768 } });

const over = positionOf(SOLO, theEnd);

test("the last move leads to the ceremony: ranking, where points came from, how it went", async ({ page }) => {
  await sitDown(page, lastDecisionOf(SOLO));
  await expect(page.getByRole("slider")).toBeVisible();
  await playOn(page, "mouse");
  const result = resultOf(page);
  await expect(result.getByRole("heading", { level: 1 })).toContainText(/wins?/);
  const ranking = result.getByRole("list", { name: "Ranking" }).getByRole("listitem");
  await expect(ranking).toHaveCount(3);
  await expect(ranking.first()).toContainText("Rank 1");
  for (const name of ["Ann", "Casimir", "Dulcinea"])
    await expect(result.getByRole("listitem").filter({ hasText: name }).filter({ hasText: "Total" })).toHaveCount(1);
});

test("the bars and the table say the same points as the ranking", async ({ page }) => {
  await sitDown(page, over);
  const { scores } = (await over).summary;
  const result = resultOf(page);
  const bars = result.getByRole("listitem").filter({ hasText: "Total" });
  for (const [seat, name] of ["Ann", "Casimir", "Dulcinea"].entries())
    await expect(bars.filter({ hasText: name })).toContainText(new RegExp(`Total ${scores[seat]}$`));
  await result.getByText("as a table").click();
  const table = result.getByRole("table").filter({ hasText: "After" });
  await expect(table.getByRole("columnheader")).toHaveCount(4);
  const best = Math.max(...scores);
  await expect(table.getByRole("row").last().getByRole("cell").first()).toHaveText(String(best));
});

test("luck and decisions: worked out beside the page, for everybody, and each leads to its move", async ({ page }) => {
  await sitDown(page, over);
  const result = resultOf(page);
  const review = result.getByRole("region", { name: "Luck and decisions" });
  await expect(review).toHaveAttribute("aria-busy", "false", { timeout: 60_000 });
  await expect(review.getByRole("term").first()).toHaveText(/^Luck[+−]?\d+\.\d$/);
  await expect(review).toContainText(/What was drawn brought Ann .*than usual\./);
  for (const name of ["Ann", "Casimir", "Dulcinea"])
    await expect(review.getByRole("row", { name: new RegExp(`^${name} [+−]?\\d+\\.\\d [−]?\\d+\\.\\d$`) })).toHaveCount(
      1,
    );
  await expectNoAxeViolations(page);
  const turning = review.getByRole("button", { name: /^Move \d+$/ }).last();
  const step = (await turning.textContent())?.replace("Move ", "") ?? "";
  await turning.click();
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", step);
  await page.keyboard.press("Escape");
  const threads: string[] = [];
  page.on("worker", (thread) => threads.push(thread.url()));
  await page.getByRole("button", { name: "Result" }).click();
  await expect(review).toHaveAttribute("aria-busy", "false");
  // The second time nothing is worked out again.
  expect(threads).toEqual([]);
});

test("a rematch does not wait for the review of the last match", async ({ page }) => {
  await sitDown(page, over);
  await resultOf(page).getByRole("button", { name: "Rematch" }).click();
  await expect(resultOf(page)).toBeHidden();
  await playOn(page, "mouse", 2);
});

test("verify says that the match replays exactly", async ({ page }) => {
  await sitDown(page, over);
  await resultOf(page).getByRole("button", { name: "Verify" }).click();
  const { steps } = (await over).summary;
  await expect(resultOf(page).getByRole("status")).toHaveText(
    new RegExp(`^${steps} moves and \\d+ draws replay exactly`),
  );
});

test("save downloads a record that holds", async ({ page }) => {
  await sitDown(page, over);
  const downloading = page.waitForEvent("download");
  await resultOf(page).getByRole("button", { name: "Save" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^kings-gate-.+\.json$/);
  const game = await findGame("kings-gate");
  if (!game) throw new Error("no such game");
  const read = readRecord(game, readFileSync(await download.path(), "utf8"));
  if (!read.ok) throw new Error(read.error.code);
  expect(verifyRecord(game, read.value).ok).toBe(true);
  expect(read.value.steps).toHaveLength((await over).summary.steps);
});

test("a rematch that is pressed twice is one match", async ({ page }) => {
  const path = await sitDown(page, over);
  await resultOf(page)
    .getByRole("button", { name: "Rematch" })
    .evaluate((button) => {
      for (let times = 0; times < 2; times += 1) button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  await page.goto("/matches");
  await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(1);
});

test("rematch begins another match with the same players", async ({ page }) => {
  const path = await sitDown(page, over);
  await resultOf(page).getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
  await expect(resultOf(page)).toBeHidden();
  const players = page.getByRole("list", { name: "Players" }).getByRole("listitem");
  await expect(players).toHaveCount(3);
  await expect(players.first()).toContainText("Ann");
  expect(await moves(page)).toBeLessThan(30);
  await playOn(page, "mouse", 2);
});

test("replay goes back to the first moment, and the result opens again", async ({ page }) => {
  await sitDown(page, over);
  await resultOf(page).getByRole("button", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", "0");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Result" }).click();
  await expect(resultOf(page)).toBeVisible();
});
