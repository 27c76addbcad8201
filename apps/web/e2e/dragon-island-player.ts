import type { Locator, Page } from "@playwright/test";
import { hasFocus, tabTo, walkToLegalCell } from "./keyboard.ts";
import { answerQuestions, type Hand, placeInSight, press, pressPlace, resultOf } from "./player.ts";
import { expect } from "./support.ts";

const MAP = "[data-map][data-legal]";
/** Those that say which dragons go do nothing by themselves. */
const PETAL = "[data-petal][data-legal]:not([data-petal^=dragon])";
const CELL = "[data-cell][data-legal]";

/** The tiles and spaces that can be chosen now. */
export function legalHexes(page: Page): Locator {
  return page.locator(CELL);
}

/** What can be chosen around a tile now. */
export function legalPetals(page: Page): Locator {
  return page.locator(PETAL);
}

/** The verb that can be pressed now: to pay, or to end the turn. */
function readyVerb(page: Page): Locator {
  return page
    .getByRole("button", { name: /^(end turn|pay|terminar turno|pagar|zug beenden|zahlen)/i })
    .and(page.locator(":not([aria-disabled=true])"));
}

/** Plays on until the match is over, or for so many decisions; answers how many were made. */
export function playOn(page: Page, hand: Hand, decisions = Number.POSITIVE_INFINITY): Promise<number> {
  return answerQuestions(
    page,
    decisions,
    () => nextQuestion(page),
    (asked) => ANSWERS[asked](page, hand),
  );
}

type Question = "map" | "petal" | "hex" | "verb";

/** Waits until this person is asked something, or the match is over. */
async function nextQuestion(page: Page): Promise<Question | "over"> {
  const anything = page.locator(`${MAP}, ${PETAL}, ${CELL}`);
  await expect(resultOf(page).or(anything).or(readyVerb(page)).first()).toBeVisible({ timeout: 180_000 });
  if (await resultOf(page).isVisible()) return "over";
  if ((await page.locator(MAP).count()) > 0) return "map";
  if ((await page.locator(PETAL).count()) > 0) return "petal";
  return (await page.locator(CELL).count()) > 0 ? "hex" : "verb";
}

const ANSWERS: Readonly<Record<Question, (page: Page, hand: Hand) => Promise<void>>> = {
  map: async (page, hand) => {
    if (hand !== "keys") return press(page, page.locator(MAP).first(), hand);
    await tabTo(page, MAP);
    await page.keyboard.press("Enter");
  },
  petal: async (page, hand) => {
    if (hand !== "keys") return press(page, page.locator(PETAL).first(), hand);
    const letter = await page.locator(PETAL).first().getAttribute("aria-keyshortcuts");
    if (letter !== null) return page.keyboard.press(letter.toLowerCase());
    // Whoever moved by keys stands on what can be chosen next.
    if (!(await hasFocus(page, PETAL))) await page.keyboard.press("b");
    expect(await hasFocus(page, PETAL)).toBe(true);
    await page.keyboard.press("Enter");
  },
  hex: async (page, hand) => {
    if (hand === "keys") return chooseHexByKeys(page);
    await pressPlace(page, await visibleHex(page), hand);
  },
  verb: async (page, hand) => {
    await press(page, readyVerb(page).first(), hand, "e");
  },
};

async function chooseHexByKeys(page: Page): Promise<void> {
  if (!(await hasFocus(page, "[data-cell]"))) await page.keyboard.press("b");
  await walkToLegalCell(page);
  await page.keyboard.press("Enter");
}

/** The middle of some hex that nothing covers; on a phone the island is zoomed out until one is in sight. */
async function visibleHex(page: Page): Promise<readonly [x: number, y: number]> {
  for (let tries = 0; tries < 8; tries += 1) {
    const found = await placeInSight(page, CELL);
    if (found) return found;
    await page.keyboard.press("-");
    await page.waitForTimeout(250);
  }
  throw new Error("no hex that can be chosen comes into sight");
}
