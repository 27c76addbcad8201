import type { Page } from "@playwright/test";

/** Begins a match against bots from the home page, as the big button there does. Answers the path of its table. */
export async function startMatch(page: Page, game: string): Promise<string> {
  await page.goto("/");
  await page.locator(`[data-game="${game}"]`).getByRole("button").first().click();
  await page.waitForURL("**/table/*");
  return new URL(page.url()).pathname;
}
