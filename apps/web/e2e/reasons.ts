import type { Locator, Page } from "@playwright/test";
import { expect } from "./support.ts";

/** The leaf says why not, and links to the clause. */
export async function expectReason(page: Page, words: RegExp): Promise<void> {
  const leaf = page.getByRole("tooltip");
  await expect(leaf).toContainText(words);
  await expect(leaf.getByRole("link")).toHaveAttribute("href", /^\/rules\/[a-z-]+#[A-Z]+-\d+\.\d+$/);
}

/** Whatever of these is pressed in vain says why. */
export async function expectReasons(page: Page, refused: Locator): Promise<void> {
  await expect(refused.first()).toBeVisible();
  const count = await refused.count();
  expect(count).toBeGreaterThan(10);
  for (let index = 0; index < count; index += 1) {
    await refused.nth(index).dispatchEvent("click");
    await expectReason(page, /\w+ \w+/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toBeHidden();
  }
}
