import { BUILDINGS } from "@gatehouse/dragonsgate-college";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { legalSpots, playOn } from "./dragonsgate-player.ts";
import { tabTo } from "./keyboard.ts";
import { type Hand, resultOf, untilPlayed } from "./player.ts";
import {
  type Asked,
  asksFor,
  CAREERS_COLLEGE,
  COLLEGE,
  COLLEGE_DUEL,
  COSTLY_COLLEGE,
  carelessly,
  lastDecisionOf,
  NARROW_COLLEGE,
  positionOf,
  sitDown,
} from "./positions.ts";
import { expect, expectNoScroll, test } from "./support.ts";
import { LAPTOP, matchesInParts, matchesWithLuck, PHONE, SCREEN } from "./whole-match.ts";

// Bots need no pauses here, and nothing has to be waited for that only moves.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const DRAFTED = { ...COLLEGE_DUEL, options: { boards: "b-drafted" } };

const parts = {
  game: "dragonsgate-college",
  playOn,
  begin: (page: Page, hand: Hand) =>
    // Boards are drafted here by keys.
    sitDown(
      page,
      hand === "keys" ? positionOf(DRAFTED, asksFor(0, "choose-board")) : positionOf(COLLEGE_DUEL, asksFor(0)),
    ),
  middle: () => positionOf(COLLEGE, asksFor(60, "take-die")),
  late: () => lastDecisionOf(COLLEGE_DUEL),
};

matchesInParts(parts);
matchesWithLuck(parts);

test.describe("on a laptop", () => {
  test.use(LAPTOP);

  test("a whole match by mouse, to the result, without scrolling the page", { tag: "@all" }, async ({ page }) => {
    await parts.begin(page, "mouse");
    await playOn(page, "mouse", 4);
    await expectNoScroll(page);
    await playOn(page, "mouse");
    await expect(resultOf(page)).toBeVisible();
    await expectNoScroll(page);
  });

  test("a whole match by keys, with drafted boards", { tag: "@all" }, async ({ page }) => {
    await parts.begin(page, "keys");
    await playOn(page, "keys");
    await expect(resultOf(page)).toBeVisible();
  });

  test("a die that is looked at lights the gates that it opens, and says who acts after", async ({ page }) => {
    await sitDown(page, positionOf(COLLEGE, asksFor(60, "take-die")));
    await expect(page.locator("[data-gate]:is([data-light=lit], [data-light=imps])")).toHaveCount(0);
    await legalSpots(page, "[data-die]").first().hover();
    await expect(page.locator("[data-gate]:is([data-light=lit], [data-light=imps])").first()).toBeVisible();
    await expect(legalSpots(page, "[data-gate]")).toHaveCount(0);
  });

  for (const [die, sentence] of [
    ["red", "Nobody acts with it after you."],
    ["white", "Nobody acts with it after you."],
    ["blue", "Then Casimir may act with it too."],
    ["black", "Then everybody else may act with it, one after another."],
  ] as const)
    test(`a ${die} die that is looked at announces who acts after`, async ({ page }) => {
      const isThere = ({ types, actions }: Asked) =>
        types.has("take-die") && [...actions].some((action) => action.startsWith(`die ${die}`));
      await sitDown(page, positionOf(COLLEGE, isThere));
      await legalSpots(page, `[data-die^=${die}]`).first().hover();
      await expect(page.locator("[data-zone=ribbon]")).toContainText(sentence);
    });

  test("the market is filtered by size and by what a building gives, and nothing moves", async ({ page }) => {
    await sitDown(page, positionOf(COLLEGE_DUEL, asksFor(0, "build")));
    await page.keyboard.press("6");
    const lit = page.locator("[data-build]:not([data-quiet])");
    await expect(lit).toHaveCount(BUILDINGS.length);
    const before = await lit.last().boundingBox();
    await page.getByRole("button", { name: "Two squares" }).click();
    await expect(lit).toHaveCount(BUILDINGS.filter(({ shape }) => shape === "pair").length);
    await page.getByRole("button", { name: "Sorcery", exact: true }).click();
    await expect(page.locator("[data-size='2'] [data-build=laboratory]:not([data-quiet])")).toHaveCount(1);
    await expect(page.locator("[data-build=fencing-range]")).toHaveAttribute("data-quiet");
    await page.getByRole("button", { name: "Two squares" }).click();
    await page.getByRole("button", { name: "Sorcery", exact: true }).click();
    await expect(lit).toHaveCount(BUILDINGS.length);
    expect(await lit.last().boundingBox()).toEqual(before);
  });

  test("maintenance is paid by everybody at the same time, each as he likes", async ({ page }) => {
    await sitDown(page, positionOf(COSTLY_COLLEGE, asksFor(0, "pay-maintenance")));
    await expect(page.getByRole("heading", { name: "Pay your maintenance" })).toBeVisible();
    await untilPlayed(page, () => legalSpots(page, "[data-plate=pay-maintenance]").first().click());
  });

  test("what cannot be chosen says why", async ({ page }) => {
    await sitDown(page, positionOf(COLLEGE, asksFor(60, "take-die")));
    await page.locator("[data-gate=build]").hover();
    await expect(page.getByRole("tooltip")).toContainText("First take a die.");
  });

  test("a building is previewed, turned and placed", async ({ page }) => {
    await sitDown(page, positionOf(COLLEGE, asksFor(20, "build")));
    await page.keyboard.press("6");
    await legalSpots(page, "[data-build]").last().click();
    await legalSpots(page, "[data-square]").first().hover();
    await expect(page.locator("[data-building][data-ghost]")).toBeVisible();
    const before = await page.locator("[data-own] [data-building]:not([data-ghost])").count();
    await legalSpots(page, "[data-square]").first().click();
    await expect(page.locator("[data-own] [data-building]:not([data-ghost])")).toHaveCount(before + 1);
  });

  test("a building that fits only when it is turned comes turned", async ({ page }) => {
    const isTurned = ({ types, actions }: Asked) =>
      types.has("place-building") && [...actions].every((action) => !action.endsWith("r0"));
    await sitDown(page, positionOf(NARROW_COLLEGE, isTurned, carelessly));
    await expect(legalSpots(page, "[data-square]").first()).toBeVisible();
  });

  test("a building is dragged onto the grounds", async ({ page }) => {
    await sitDown(page, positionOf(COLLEGE, asksFor(20, "build")));
    await page.keyboard.press("6");
    const tile = await legalSpots(page, "[data-build]").first().boundingBox();
    if (!tile) throw new Error("no building to drag");
    await page.mouse.move(tile.x + 12, tile.y + 12);
    await page.mouse.down();
    await page.mouse.move(tile.x + 60, tile.y + 40, { steps: 4 });
    const square = await legalSpots(page, "[data-square]").first().boundingBox();
    if (!square) throw new Error("no square to drop it on");
    await page.mouse.move(square.x + 20, square.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator("[data-own] [data-building]:not([data-ghost])")).not.toHaveCount(0);
    await expect(legalSpots(page, "[data-square]")).toHaveCount(0);
  });

  test("the house of another is one key away", async ({ page }) => {
    await sitDown(page, positionOf(COLLEGE, asksFor(60, "take-die")));
    await page.keyboard.press("o");
    await expect(page.locator("[data-house='1']")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-house='0']")).toBeVisible();
  });

  test("arrow keys walk over the room, Tab from part to part", async ({ page }) => {
    await sitDown(page, positionOf(COLLEGE, asksFor(60, "take-die")));
    await tabTo(page, "[data-die]");
    await page.keyboard.press("ArrowUp");
    await expect(page.locator("[data-gate]:focus, [data-tower]:focus")).toHaveCount(1);
  });
});

