import type { Locator, Page } from "@playwright/test";
import { tabTo } from "./keyboard.ts";
import { endTurn, legalCells, playableTiles } from "./kings-gate-player.ts";
import { moves, placeInSight, untilPlayed } from "./player.ts";
import { locationFrom, positionOf, QUARTET, SOLO, sitDown, turnBegunFrom, turnFrom } from "./positions.ts";
import { expectReason, expectReasons } from "./reasons.ts";
import { chooseSettings, expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1366, height: 768 } });

// The Wizard's Tower lies on (-3,0): west of it is a free space, east of it somebody's Barracks, which nothing covers.
const position = positionOf(SOLO, turnFrom(40));
const FREE = "-4,0";
const BARRACKS = "-1,0";

/** Longer than a reason stays when a mouse has gone. */
const LINGER_MS = 600;

function cellAt(page: Page, place: string): Locator {
  return page.locator(`[data-cell="${place}"]`);
}

function hand(page: Page): Locator {
  return page.getByRole("list", { name: "Your tiles" }).getByRole("button");
}

/** What would lie there, and how everybody would stand. */
async function expectPreview(page: Page): Promise<void> {
  await expect(page.locator("[data-ghost]")).toBeVisible();
  await expect(page.locator("[data-ahead]")).toContainText(/Wizard's Tower then/i);
}

test("a tile is dragged to a space; dropped elsewhere it goes back to the hand", async ({ page }) => {
  await sitDown(page, position);
  const tile = await hand(page).first().boundingBox();
  const goal = await cellAt(page, FREE).boundingBox();
  if (!tile || !goal) throw new Error("nothing to drag");
  const drag = async (to: { readonly x: number; readonly y: number }) => {
    await page.mouse.move(tile.x + 30, tile.y + 30);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 6 });
  };
  const before = await moves(page);
  await drag({ x: 400, y: 80 });
  await page.mouse.up();
  expect(await moves(page)).toBe(before);
  await expect(hand(page)).toHaveCount(6);
  await untilPlayed(page, async () => {
    await drag(goal);
    await expectPreview(page);
    await page.mouse.up();
  });
  await expect(cellAt(page, FREE)).toHaveAccessibleName(/^red 4 \(Merchant Houses\), Ann/);
  await expect(hand(page)).toHaveCount(5);
});

test("why not: by hover, with the rule and a link to its clause", async ({ page }) => {
  await sitDown(page, position);
  await hand(page).first().click();
  await cellAt(page, BARRACKS).hover();
  await expectReason(page, /Barracks.*never covered or burnt/);
  const clause = page.getByRole("tooltip").getByRole("link");
  const number = (await clause.textContent()) ?? "";
  await clause.click();
  const rules = page.getByRole("dialog", { name: "Rules" });
  await expect(rules.locator("[data-cited]")).toContainText(number);
  await page.keyboard.press("Escape");
  await expect(rules).toBeHidden();
  await expect(hand(page).first()).toHaveAttribute("aria-pressed", "true");
});

test("why not: by focus, and it is said", async ({ page }) => {
  await sitDown(page, position);
  await tabTo(page, "[data-cell]");
  await page.keyboard.press("End");
  await expectReason(page, /is not one of the 10 spaces around/);
  await expect(page.locator("[aria-live=polite]").first()).toContainText("is not one of the 10 spaces around");
  await page.keyboard.press("r");
  await expect(page.getByRole("dialog", { name: "Rules" }).locator("[data-cited]")).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("what keys come to is in sight, also where the city is larger than the screen", async ({ page }) => {
    await sitDown(page, positionOf(SOLO, locationFrom(60)));
    await tabTo(page, "[data-cell]");
    for (const key of ["End", "ArrowUp", "Home", "ArrowDown"]) {
      await page.keyboard.press(key);
      await expect(page.locator("[data-cell]:focus")).toBeInViewport({ ratio: 1 });
      await expect(page.locator("[data-ghost]")).toBeVisible();
    }
  });

  test("why not: by a long press", async ({ page, context }) => {
    await sitDown(page, position);
    await hand(page).first().tap();
    const box = await cellAt(page, BARRACKS).boundingBox();
    if (!box) throw new Error("no such cell");
    const touch = await context.newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await expectReason(page, /Barracks.*never covered or burnt/);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // It stays when the finger has gone, so that it can be read and the clause in it pressed.
    await page.waitForTimeout(LINGER_MS);
    await page.getByRole("tooltip").getByRole("link").tap();
    const rules = page.getByRole("dialog", { name: "Rules" });
    await expect(rules.locator("[data-cited]")).toBeInViewport();
    await rules.getByRole("button", { name: "Close" }).tap();
    await expect(rules).toBeHidden();
    await hand(page).first().tap();
    await expect(page.getByRole("tooltip")).toBeHidden();
  });
});

