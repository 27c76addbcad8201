import type { Page } from "@playwright/test";
import { type Hand, press } from "./player.ts";

/** Begins a match against bots from the home page, as the big button there does. Answers the path of its table. */
export async function startMatch(page: Page, game: string, hand: Hand = "mouse"): Promise<string> {
  await page.goto("/");
  await press(page, page.locator(`[data-game="${game}"]`).getByRole("button").first(), hand);
  await page.waitForURL("**/table/*");
  return new URL(page.url()).pathname;
}
