import type { Page } from "@playwright/test";
import { lesson } from "../src/boards/dragon-island/lesson.ts";
import { playOn } from "./dragon-island-player.ts";
import { takeLesson } from "./lessons.ts";
import { test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Does what a lesson asks for, given in notation, where it is pointed at. */
async function act(page: Page, action: string): Promise<void> {
  const [verb = "", ...rest] = action.split(" ");
  const place = rest.join(" ");
  switch (verb) {
    case "return":
    case "treasure":
      return page.locator("[data-map][data-hinted]").click();
    case "place": {
      const [face = "", hex = ""] = place.split("@");
      // People count from 1.
      const tile = Number(face.slice(0, -1)) - 1;
      await page.locator(`[data-hand-tile="${tile}"]`).click({ position: { x: 20, y: 40 } });
      if (face.endsWith("b")) await page.keyboard.press("f");
      return page.locator(`[data-cell="${hex}"]`).click();
    }
    case "tower":
    case "move":
      return page.locator(`[data-cell="${place}"]`).click();
    case "end-turn":
      return page.getByRole("button", { name: "End turn" }).click();
    default:
      return page.locator("[data-petal][data-hinted]").click();
  }
}

test("the lesson of Dragon Island is played to its end, and on as a match", async ({ page }) => {
  await takeLesson(page, { name: /^Begin: Dragon Island/, lesson, act, playOn });
});
