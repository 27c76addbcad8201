import type { Locator, Page } from "@playwright/test";
import { LINES } from "../src/boards/dragonsgate-college/reckoning/lines.ts";
import { expectNoAxeViolations } from "./axe.ts";
import { playOn } from "./dragonsgate-player.ts";
import { COLLEGE_DUEL, lastDecisionOf, positionOf, sitDown, theEnd } from "./positions.ts";
import { expect, test } from "./support.ts";

function winner(page: Page): Locator {
  return page.getByRole("heading", { level: 1, name: /wins?\b/ });
}

function toldLines(page: Page): Locator {
  return page.locator("tr[data-told]");
}

/** Plays the last decisions of a match, until its final scoring begins. */
async function toTheReckoning(page: Page): Promise<void> {
  await sitDown(page, lastDecisionOf(COLLEGE_DUEL));
  await playOn(page, "mouse");
  await expect(page.getByRole("heading", { level: 1, name: "The reckoning" })).toBeVisible({ timeout: 30_000 });
}

test.describe("with motion", () => {
  test("the final scoring is told line by line, and only then who wins", async ({ page }) => {
    await toTheReckoning(page);
    await expect(winner(page)).toHaveCount(0);
    const first = await toldLines(page).count();
    expect(first).toBeLessThan(LINES.length);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => toldLines(page).count()).toBeGreaterThan(first);
    await expect(winner(page)).toHaveCount(0);
    // Nobody presses anything: it goes on by itself, to the winner.
    await expect(winner(page)).toBeVisible({ timeout: 40_000 });
    await expect(toldLines(page)).toHaveCount(LINES.length);
  });

  test("whoever is in a hurry skips it, by key or by pressing", async ({ page }) => {
    await toTheReckoning(page);
    await page.keyboard.press("Escape");
    await expect(winner(page)).toBeVisible();
    await toTheReckoning(page);
    await page.getByRole("button", { name: "Skip to the end" }).click();
    await expect(winner(page)).toBeVisible();
  });

  test("breaks no rule that axe knows", async ({ page }) => {
    // The winner waits until axe has looked.
    await page.addInitScript(() => {
      const start = setTimeout;
      window.setTimeout = Object.assign(
        (work: () => void, delay?: number) => start(work, delay === 1900 ? 60_000 : delay),
        start,
      );
    });
    await toTheReckoning(page);
    for (let told = 1; told < LINES.length; told += 1) await page.keyboard.press("ArrowRight");
    await expectNoAxeViolations(page);
  });
});

test("the dialog that has the focus is named while its content is on its way", async ({ page }) => {
  let letGo = () => {};
  const later = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/reckoning-.*\.js/, async (route) => {
    await later;
    await route.continue();
  });
  await sitDown(page, positionOf(COLLEGE_DUEL, theEnd));
  await expect(page.getByRole("dialog")).toHaveAccessibleName(/wins?\b/);
  letGo();
  await expect(winner(page)).toBeVisible();
});

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("all lines are there at once, beside who wins", async ({ page }) => {
    await sitDown(page, positionOf(COLLEGE_DUEL, theEnd));
    await expect(winner(page)).toBeVisible();
    await expect(toldLines(page)).toHaveCount(LINES.length);
  });
});