for (const [size, device] of [
  ["a laptop", LAPTOP],
  ["a phone", PHONE],
] as const)
  test.describe(`axe on ${size}`, () => {
    test.use(device);

    for (const [moment, order, type] of [
      ["a draft", COLLEGE, "take-die"],
      ["an action", COLLEGE, "end-window"],
      ["a career", CAREERS_COLLEGE, "choose-career"],
    ] as const)
      test(`finds nothing at ${moment}`, async ({ page }) => {
        await sitDown(page, positionOf(order, asksFor(60, type)));
        if (type === "choose-career") await page.keyboard.press("9");
        await expectAccessible(page);
      });

    test("finds nothing while a building is placed", async ({ page }) => {
      await sitDown(page, positionOf(COLLEGE, asksFor(20, "build")));
      await page.keyboard.press("6");
      await expectAccessible(page);
      await legalSpots(page, "[data-build]").last().click();
      await legalSpots(page, "[data-square]").first().waitFor();
      await expectAccessible(page);
    });
  });

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a whole match by touch, without scrolling the page", { tag: "@all" }, async ({ page }) => {
    await parts.begin(page, "touch");
    await playOn(page, "touch", 4);
    await expectNoScroll(page);
    await playOn(page, "touch");
    await expect(resultOf(page)).toBeVisible();
    await expectNoScroll(page);
  });

  test("everything that can be chosen is large enough for a finger", async ({ page }) => {
    await sitDown(page, positionOf(COLLEGE, asksFor(60, "take-die")));
    await expectLargeSpots(page);
    await sitDown(page, positionOf(COLLEGE, asksFor(60, "end-window")));
    await expectLargeSpots(page);
  });
});

async function expectLargeSpots(page: Page): Promise<void> {
  await legalSpots(page).first().waitFor();
  const boxes = await legalSpots(page).evaluateAll((spots) =>
    spots.map((spot) => {
      const { width, height } = spot.getBoundingClientRect();
      return `${spot.getAttribute("aria-label")} ${Math.min(width, height) >= 44 ? "ok" : Math.min(width, height)}`;
    }),
  );
  expect(boxes.filter((box) => !box.endsWith("ok"))).toEqual([]);
}

test.describe("at 1920×1080", () => {
  test.use(SCREEN);

  test("the room fills the window without scrolling", async ({ page }) => {
    await sitDown(page, positionOf(COLLEGE, asksFor(60, "end-window")));
    await legalSpots(page).first().waitFor();
    await expectNoScroll(page);
  });
});
