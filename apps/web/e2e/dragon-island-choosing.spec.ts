import type { Locator, Page } from "@playwright/test";
import type { MatchOrder } from "../src/match/local/order.ts";
import { legalHexes, legalPetals } from "./dragon-island-player.ts";
import { asked, type IslandQuestion, islandPosition } from "./dragon-island-positions.ts";
import { moves, untilPlayed } from "./player.ts";
import { asksFor, positionOf, sitDown } from "./positions.ts";
import { expectReason, expectReasons } from "./reasons.ts";
import { chooseSettings, expect, test } from "./support.ts";

declare global {
  var clicks: number;
}

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1366, height: 768 } });

const placing = islandPosition(asked(14, "place-tile"));
const moving = islandPosition(asked(14, "move-wizard", "choose-dragons"));
const building = islandPosition(asked(12, "build"));
const paying = islandPosition(asked(12, "pay-energy"));

function hexAt(page: Page, key: string | null): Locator {
  return page.locator(`[data-cell="${key}"]`);
}

const outlook = (page: Page) => page.locator("[data-outlook]");

test("a tile is shown on its space with what it gives, turned over, and placed", async ({ page }) => {
  await sitDown(page, placing);
  const before = await moves(page);
  const space = hexAt(page, await legalHexes(page).first().getAttribute("data-cell"));
  await space.hover();
  await expect(page.locator("[data-ghost]")).toBeVisible();
  await expect(outlook(page)).toContainText(/here gives/i);
  await expect(page.locator("[data-stock] em").first()).toHaveText(/^\+\d$/);
  const up = page.locator("[data-hand-tile][data-chosen]");
  const front = await up.getAttribute("aria-label");
  await page.keyboard.press("f");
  await expect(up).not.toHaveAttribute("aria-label", front ?? "");
  await expect(page.locator("[data-ghost]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(up).toHaveAttribute("aria-label", front ?? "");
  expect(await moves(page)).toBe(before);
  const tiles = await page.locator("[data-hand-tile]").count();
  await untilPlayed(page, () => space.click());
  await expect(page.locator("[data-hand-tile]")).toHaveCount(tiles - 1);
});

test("closed screens hide what the others have", async ({ page }) => {
  const order: MatchOrder = {
    game: "dragon-island",
    options: { screens: "closed" },
    players: [
      { name: "Ann", bot: null },
      { name: "Casimir", bot: "student" },
    ],
    seed: 7,
  };
  await sitDown(page, positionOf(order, asksFor(12, "place-tile")));
  await expect(page.getByText("behind the screen")).toBeVisible();
  await expect(page.locator("[data-stock]").first()).toBeVisible();
});

test("the other side of a tile is chosen by pressing it", async ({ page }) => {
  await sitDown(page, placing);
  const back = page.locator("[data-hand-back]").first();
  const name = (await back.getAttribute("aria-label"))?.replace("Turn over: ", "") ?? "";
  await back.click();
  await expect(page.locator("[data-hand-tile][data-chosen]")).toHaveAttribute("aria-label", name);
});

test("an expert ends a turn in four clicks", async ({ page }) => {
  const isAwayFromKeep = ({ view, types }: IslandQuestion) =>
    view.tiles.length > 8 && types.has("place-tile") && view.seats[0]?.tile !== 0;
  await sitDown(page, islandPosition(isAwayFromKeep));
  await page.evaluate(() => {
    globalThis.clicks = 0;
    addEventListener("click", () => (globalThis.clicks += 1), true);
  });
  await untilPlayed(page, () => legalHexes(page).first().click());
  // To the Keep, if no dragon is on the way: it always has something to do.
  await untilPlayed(page, () => hexAt(page, "0,0").click());
  await untilPlayed(page, () => legalPetals(page).first().click());
  await untilPlayed(page, () => page.getByRole("button", { name: /^End turn/ }).click());
  await expect(page.locator("[aria-current=step]")).not.toContainText("Draw a tile");
  expect(await page.evaluate(() => globalThis.clicks)).toBe(4);
});

/** From the middle of something to the middle of something else. */
async function betweenMiddles(from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("nothing to drag, or nowhere to drag it to");
  // At the left of a tile in hand: on its right lies the button that turns it over.
  return [
    { x: start.x + 20, y: start.y + start.height / 2 },
    { x: end.x + end.width / 2, y: end.y + end.height / 2 },
  ] as const;
}

test("a tile is dragged from the hand to the island, or let go without effect", async ({ page }) => {
  await sitDown(page, placing);
  const tile = page.locator("[data-hand-tile]").last();
  const before = await moves(page);
  const [from, sea] = await betweenMiddles(tile, hexAt(page, "0,0"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(sea.x, sea.y, { steps: 4 });
  await expect(page.locator("[data-dragged]")).toBeVisible();
  await page.mouse.up();
  await expect(page.locator("[data-dragged]")).toHaveCount(0);
  expect(await moves(page)).toBe(before);
  await expect(tile).toHaveAttribute("aria-pressed", "true");
  const [, space] = await betweenMiddles(tile, legalHexes(page).first());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(space.x, space.y, { steps: 4 });
  // Over a space that it may go to, the island shows it and what it would give.
  await expect(page.locator("[data-ghost]")).toBeVisible();
  await expect(outlook(page)).toContainText(/here gives/i);
  const tiles = await page.locator("[data-hand-tile]").count();
  await untilPlayed(page, () => page.mouse.up());
  await expect(page.locator("[data-hand-tile]")).toHaveCount(tiles - 1);
});

test("why not: by hover, with the rule and a link to its clause", async ({ page }) => {
  await sitDown(page, placing);
  await hexAt(page, "0,0").hover();
  await expectReason(page, /already a tile/);
  await page.getByRole("tooltip").getByRole("link").click();
  await expect(page.getByRole("dialog", { name: "Rules" }).locator("[data-cited]")).toBeVisible();
});

test("everything that cannot be chosen says why, also when it is pressed in vain", async ({ page }) => {
  await sitDown(page, placing);
  const refused = page.locator("[data-cell]:not([data-legal]), [data-map]:not([data-legal])");
  await expectReasons(page, refused);
});

test("what cannot be built says why, and the verb that has to wait, too", async ({ page }) => {
  await sitDown(page, building);
  const petal = page.locator("[data-petal][aria-disabled=true]").first();
  if ((await petal.count()) > 0) {
    await petal.dispatchEvent("click");
    await expectReason(page, /\w+ \w+/);
  }
  await sitDown(page, placing);
  await page.getByRole("button", { name: /^End turn/ }).hover();
  await expectReason(page, /Too early/);
});

test("a goal tells the way and what waits there", async ({ page }) => {
  await sitDown(page, moving);
  await expect(page.locator("[data-way]")).toHaveCount(await legalHexes(page).count());
  await legalHexes(page).first().hover();
  await expect(page.locator("[data-ghost]")).toBeVisible();
  await expect(outlook(page)).toContainText(/step|Teleport|Fly/);
});

test("dragons are moved before the wizard: by key, by the path, and back again", async ({ page }) => {
  await sitDown(page, moving);
  const driving = page.getByRole("button", { name: /^Move dragons/ });
  await expect(driving).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("d");
  await expect(page.getByRole("heading", { name: "Move dragons" })).toBeVisible();
  await driving.click();
  await expect(driving).toHaveAttribute("aria-pressed", "false");
  await driving.click();
  await untilPlayed(page, () => legalHexes(page).first().click());
  await expect(page.getByRole("heading", { name: "Send the dragons" })).toBeVisible();
  await legalHexes(page).first().hover();
  await expect(page.locator("[data-ghost]")).toBeVisible();
  await untilPlayed(page, () => legalHexes(page).first().click());
  await expect(page.locator("[aria-current=step]")).toContainText("Move your wizard");
});

test("of several dragons some can stay", async ({ page }) => {
  const isHerd = ({ view, types, actions }: IslandQuestion) => {
    const from = view.pending.at(-1);
    const there = from?.type === "dragons" ? view.dragons.flat().filter((tile) => tile === from.from).length : 0;
    return types.has("move-dragons") && there > 1 && actions.length > 0 && (view.seats[0]?.stock[4] ?? 0) > 1;
  };
  await sitDown(page, islandPosition(isHerd));
  const first = page.locator("[data-petal^=dragon]").first();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await first.click();
  await expect(page.locator("[data-petal^=dragon][aria-pressed=false]")).toHaveCount(1);
});

test("a payment is proposed, changed, and made", async ({ page }) => {
  await sitDown(page, paying);
  const paid = page.locator("[data-paid]");
  const sum = async () => (await paid.allTextContents()).reduce((all, text) => all + Number(text), 0);
  const [cost] = /\d+/.exec((await page.getByRole("heading", { name: /^Pay/ }).textContent()) ?? "") ?? [];
  expect(await sum()).toBe(Number(cost));
  const before = await paid.allTextContents();
  for (const more of await page.getByRole("button", { name: /^One more of/ }).all()) await more.click();
  expect(await sum()).toBe(Number(cost));
  expect(await paid.allTextContents()).not.toEqual(before);
  await untilPlayed(page, () => page.keyboard.press("e"));
  await expect(page.getByRole("heading", { name: /^Pay/ })).toBeHidden();
});

test("a treasure is dug up by pressing its map", async ({ page }) => {
  await sitDown(page, islandPosition(asked(10, "play-map")));
  const map = page.locator("[data-map][data-legal]").first();
  await map.hover();
  await expect(outlook(page)).toContainText(/\+\d/);
  await untilPlayed(page, () => map.click());
  await expect(page.locator("[aria-live=polite]").first()).toContainText(/finds/);
});

test("a hint points at the place", async ({ page }) => {
  await sitDown(page, placing);
  await page.keyboard.press("h");
  const hint = page.getByRole("complementary", { name: "Hint" });
  await expect(hint).toContainText(/\w+/);
  await hint.getByRole("button", { name: "Show the move" }).click();
  await expect(page.locator("[data-mark=hinted]")).toHaveCount(1);
});

test("with “after a second press” a choice is proposed, and dropped by Esc", async ({ page }) => {
  await chooseSettings(page, { sending: "confirm" });
  await sitDown(page, placing);
  const before = await moves(page);
  await legalHexes(page).first().click();
  await expect(page.getByRole("heading", { name: "Do this?" })).toBeVisible();
  await expect(page.locator("[data-ghost]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Do this?" })).toBeHidden();
  expect(await moves(page)).toBe(before);
});

test("the text board has the island and all choices", async ({ page }) => {
  await sitDown(page, placing);
  await page.keyboard.press("t");
  await expect(page.getByRole("region", { name: "Text board" })).toContainText("Keep");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the first touch shows, the button does it", async ({ page }) => {
    await sitDown(page, islandPosition(asked(5, "place-tile")));
    const before = await moves(page);
    await page.locator("[data-cell='0,0']").scrollIntoViewIfNeeded();
    const box = await legalHexes(page).nth(1).boundingBox();
    if (!box) throw new Error("no space");
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(outlook(page)).toBeVisible();
    expect(await moves(page)).toBe(before);
    await untilPlayed(page, () => page.getByRole("button", { name: "Place", exact: true }).tap());
  });

  test("a finger drags a tile onto the island", async ({ page }) => {
    await sitDown(page, islandPosition(asked(5, "place-tile")));
    const tile = page.locator("[data-hand-tile]").first();
    const [from, to] = await betweenMiddles(tile, legalHexes(page).nth(1));
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", point?: { readonly x: number; readonly y: number }) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [{ ...point }] : [] });
    await touch("touchStart", from);
    await touch("touchMove", { x: from.x, y: from.y - 40 });
    await touch("touchMove", to);
    await expect(page.locator("[data-ghost]")).toBeVisible();
    await untilPlayed(page, async () => {
      await touch("touchEnd");
    });
  });

  test("whatever can be touched is large enough", async ({ page }) => {
    for (const position of [placing, moving, building, paying]) {
      await sitDown(page, position);
      await page.waitForTimeout(500);
      const small = await page.evaluate(() => {
        const targets = document.querySelectorAll(
          "main button, [data-cell][data-legal], [data-petal][data-legal], [data-map][data-legal]",
        );
        return [...targets].flatMap((target) => {
          const { width, height } = target.getBoundingClientRect();
          const isShown = target.checkVisibility() && width > 0;
          return isShown && Math.min(width, height) < 44 - 0.5
            ? [`${target.outerHTML.slice(0, 160)} ${width}×${height}`]
            : [];
        });
      });
      expect(small).toEqual([]);
    }
  });
});
