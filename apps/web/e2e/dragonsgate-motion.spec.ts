import type { Page } from "@playwright/test";
import { legalSpots, playOn } from "./dragonsgate-player.ts";
import { untilPlayed } from "./player.ts";
import { asksFor, COLLEGE, positionOf, sitDown } from "./positions.ts";
import { expectNoShift, watchShifts } from "./shifts.ts";
import { expect, test } from "./support.ts";

declare global {
  var flown: string[];
}

/** Notes which pieces are set in motion, from the first moment of the page. */
async function watchFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.flown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...way) {
      globalThis.flown.push(this.getAttribute("data-piece") ?? "goods");
      return animate.apply(this, way);
    };
  });
}

function flights(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => globalThis.flown);
}

const drafting = positionOf(COLLEGE, asksFor(60, "take-die"));

/** Takes a die and acts with it, until the next decision of this person. */
async function actOnce(page: Page): Promise<void> {
  await sitDown(page, drafting);
  await untilPlayed(page, () => legalSpots(page, "[data-die]").first().click());
  await playOn(page, "mouse", 2);
}

for (const [device, viewport, tag] of [
  ["a laptop", { width: 1366, height: 768 }, []],
  ["a tablet", { width: 1024, height: 768 }, ["@all"]],
  ["a phone", { width: 390, height: 844 }, []],
] as const)
  test.describe(`on ${device}`, { tag: [...tag] }, () => {
    test.use({ viewport });

    test("a die flies from the courtyard to the ribbon, and nothing jumps while others act", async ({ page }) => {
      await watchFlights(page);
      await watchShifts(page);
      await actOnce(page);
      await expect.poll(async () => (await flights(page)).some((piece) => piece.includes("active"))).toBe(true);
      await playOn(page, "mouse", 2);
      await expectNoShift(page);
    });
  });

test("people fly into the house, goods to whoever gets them", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await watchFlights(page);
  await sitDown(page, positionOf(COLLEGE, asksFor(20, "take-apprentice")));
  const person = legalSpots(page, "[data-person^=apprentice]").first();
  const name = await person.getAttribute("data-person");
  await untilPlayed(page, () => person.click());
  await expect.poll(() => flights(page)).toContain(name);
  await playOn(page, "mouse", 4);
  await expect.poll(() => flights(page)).toContain("goods");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing flies", async ({ page }) => {
    await watchFlights(page);
    await actOnce(page);
    expect(await flights(page)).toEqual([]);
  });
});
