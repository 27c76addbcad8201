import type { Locator, Page } from "@playwright/test";
import { hasFocus, tabTo, walkToLegalCell } from "./keyboard.ts";
import { answerQuestions, type Hand, placeInSight, press, pressPlace, resultOf, untilPlayed } from "./player.ts";
import { expect } from "./support.ts";

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

/** For whoever has nothing left but dragons, and nothing for them to burn. */
function giveUpDragon(page: Page): Locator {
  return page.getByRole("button", { name: /^(give up a dragon|renunciar a un dragón|drachen ablegen)/i });
}

/** Plays on until the match is over, or for so many decisions; answers how many were made. */
export function playOn(page: Page, hand: Hand, decisions = Number.POSITIVE_INFINITY): Promise<number> {
  return answerQuestions(
    page,
    decisions,
    () => nextQuestion(page),
    (asked) => answer(page, hand, asked),
  );
}

/** Places a tile and ends the turn. */
export async function takeTurn(page: Page): Promise<void> {
  await expect(playableTiles(page).first()).toBeVisible();
  await untilPlayed(page, () => placeTile(page, "mouse"));
  await untilPlayed(page, () => endTurn(page).click());
}

type Question = "discard" | "end" | "location" | "tile";

/** Waits until this person is asked something, or the match is over. */
async function nextQuestion(page: Page): Promise<Question | "over"> {
  const location = page.locator("[data-field=location]");
  const end = endTurn(page).and(page.locator(":not([aria-disabled=true])"));
  const discard = giveUpDragon(page);
  const anything = resultOf(page).or(location).or(playableTiles(page)).or(end).or(discard).first();
  await expect(anything).toBeVisible({ timeout: 180_000 });
  if (await resultOf(page).isVisible()) return "over";
  if (await location.isVisible()) return "location";
  if (await discard.isVisible()) return "discard";
  // One tile a turn is enough for a test; whoever can end does.
  return (await end.count()) > 0 ? "end" : "tile";
}

async function answer(page: Page, hand: Hand, asked: Question): Promise<void> {
  if (asked === "end") await press(page, endTurn(page), hand, "e");
  else if (asked === "discard") await press(page, giveUpDragon(page), hand, "d");
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
  const place = await placeInSight(page, "[data-cell][data-legal]", "[data-field]");
  if (!place) throw new Error("no place for a location is in sight");
  await pressPlace(page, place, hand);
}