test("everything that cannot be chosen says why, also when it is pressed in vain", async ({ page }) => {
  await sitDown(page, positionOf(SOLO, turnBegunFrom(40)));
  const refused = page.locator("[data-cell]:not([data-legal]), [data-hand-tile][aria-disabled=true]");
  await expectReasons(page, refused);
});

test("the verb that has to wait says why, too", async ({ page }) => {
  await sitDown(page, position);
  await endTurn(page).hover();
  await expectReason(page, /Place at least 1 tile/);
  await expect(endTurn(page)).toHaveAccessibleDescription("place a tile first");
});

test("a ghost and the standing to come are shown on hover and on focus, before anything is sent", async ({ page }) => {
  await sitDown(page, position);
  const before = await moves(page);
  await page.keyboard.press("1");
  await expect(page.locator("[data-ghost]")).toHaveCount(0);
  await cellAt(page, FREE).hover();
  await expectPreview(page);
  await page.mouse.move(2, 300);
  await expect(page.locator("[data-ghost]")).toHaveCount(0);
  await expect(page.locator("[data-ahead]")).toHaveCount(0);
  await tabTo(page, "[data-cell]");
  await page.keyboard.press("Home");
  await expectPreview(page);
  expect(await moves(page)).toBe(before);
});

test("all ground glows on which the next location may lie", async ({ page }) => {
  await sitDown(page, positionOf(SOLO, locationFrom(60)));
  const places = await page.locator("[data-cell][data-legal]").count();
  // Places overlap: each has two cells, but there are fewer cells than twice the places.
  const ground = page.locator("[data-ground]");
  await expect(ground.first()).toBeInViewport();
  expect(await ground.count()).toBeLessThan(2 * places);
  for (const cell of await ground.all()) await expect(cell).toBeInViewport({ ratio: 1 });
});

test.describe("with a mouse and a touch screen", () => {
  test.use({ hasTouch: true });

  test("a mouse that rests asks nothing when the board changes under it", async ({ page }) => {
    await sitDown(page, position);
    const resting = cellAt(page, BARRACKS);
    await resting.hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.locator("[data-hand-tile]:not([aria-disabled=true])").first().tap();
    await untilPlayed(page, () => cellAt(page, FREE).tap());
    // Another target comes under the mouse, as whenever the board moves.
    const entered = page.evaluate(
      () => new Promise((done) => addEventListener("pointerover", () => done(null), { once: true })),
    );
    const x = await resting.getAttribute("x");
    await cellAt(page, FREE).evaluate((cell, x) => {
      cell.setAttribute("x", x ?? "");
      cell.parentElement?.append(cell);
    }, x);
    await entered;
    await page.waitForTimeout(LINGER_MS);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.mouse.move(2, 300);
    await resting.hover({ force: true });
    await expect(page.getByRole("tooltip")).toBeVisible();
  });
});

test("a press that ends above a leaf leaves nothing behind: the city stays where it is, and the next press counts", async ({
  page,
}) => {
  await sitDown(page, positionOf(SOLO, locationFrom(60)));
  const place = await placeInSight(page, "[data-cell][data-legal]", "[data-field]");
  if (!place) throw new Error("no place for a location is in sight");
  const [x, y] = place;
  await page.mouse.move(x + 60, y + 60);
  await page.mouse.down();
  // A leaf that opens under the pointer.
  const leaf = await page.evaluateHandle(() => {
    const cover = document.createElement("div");
    Object.assign(cover.style, { position: "fixed", inset: "0", zIndex: "1000" });
    document.body.append(cover);
    return cover;
  });
  await page.mouse.up();
  await leaf.evaluate((cover) => cover.remove());
  await page.mouse.move(x + 90, y + 90);
  expect(await placeInSight(page, "[data-cell][data-legal]", "[data-field]")).toEqual(place);
  await untilPlayed(page, () => page.mouse.click(x, y));
});

test("Esc gives up what is chosen", async ({ page }) => {
  await sitDown(page, position);
  await page.keyboard.press("4");
  await expect(hand(page).nth(3)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(hand(page).and(page.locator("[aria-pressed=true]"))).toHaveCount(0);
});

test("undo is free while nothing was drawn, and by consent afterwards", async ({ page }) => {
  await sitDown(page, position);
  const before = await moves(page);
  await untilPlayed(page, async () => {
    await page.keyboard.press("1");
    await cellAt(page, FREE).click();
  });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => moves(page)).toBe(before);
  await expect(hand(page)).toHaveCount(6);
  await page.getByRole("button", { name: "Undo …" }).click();
  const question = page.getByRole("dialog", { name: "Take the last move back?" });
  await question.getByRole("button", { name: "Leave it" }).click();
  expect(await moves(page)).toBe(before);
  await page.keyboard.press("u");
  await expect(question).toContainText(/moves of the others go back too/);
  await question.getByRole("button", { name: /All agree/ }).click();
  await expect.poll(() => moves(page)).toBeLessThan(before);
  await expect(page.locator("[aria-live=polite]").first()).toContainText("The last move was taken back.");
});

