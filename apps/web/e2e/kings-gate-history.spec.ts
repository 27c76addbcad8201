import type { Page } from "@playwright/test";
import { tabTo } from "./keyboard.ts";
import { endTurn, playableTiles } from "./kings-gate-player.ts";
import { positionOf, SOLO, sitDown, turnFrom } from "./positions.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1366, height: 768 } });

const position = positionOf(SOLO, turnFrom(40));

async function expectStep(page: Page, step: number): Promise<void> {
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuenow", String(step));
  await expect(page).toHaveURL(new RegExp(`\\?step=${step}$`));
  await expect(page.getByRole("heading", { name: "Looking back" })).toBeVisible();
  await expect(playableTiles(page)).toHaveCount(0);
}

async function expectNow(page: Page): Promise<void> {
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /now$/);
  await expect(page).toHaveURL(/\/table\/[^?]+$/);
  await expect(endTurn(page)).toBeVisible();
}

test("the history is gone through by keys, and Esc comes back to now", async ({ page }) => {
  await sitDown(page, position);
  const last = Number(await page.getByRole("slider").getAttribute("aria-valuemax"));
  await page.keyboard.press(",");
  await page.keyboard.press(",");
  await expectStep(page, last - 2);
  await page.keyboard.press(".");
  await expectStep(page, last - 1);
  await page.keyboard.press("Escape");
  await expectNow(page);
  await tabTo(page, "[role=slider]");
  await page.keyboard.press("Home");
  await expectStep(page, 0);
  await page.keyboard.press("ArrowRight");
  await expectStep(page, 1);
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /^2 Cathedral/);
  await page.keyboard.press("End");
  await expectNow(page);
});

test("arrow keys in a row count from the moment that was asked for, drawn or not", async ({ page }) => {
  await sitDown(page, position);
  const slider = page.getByRole("slider");
  const last = Number(await slider.getAttribute("aria-valuemax"));
  await slider.evaluate((element) => {
    for (let times = 0; times < 3; times += 1)
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  });
  await expectStep(page, last - 3);
});

test("a link to a moment shows it, and a button leads back to now", async ({ page }) => {
  const path = await sitDown(page, position);
  await page.goto(`${path}?step=12`);
  await expectStep(page, 12);
  await page.getByRole("button", { name: "Back to now" }).click();
  await expectNow(page);
});

test("a moment is shared as a link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const path = await sitDown(page, position);
  await page.goto(`${path}?step=12`);
  await expectStep(page, 12);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Share this moment" }).click();
  await expect(page.getByText("The link is copied.").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`${path}?step=12`, page.url()).href);
});

test("an entry of the log shows its moment on the board", async ({ page }) => {
  await sitDown(page, position);
  const entry = page.getByRole("button", { name: /Show move 20 on the board$/ });
  await entry.click();
  await expectStep(page, 20);
  await expect(entry).toHaveAttribute("aria-current", "step");
});

test("the match plays itself back and can be paused", async ({ page }) => {
  const path = await sitDown(page, position);
  await page.goto(`${path}?step=1`);
  await expectStep(page, 1);
  await page.getByRole("button", { name: "Play the match back" }).click();
  const step = async () => Number(await page.getByRole("slider").getAttribute("aria-valuenow"));
  await expect.poll(step).toBeGreaterThanOrEqual(3);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play the match back" })).toBeVisible();
});
