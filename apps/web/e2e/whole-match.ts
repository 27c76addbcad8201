import type { Page } from "@playwright/test";
import type { StoredMatch } from "../src/match/local/order.ts";
import { expectNoAxeViolations } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { type Hand, resultOf } from "./player.ts";
import { sitDown } from "./positions.ts";
import { expect, expectNoScroll, test } from "./support.ts";
import { startMatch } from "./tables.ts";

interface WholeMatch {
  readonly game: string;
  /** Plays on until the match is over, or for so many decisions. */
  playOn(page: Page, hand: Hand, decisions?: number): Promise<unknown>;
  /** A position in the middle of a match, and one shortly before its end. */
  middle(): Promise<StoredMatch>;
  late(): Promise<StoredMatch>;
}

/** Whole matches against bots, by mouse, by keys and by touch, in windows that people have. */
export function wholeMatches({ game, playOn, middle, late }: WholeMatch): void {
  const playThrough = async (page: Page, hand: Hand) => {
    await startMatch(page, game, hand);
    await playOn(page, hand, 4);
    await expectNoScroll(page);
    await playOn(page, hand);
    await expect(resultOf(page)).toBeVisible();
    await expectNoScroll(page);
  };

  test.describe("at 1366×768", () => {
    test.use({ viewport: { width: 1366, height: 768 } });
    test("a whole match by mouse, to the result, without scrolling the page", ({ page }) => playThrough(page, "mouse"));
  });

  test.describe("at 1920×1080", () => {
    test.use({ viewport: { width: 1920, height: 1080 } });
    test("the beginning, the middle and the end by mouse, without scrolling the page", async ({ page }) => {
      await startMatch(page, game);
      await playOn(page, "mouse", 3);
      await expectNoScroll(page);
      await sitDown(page, middle());
      await playOn(page, "mouse", 3);
      await expectNoScroll(page);
      await sitDown(page, late());
      await playOn(page, "mouse");
      await expect(resultOf(page)).toBeVisible();
      await expectNoScroll(page);
    });
  });

  test("a whole match by keys alone, from the home page to the result", async ({ page }) => {
    await page.goto("/");
    await tabTo(page, `[data-game=${game}] button`);
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
      await playThrough(page, "touch");
      await expectNoAxeViolations(page);
    });
  });
}