test("a hint goes three depths and can be done", async ({ page }) => {
  await sitDown(page, position);
  const hint = page.getByRole("complementary", { name: "Hint" });
  await page.keyboard.press("h");
  await expect(hint).toContainText("A nudge");
  await expect(hint).toContainText("Place a tile. Look where a prize changes hands.");
  await hint.getByRole("button", { name: "Show the move" }).click();
  await expect(hint).toContainText("A good move");
  await expect(hint).toContainText(/(Place|Cover|Burn) .+ on \(/);
  await page.keyboard.press("h");
  await expect(hint).toContainText("Why this move");
  await expect(hint).toContainText(/Expected lead: [+−]?\d+\.\d\. Chance to win: \d+%\./);
  await expect(hint.getByRole("list", { name: "Also good:" }).getByRole("listitem")).not.toHaveCount(0);
  await expect(hint.getByRole("listitem").filter({ hasText: /^Ann (places|covers|burns)/ })).not.toHaveCount(0);
  await expect(page.locator("[aria-live=polite]").first()).toContainText("Chance to win");
  await untilPlayed(page, () => hint.getByRole("button", { name: "Do it" }).click());
  await expect(hint).toBeHidden();
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test("nothing covers a hint, and it can be closed", async ({ page }) => {
    await sitDown(page, position);
    await page.keyboard.press("h");
    const hint = page.getByRole("complementary", { name: "Hint" });
    await expect(hint).toHaveAttribute("data-corner", "right");
    await hint.getByRole("button", { name: "Show the move" }).click();
    await hint.getByRole("button", { name: "Close the hint" }).click({ timeout: 5_000 });
    await expect(hint).toBeHidden();
  });
});

test("a hint asked for more deeply in the moment its answer comes does not lose it", async ({ page }) => {
  // The key is pressed after the page was told the answer, and before it could draw it.
  await page.addInitScript(() => {
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (type: string, ...rest: [EventListenerOrEventListenerObject]) {
      listen.call(this, type, ...rest);
      if (type !== "message") return;
      listen.call(this, type, async (event) => {
        if (!(event instanceof MessageEvent) || !event.data?.value?.[0]?.reasons) return;
        for (let turn = 0; turn < 50; turn++) await null;
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", code: "KeyH", bubbles: true }));
      });
    };
  });
  await sitDown(page, position);
  await page.keyboard.press("h");
  const hint = page.getByRole("complementary", { name: "Hint" });
  await expect(hint).toContainText("A good move");
  await expect(hint).toContainText(/(Place|Cover|Burn) .+ on \(/);
});

test("the reasons of a hint are sentences in the language of the page", async ({ page }) => {
  await chooseSettings(page, { language: "de" });
  await sitDown(page, positionOf(QUARTET, turnFrom(40)));
  const hint = page.getByRole("complementary", { name: "Tipp" });
  for (const title of ["Ein Wink", "Ein guter Zug", "Warum dieser Zug"]) {
    await page.keyboard.press("h");
    await expect(hint).toContainText(title);
    await expect(hint.getByRole("button", { name: /zeigen|Warum|Mach/ }).first()).toBeVisible();
  }
  await expect(hint).toContainText(/Erwarteter Vorsprung: [+−]?\d+,\d\. Siegchance: \d+\s%\./);
  await expect(hint).not.toContainText("reason.");
  for (const reason of await hint.getByRole("list", { name: "Was dafür spricht" }).getByRole("listitem").all())
    await expect(reason).toHaveText(/^\+\d,\d [A-ZÄÖÜ].+\.$/);
});

test("with “after a second press” a choice is proposed, dropped by Esc, and confirmed", async ({ page }) => {
  await chooseSettings(page, { sending: "confirm" });
  await sitDown(page, position);
  const before = await moves(page);
  await playableTiles(page).first().click();
  await legalCells(page).first().click();
  await expect(page.getByRole("heading", { name: "Do this?" })).toBeVisible();
  await expect(page.getByRole("region", { name: "What to do now" })).toContainText(/Ann (places|covers)/);
  await expect(page.locator("[data-ghost]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Do this?" })).toBeHidden();
  expect(await moves(page)).toBe(before);
  await expect(playableTiles(page).first()).toHaveAttribute("aria-pressed", "true");
  await legalCells(page).first().click();
  await expect(page.getByRole("button", { name: "Confirm" })).toBeFocused();
  await untilPlayed(page, () => page.keyboard.press("Enter"));
  await expect(page.getByRole("heading", { name: "Do this?" })).toBeHidden();
});
