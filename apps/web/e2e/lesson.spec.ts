import type { Page } from "@playwright/test";
import { lesson } from "../src/boards/kings-gate/lesson.ts";
import { playOn } from "./kings-gate-player.ts";
import { takeLesson } from "./lessons.ts";
import { moves } from "./player.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Does what a lesson asks for, given in notation. */
async function act(page: Page, action: string): Promise<void> {
  const [, place = "", tile, cell = ""] = /^(?:location (\S+)|place R(.)@(\S+)|end-turn)$/.exec(action) ?? [];
  if (tile) {
    const name = new RegExp(`red ${tile === "D" ? "Dragon" : tile}`);
    const chosen = page.getByRole("button", { name, pressed: true }).and(page.locator("[data-hand-tile]"));
    if ((await chosen.count()) === 0)
      await page.locator("[data-hand-tile]").and(page.getByRole("button", { name })).first().click();
    await page.locator(`[data-cell="${cell}"]`).click();
  } else if (place) {
    const box = await page.locator(`[data-cell="${place}"]`).boundingBox();
    if (!box) throw new Error(`no place for a location at ${place}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  } else await page.getByRole("button", { name: "End turn" }).click();
}

test("the lesson of King's Gate is played to its end, and on as a match", async ({ page }) => {
  await takeLesson(page, { name: /^Begin: King’s Gate/, lesson, act, playOn });
});

test("a lesson points at what it asks for, and something else is refused", async ({ page }) => {
  await page.goto("/learn/kings-gate");
  const leaf = page.getByRole("region", { name: "Lesson" });
  await leaf.getByRole("button", { name: "Next" }).click();
  await expect(leaf).toContainText("Your turn: do it on the board.");
  await expect(page.locator("[data-hinted]").first()).toContainText("red 4");
  await act(page, "place R1@0,-1");
  await expect(page.getByText("The lesson asks for something else").first()).toBeVisible();
  expect(await moves(page)).toBe(0);
});
