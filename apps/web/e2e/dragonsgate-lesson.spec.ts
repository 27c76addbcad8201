import { PROFESSORS } from "@gatehouse/dragonsgate-college";
import type { Page } from "@playwright/test";
import { lesson } from "../src/boards/dragonsgate-college/lesson.ts";
import { legalSpots, playOn } from "./dragonsgate-player.ts";
import { moves } from "./player.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Where each thing is done that the lesson asks for: directly if the whole room is in sight, else through the gate. */
function waysOf(action: string, isWhole: boolean): readonly string[] {
  const [verb = "", what = "", where = ""] = action.split(" ");
  switch (verb) {
    case "return":
      return [`[data-person='professor ${PROFESSORS.findIndex(({ id }) => id === what)}']`];
    case "die":
      return [`[data-die=${what}]`];
    case "fees":
      return ["[data-gate=fees]", "[data-plate=collect-coins]"];
    case "dungeon":
      return isWhole ? ["[data-dungeon]"] : ["[data-gate=dungeon]", "[data-plate]"];
    case "build":
      return ["[data-gate=build]", `[data-build=${what}]`];
    case "place":
      return [`[data-square='${what.replace(/r\d$/, "")}']`];
    case "career":
      return isWhole
        ? [`[data-tile='${Number.parseInt(where, 10) - 1} wizard']`]
        : ["[data-gate=career]", `[data-choice='${Number.parseInt(where, 10) - 1} wizard']`];
    default:
      throw new Error(`the lesson asks for ${action}`);
  }
}

async function act(page: Page, action: string, isWhole: boolean): Promise<void> {
  if (action === "done") return page.getByRole("button", { name: /^Done/ }).click();
  for (const way of waysOf(action, isWhole)) await legalSpots(page, way).first().click();
  if (action.startsWith("career")) await page.locator("[data-verb=career]").click();
}

for (const [device, viewport, tag] of [
  ["a laptop", { width: 1366, height: 768 }, []],
  ["a tablet", { width: 1024, height: 768 }, ["@all"]],
] as const)
  test.describe(`on ${device}`, { tag: [...tag] }, () => {
    test.use({ viewport });

    test("the lesson of Dragonsgate College is played to its end, and on as a match", async ({ page }) => {
      await page.goto("/learn");
      await page.getByRole("link", { name: /^Begin: Dragonsgate College/ }).click();
      const leaf = page.getByRole("region", { name: "Lesson" });
      const pages = lesson.beats.filter((beat) => !("play" in beat));
      for (const [index, beat] of pages.entries()) {
        await expect(leaf).toContainText(`${index + 1} of ${pages.length}`, { timeout: 30_000 });
        if ("ask" in beat && beat.ask === "dungeon")
          await expect(page.getByRole("heading", { name: "Your bonus action" })).toBeVisible();
        if ("ask" in beat) await act(page, beat.action, viewport.width > 1100);
        else if (index < pages.length - 1) await leaf.getByRole("button", { name: "Next" }).click();
      }
      const before = await moves(page);
      await leaf.getByRole("button", { name: "Play on" }).click();
      await page.waitForURL("**/table/*");
      await playOn(page, "mouse", 2);
      expect(await moves(page)).toBeGreaterThan(before);
    });
  });

test("the lesson points at what it asks for, and something else is refused", async ({ page }) => {
  await page.goto("/learn/dragonsgate-college");
  const leaf = page.getByRole("region", { name: "Lesson" });
  await leaf.getByRole("button", { name: "Next" }).click();
  await expect(leaf).toContainText("Your turn: do it on the board.");
  await expect(page.locator("[data-hinted]").first()).toContainText("Tutor of Brawn");
  await legalSpots(page, ":not([data-hinted])").first().click();
  await expect(page.getByText("The lesson asks for something else").first()).toBeVisible();
  expect(await moves(page)).toBe(0);
});
