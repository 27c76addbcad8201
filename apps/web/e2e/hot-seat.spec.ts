import type { Locator, Page } from "@playwright/test";
import { legalCells, playableTiles } from "./kings-gate-player.ts";
import { DUO, positionOf, sitDown, turnFrom } from "./positions.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const DISTRICTS = /Pub|Cottages|Workshops|Barracks|Merchant Houses|Citadel|Dragon/;

function curtainOf(page: Page, name: string): Locator {
  return page.getByRole("heading", { level: 1, name: `Pass the screen to ${name}` });
}

/** Nothing in the whole page tells of any tile: neither a piece nor a word, seen or only heard. */
async function expectNoTile(page: Page): Promise<void> {
  await expect(page.locator("[data-hand-tile], [data-cell], [role=slider]")).toHaveCount(0);
  expect(await page.evaluate(() => document.body.textContent)).not.toMatch(DISTRICTS);
}

/** Places a tile and ends the turn. */
async function playTurn(page: Page): Promise<void> {
  await playableTiles(page).first().click();
  await legalCells(page).first().click();
  const end = page.getByRole("button", { name: "End turn" });
  await expect(end).not.toHaveAttribute("aria-disabled");
  await end.click();
}

/** The tiles in hand are of these colours, and there are some. */
async function expectHand(page: Page, colours: RegExp): Promise<void> {
  const tiles = page.getByRole("list", { name: "Your tiles" }).getByRole("button");
  await expect(tiles.first()).toBeVisible();
  for (const name of await tiles.allTextContents()) expect(name).toMatch(colours);
}

test("two persons pass the screen; nobody sees another hand", async ({ page }) => {
  await page.goto("/pass/kings-gate");
  await page.getByRole("textbox", { name: "Name at seat 1" }).fill("Ann");
  await page.getByRole("textbox", { name: "Name at seat 2" }).fill("Ben");
  await page.getByRole("button", { name: "Begin" }).click();
  const ready = page.getByRole("button", { name: /^I am / });
  const first = (await ready.textContent()) === "I am Ann" ? "Ann" : "Ben";
  const second = first === "Ann" ? "Ben" : "Ann";
  const colours = { Ann: /(red|blue) /, Ben: /(yellow|green) / };
  await expect(curtainOf(page, first)).toBeVisible();
  await expectNoTile(page);
  await ready.click();
  await expectHand(page, colours[first]);
  await playTurn(page);
  await expect(curtainOf(page, second)).toBeVisible();
  await expectNoTile(page);
  await page.keyboard.press("Enter");
  await expectHand(page, colours[second]);
});

test("a reload lowers the curtain again", async ({ page }) => {
  await sitDown(page, positionOf(DUO, turnFrom(10)));
  const ready = page.getByRole("button", { name: /^I am / });
  await ready.click();
  await expect(playableTiles(page).first()).toBeVisible();
  await page.reload();
  await expect(ready).toBeVisible();
  await expectNoTile(page);
  await ready.click();
  await expect(playableTiles(page).first()).toBeVisible();
});

for (const [scoring, lines] of [
  ["Each colour is ranked by itself", 4],
  ["Both colours are added up", 2],
] as const)
  test(`with two seats: ${scoring.toLowerCase()}`, async ({ page }) => {
    await page.goto("/pass/kings-gate");
    await page.getByRole("combobox", { name: "Two colours per seat" }).selectOption({ label: scoring });
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByRole("button", { name: /^I am / }).click();
    await playTurn(page);
    await page.getByRole("button", { name: /^I am / }).click();
    // How everybody stands at the Palace: a line for each colour, or one for each seat.
    const standing = page.locator("section").filter({ hasText: "Palace now" }).getByRole("listitem");
    await expect(standing).toHaveCount(lines);
  });

test("a bot may fill a seat: between the persons only they are asked to pass the screen", async ({ page }) => {
  await page.goto("/pass/kings-gate");
  await page.getByRole("radio", { name: "3" }).check({ force: true });
  await page.getByRole("textbox", { name: "Name at seat 1" }).fill("Ann");
  await page.getByRole("textbox", { name: "Name at seat 2" }).fill("Ben");
  await page.getByRole("combobox", { name: "Who plays seat 3?" }).selectOption({ label: "Bot: novice" });
  await page.getByRole("button", { name: "Begin" }).click();
  const ready = page.getByRole("button", { name: /^I am / });
  const asked: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    asked.push((await ready.textContent()) ?? "");
    await ready.click();
    await playTurn(page);
  }
  expect(asked.toSorted()).toEqual(["I am Ann", "I am Ann", "I am Ben", "I am Ben"]);
});

test("one person and a bot need no curtain", async ({ page }) => {
  await page.goto("/pass/kings-gate");
  await page.getByRole("combobox", { name: "Who plays seat 2?" }).selectOption({ label: "Bot: novice" });
  await page.getByRole("button", { name: "Begin" }).click();
  await page.waitForURL("**/table/*");
  await expect(playableTiles(page).first()).toBeVisible();
  await playTurn(page);
  await expect(playableTiles(page).first()).toBeVisible();
});

test("nobody at all cannot begin, and the page says why", async ({ page }) => {
  await page.goto("/pass/kings-gate");
  for (const seat of [1, 2])
    await page.getByRole("combobox", { name: `Who plays seat ${seat}?` }).selectOption({ label: "Bot: student" });
  await expect(page.getByRole("button", { name: "Begin" })).toHaveAccessibleDescription("somebody has to play");
});
