import { expectAccessible } from "./axe.ts";
import { playOn } from "./dragon-island-player.ts";
import { asked, type IslandQuestion, islandPosition } from "./dragon-island-positions.ts";
import { resultOf } from "./player.ts";
import { keep, sitDown } from "./positions.ts";
import { expectNoShift, watchShifts } from "./shifts.ts";
import { chooseSettings, expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const theEnd = ({ actions }: IslandQuestion) => actions.length === 0;

for (const [device, use] of [
  ["a laptop", { viewport: { width: 1366, height: 768 } }],
  ["a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(use);

    for (const [name, isThere] of [
      ["placing", asked(14, "place-tile")],
      ["moving", asked(14, "move-wizard", "choose-dragons")],
      ["facing dragons", asked(10, "capture-dragons")],
      ["building", asked(12, "build")],
      ["paying", asked(12, "pay-energy")],
      ["telekinesis", asked(10, "use-telekinesis")],
      ["choosing maps", asked(8, "return-map")],
      ["the result", theEnd],
    ] as const)
      test(`axe finds nothing while ${name}`, async ({ page }) => {
        await sitDown(page, islandPosition(isThere));
        if (isThere === theEnd) await expect(resultOf(page)).toBeVisible();
        else await expect(page.locator("[data-legal], [data-paid]").first()).toBeVisible();
        await expectAccessible(page);
      });

    test("axe finds nothing in the lesson, the rules and the components", async ({ page }) => {
      for (const path of ["/learn/dragon-island", "/rules/dragon-island", "/components/dragon-island"]) {
        await page.goto(path, { waitUntil: "networkidle" });
        await expectAccessible(page);
      }
    });

    test("nothing jumps while the table is opened and played at", async ({ page }) => {
      await watchShifts(page);
      const [path = ""] = await keep(page, await islandPosition(asked(12, "place-tile")));
      await page.goto(path);
      await playOn(page, device === "a phone" ? "touch" : "mouse", 6);
      await expectNoShift(page);
    });

    for (const language of ["es", "de"])
      test(`no text is cut off or missing in ${language}`, async ({ page }) => {
        await chooseSettings(page, { language });
        for (const wanted of [asked(14, "place-tile"), asked(12, "build"), asked(12, "pay-energy")]) {
          await sitDown(page, islandPosition(wanted));
          await expect(page.locator("[data-legal], [data-paid]").first()).toBeVisible();
          await expect(page.getByText(/\bdi\.[a-z]/)).toHaveCount(0);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide).toBe(0);
        }
      });
  });
