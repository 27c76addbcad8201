import type { Locator, Page } from "@playwright/test";
import { hasFocus, tabTo, walkToLegalCell } from "./keyboard.ts";
import { expect } from "./support.ts";

/** The ways in which a person plays King's Gate. */
export type Hand = "mouse" | "keys" | "touch";

/** The dialog at the end of a match. */
export function resultOf(page: Page): Locator {
  return page.getByRole("dialog").filter({ has: page.getByRole("heading", { level: 1 }) });
}

/** The tiles in hand that can be placed now. */
export function playableTiles(page: Page): Locator {
  return page.locator("[data-hand-tile]:not([aria-disabled=true])");
}

/** The spaces and tiles of the city that can be chosen now. */
export function legalCells(page: Page): Locator {
  return page.locator("[data-cell][data-legal]");
}

export function endTurn(page: Page): Locator {
  return page.getByRole("button", { name: /^(end turn|terminar turno|zug beenden)/i });
}

/** How far the match is: the history bar counts. */
export async function moves(page: Page): Promise<number> {
  // Not by role: at the end the ceremony hides everything else from those who look by roles.
  return Number(await page.locator("[role=slider]").getAttribute("aria-valuemax"));
}

/** Does something, and waits until the match has gone on. */
export async function untilPlayed(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await moves(page);
  await act();
  await expect.poll(() => moves(page), { intervals: [20, 50, 100] }).toBeGreaterThan(before);
}

/** Plays on until the match is over, or for so many decisions; answers how many were made. */
export async function playOn(page: Page, hand: Hand, decisions = Number.POSITIVE_INFINITY): Promise<number> {
  for (let made = 0; ; made += 1) {
    const asked = await nextQuestion(page);
    if (asked === "over" || made >= decisions) return made;
    await untilPlayed(page, () => answer(page, hand, asked));
  }
}

type Question = "over" | "end" | "location" | "tile";

/** Waits until this person is asked something, or the match is over. */
async function nextQuestion(page: Page): Promise<Question> {
  const location = page.locator("[data-field=location]");
  const end = endTurn(page).and(page.locator(":not([aria-disabled=true])"));
  await expect(resultOf(page).or(location).or(playableTiles(page)).or(end).first()).toBeVisible({ timeout: 60_000 });
  if (await resultOf(page).isVisible()) return "over";
  if (await location.isVisible()) return "location";
  // One tile a turn is enough for a test; whoever can end does.
  return (await end.count()) > 0 ? "end" : "tile";
}

async function answer(page: Page, hand: Hand, asked: Exclude<Question, "over">): Promise<void> {
  if (asked === "end") await press(page, endTurn(page), hand, "e");
  else if (asked === "location") await chooseLocation(page, hand);
  else await placeTile(page, hand);
}

async function placeTile(page: Page, hand: Hand): Promise<void> {
  const tile = playableTiles(page).first();
  if ((await tile.getAttribute("aria-pressed")) !== "true") {
    const number = (await tile.getAttribute("aria-keyshortcuts")) ?? "1";
    await press(page, tile, hand, number);
  }
  if (hand === "keys") await chooseCellByKeys(page);
  else await press(page, legalCells(page).first(), hand);
}

async function chooseCellByKeys(page: Page): Promise<void> {
  if (!(await hasFocus(page, "[data-cell]"))) await tabTo(page, "[data-cell]");
  await walkToLegalCell(page);
  await page.keyboard.press("Enter");
}

async function chooseLocation(page: Page, hand: Hand): Promise<void> {
  if (hand === "keys") {
    // Whoever placed the last tile by keys is still on the board.
    expect(await hasFocus(page, "[data-cell]")).toBe(true);
    return chooseCellByKeys(page);
  }
  const [x, y] = await visiblePlace(page);
  if (hand === "mouse") return page.mouse.click(x, y);
  // The first touch shows what it would do, the second does it.
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
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

async function press(page: Page, target: Locator, hand: Hand, key: string | null = null): Promise<void> {
  if (hand === "keys" && key !== null) await page.keyboard.press(key);
  else if (hand === "touch") await target.tap();
  else await target.click();
}
