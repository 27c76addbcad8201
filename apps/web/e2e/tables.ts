import type { Page } from "@playwright/test";
import { tabTo } from "./keyboard.ts";
import { type Hand, press } from "./player.ts";

/** Begins a match against bots from the home page, as the big button there does. Answers the path of its table. */
export async function startMatch(page: Page, game: string, hand: Hand = "mouse"): Promise<string> {
  await page.goto("/");
  const button = `[data-game=${game}] button`;
  if (hand === "keys") {
    await tabTo(page, button);
    await page.keyboard.press("Enter");
  } else await press(page, page.locator(button).first(), hand);
  await page.waitForURL("**/table/*");
  return new URL(page.url()).pathname;
}
