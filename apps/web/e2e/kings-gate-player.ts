import type { Locator, Page } from "@playwright/test";
import { expect } from "./support.ts";

/** The ways in which a person plays King's Gate. */
export type Hand = "mouse" | "keys" | "touch";

/** The dialog at the end of a match. */
export function resultOf(page: Page): Locator {
  return page.getByRole("dialog").filter({ has: page.getByRole("heading", { level: 1 }) });
}

/** Plays on until the match is over, or for so many decisions; answers how many were made. */
export async function playOn(page: Page, hand: Hand, decisions = Number.POSITIVE_INFINITY): Promise<number> {
  for (let made = 0; ; made += 1) {
    const asked = await nextQuestion(page);
    if (asked === "over" || made >= decisions) return made;
    if (asked === "end") await press(page, endTurn(page), hand, "e");
    else if (asked === "location") await chooseLocation(page, hand);
    else await placeTile(page, hand);
  }
}

type Question = "over" | "end" | "location" | "tile";

/** Waits until this person is asked something, or the match is over. */
async function nextQuestion(page: Page): Promise<Question> {
  const location = page.locator("[data-field=location]");
  const playable = page.locator("[data-hand-tile]:not([aria-disabled=true])");
  const end = endTurn(page).and(page.locator(":not([aria-disabled=true])"));
  await expect(resultOf(page).or(location).or(playable).or(end).first()).toBeVisible({ timeout: 60_000 });
  if (await resultOf(page).isVisible()) return "over";
  if (await location.isVisible()) return "location";
  // One tile a turn is enough for a test; whoever can end does.
  return (await end.count()) > 0 ? "end" : "tile";
}

async function placeTile(page: Page, hand: Hand): Promise<void> {
  const tile = page.locator("[data-hand-tile]:not([aria-disabled=true])").first();
  const before = await moves(page);
  if ((await tile.getAttribute("aria-pressed")) !== "true") {
    const number = (await tile.getAttribute("aria-keyshortcuts")) ?? "1";
    await press(page, tile, hand, number);
  }
  const cell = page.locator("[data-cell][data-legal]").first();
  if (hand === "keys") {
    await cell.focus();
    await page.keyboard.press("Enter");
  } else await press(page, cell, hand);
  await expect.poll(() => moves(page)).not.toBe(before);
}

async function chooseLocation(page: Page, hand: Hand): Promise<void> {
  const before = await moves(page);
  if (hand === "keys") {
    await page.locator("[data-cell][data-legal]").first().focus();
    await page.keyboard.press("Enter");
  } else {
    const [x, y] = await visiblePlace(page);
    if (hand === "mouse") await page.mouse.click(x, y);
    else {
      // The first touch shows what it would do, the second does it.
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
    }
  }
  await expect.poll(() => moves(page)).not.toBe(before);
}

/** The middle of some place for a location that nothing covers: on a phone not all of them are in sight. */
async function visiblePlace(page: Page): Promise<readonly [x: number, y: number]> {
  return page.evaluate(() => {
    for (const place of document.querySelectorAll("[data-cell][data-legal]")) {
      const { x, y, width, height } = place.getBoundingClientRect();
      const middle = [x + width / 2, y + height / 2] as const;
      if (document.elementFromPoint(...middle)?.matches("[data-field]")) return middle;
    }
    throw new Error("no place for a location is in sight");
  });
}

async function press(page: Page, target: Locator, hand: Hand, key?: string): Promise<void> {
  if (hand === "keys" && key !== undefined) await page.keyboard.press(key);
  else if (hand === "touch") await target.tap();
  else await target.click();
}

function endTurn(page: Page): Locator {
  return page.getByRole("button", { name: /^(end turn|terminar turno|zug beenden)/i });
}

/** How far the match is: the history bar counts. */
async function moves(page: Page): Promise<string | null> {
  return page.getByRole("slider").getAttribute("aria-valuemax");
}
