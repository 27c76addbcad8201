import type { Page } from "@playwright/test";
import { tabTo } from "./keyboard.ts";
import { moves, playOn, resultOf } from "./kings-gate-player.ts";
import { lastDecisionOf, positionOf, SOLO, sitDown, turnFrom } from "./positions.ts";
import { expect, expectNoAxeViolations, test, untilOffline } from "./support.ts";
import { startMatch } from "./tables.ts";

// Bots need no pauses here, and nothing has to be waited for that only moves.
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(180_000);

async function expectNoScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });
  expect(overflow).toEqual([0, 0]);
}

test.describe("at 1366×768", () => {
  test.use({ viewport: { width: 1366, height: 768 } });
  test("a whole match by mouse, to the result, without scrolling the page", async ({ page }) => {
    await startMatch(page, "kings-gate");
    await playOn(page, "mouse", 3);
    await expectNoScroll(page);
    await playOn(page, "mouse");
    await expect(resultOf(page)).toBeVisible();
    await expectNoScroll(page);
  });
});

test.describe("at 1920×1080", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });
  test("the beginning, the middle and the end by mouse, without scrolling the page", async ({ page }) => {
    await startMatch(page, "kings-gate");
    await playOn(page, "mouse", 3);
    await expectNoScroll(page);
    await sitDown(page, positionOf(SOLO, turnFrom(80)));
    await playOn(page, "mouse", 2);
    await expectNoScroll(page);
    await sitDown(page, lastDecisionOf(SOLO));
    await playOn(page, "mouse");
    await expect(resultOf(page)).toBeVisible();
    await expectNoScroll(page);
  });
});

test("a whole match by keys alone, from the home page to the result", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, "[data-game=kings-gate] button");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/table/*");
  await playOn(page, "keys");
  await expect(resultOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(resultOf(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("a whole match by touch, without scrolling the page", async ({ page }) => {
    await startMatch(page, "kings-gate");
    await playOn(page, "touch", 4);
    await expectNoScroll(page);
    await playOn(page, "touch");
    await expect(resultOf(page)).toBeVisible();
    await expectNoScroll(page);
    await expectNoAxeViolations(page);
  });
});

test("a reload in the middle keeps the match, also without a network", async ({ page, context }) => {
  await startMatch(page, "kings-gate");
  await playOn(page, "mouse", 12);
  const slider = page.getByRole("slider");
  const before = await moves(page);
  await page.reload();
  await expect(slider).toHaveAttribute("aria-valuemax", String(before));
  await untilOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(slider).toHaveAttribute("aria-valuemax", String(before));
  await playOn(page, "mouse", 3);
});

test("the language changes in another tab in the middle of a match, and nothing is lost", async ({ page }) => {
  await startMatch(page, "kings-gate");
  await playOn(page, "mouse", 6);
  const before = await moves(page);
  for (const [language, verb] of [
    ["es", "Terminar turno"],
    ["de", "Zug beenden"],
    ["en", "End turn"],
  ] as const) {
    await page.evaluate((chosen) => {
      const kept = JSON.parse(localStorage.getItem("gatehouse.settings") ?? "{}");
      localStorage.setItem("gatehouse.settings", JSON.stringify({ ...kept, language: chosen }));
      dispatchEvent(new StorageEvent("storage", { key: "gatehouse.settings" }));
    }, language);
    await expect(page.getByRole("button", { name: new RegExp(`^${verb}`) })).toBeVisible();
    await expect(page.getByRole("slider")).toHaveAttribute("aria-valuemax", String(before));
  }
});
