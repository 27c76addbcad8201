import { freshSeed } from "@gatehouse/testkit/samples";
import type { Page } from "@playwright/test";
import type { StoredMatch } from "../src/match/local/order.ts";
import { expectNoAxeViolations } from "./axe.ts";
import { type Hand, resultOf } from "./player.ts";
import { asksFor, positionOf, QUARTET, sitDown } from "./positions.ts";
import { expect, expectNoScroll, test } from "./support.ts";
import { startMatch } from "./tables.ts";

/** The windows that people have. */
export const LAPTOP = { viewport: { width: 1366, height: 768 } };
export const SCREEN = { viewport: { width: 1920, height: 1080 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The longest that a whole match may take: ten times what it takes where nothing else runs. */
const WHOLE_MS = 300_000;

interface Played {
  readonly game: string;
  /** Plays on until the match is over, or for so many decisions. */
  playOn(page: Page, hand: Hand, decisions?: number): Promise<unknown>;
}

interface Parts extends Played {
  /** A match that has just begun, if not from the home page. */
  begin?(page: Page, hand: Hand): Promise<unknown>;
  /** A position in the middle of a match, and one shortly before its end. */
  middle(): Promise<StoredMatch>;
  late(): Promise<StoredMatch>;
}

/** Whole matches against bots, by mouse, by keys and by touch; of each also the parts that every ring has time for. */
export function wholeMatches(parts: Parts): void {
  const { game, playOn } = parts;
  const playThrough = async (page: Page, hand: Hand) => {
    test.setTimeout(WHOLE_MS);
    await startMatch(page, game, hand);
    await playOn(page, hand, 4);
    await expectNoScroll(page);
    await playOn(page, hand);
    await expect(resultOf(page)).toBeVisible();
    await expectNoScroll(page);
  };

  matchesInParts(parts);
  test.describe("at 1920×1080", () => {
    test.use(SCREEN);
    test(BY_MOUSE, { tag: "@all" }, ({ page }) => playParts(page, "mouse", parts));
  });

  test.describe("at 1366×768", () => {
    test.use(LAPTOP);
    test("a whole match by mouse, to the result, without scrolling the page", { tag: "@all" }, ({ page }) =>
      playThrough(page, "mouse"),
    );
  });

  test("a whole match by keys alone, from the home page to the result", { tag: "@all" }, async ({ page }) => {
    test.setTimeout(WHOLE_MS);
    await startMatch(page, game, "keys");
    await playOn(page, "keys");
    await expectResultByKeys(page);
  });

  test.describe("on a phone", () => {
    test.use(PHONE);
    test("a whole match by touch, without scrolling the page", { tag: "@all" }, async ({ page }) => {
      await playThrough(page, "touch");
      await expectNoAxeViolations(page);
    });
  });

  matchesWithLuck(parts);
}

const BY_MOUSE = "the beginning, the middle and the end by mouse, without scrolling the page";

/** What every ring sees of a match in the browser; whole ones are played in Node, see `apps/web/test/match`. */
export function matchesInParts(parts: Parts): void {
  test.describe("at 1366×768", () => {
    test.use(LAPTOP);
    test(BY_MOUSE, ({ page }) => playParts(page, "mouse", parts));
  });

  test("the beginning, the middle and the end by keys alone", async ({ page }) => {
    await playParts(page, "keys", parts);
    await expectResultByKeys(page);
  });

  test.describe("on a phone", () => {
    test.use(PHONE);
    test("the beginning, the middle and the end by touch, without scrolling the page", async ({ page }) => {
      await playParts(page, "touch", parts);
      await expectNoAxeViolations(page);
    });
  });
}

async function playParts(page: Page, hand: Hand, { game, begin, playOn, middle, late }: Parts): Promise<void> {
  await (begin ? begin(page, hand) : startMatch(page, game, hand));
  await playOn(page, hand, 3);
  await expectNoScroll(page);
  await sitDown(page, middle());
  await playOn(page, hand, 2);
  await expectNoScroll(page);
  await sitDown(page, late());
  await playOn(page, hand);
  await expect(resultOf(page)).toBeVisible();
  await expectNoScroll(page);
}

/** Who plays by keys is at the result at once, and leaves it by one. */
async function expectResultByKeys(page: Page): Promise<void> {
  await expect(resultOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(resultOf(page)).toBeHidden();
}

const HANDS = [
  ["mouse", LAPTOP],
  ["keys", LAPTOP],
  ["touch", PHONE],
] as const;

/** Whole matches that nobody has seen yet; their luck comes from the seed of the run. */
export function matchesWithLuck({ game, playOn }: Played): void {
  for (const [hand, device] of HANDS)
    test.describe(`with the luck of the day, by ${hand}`, () => {
      test.use(device);
      for (const seats of [2, 3, 4])
        test(`a whole match with ${seats} seats, to the result`, { tag: "@long" }, async ({ page }) => {
          test.setTimeout(WHOLE_MS);
          const order = { ...QUARTET, game, players: QUARTET.players.slice(0, seats), seed: freshSeed(seats) };
          await sitDown(page, positionOf(order, asksFor(0)));
          await playOn(page, hand);
          await expect(resultOf(page)).toBeVisible();
          await expectNoScroll(page);
        });
    });
}
