import { playOn } from "./kings-gate-player.ts";
import { keep, positionOf, SOLO, turnFrom } from "./positions.ts";
import { expectNoShift, watchShifts } from "./shifts.ts";
import { expect, test } from "./support.ts";

// With everything that moves: what is announced by motion must not shift anything else.

for (const [device, viewport] of [
  ["a laptop", { width: 1366, height: 768 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("the home page does not jump, neither empty nor with matches", async ({ page }) => {
      await watchShifts(page);
      await page.goto("/", { waitUntil: "networkidle" });
      await expectNoShift(page);
      await keep(page, await positionOf(SOLO, turnFrom(40)));
      await page.goto("/matches", { waitUntil: "networkidle" });
      await expect(page.getByText("Your turn").first()).toBeVisible();
      // As the next visit is: what is kept is known.
      await page.goto("/", { waitUntil: "networkidle" });
      await expect(page.getByText("Your turn").first()).toBeVisible();
      await expectNoShift(page);
    });

    test("the table does not jump while it is opened and played at", async ({ page }) => {
      await watchShifts(page);
      const [path = ""] = await keep(page, await positionOf(SOLO, turnFrom(30)));
      await page.goto(path);
      // Two turns, and between them a new location.
      await playOn(page, "mouse", 4);
      const location = page.getByText("Wizard's Tower");
      // How soon it comes is up to the bots as well.
      for (let more = 0; more < 5 && (await location.count()) === 0; more += 1) await playOn(page, "mouse", 1);
      await expect(location.first()).toBeAttached();
      await expectNoShift(page);
    });
  });
