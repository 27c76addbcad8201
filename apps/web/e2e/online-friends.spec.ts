import type { Page } from "@playwright/test";
import { playableTiles, playOn } from "./kings-gate-player.ts";
import { accept, invitationOf, openHouse } from "./online.ts";
import { expect, test } from "./support.ts";

const person = openHouse();

/** Counts what a person presses. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      "click",
      (event) => {
        if (event.isTrusted)
          sessionStorage.setItem("clicks", String(Number(sessionStorage.getItem("clicks") ?? 0) + 1));
      },
      true,
    );
  });
  return async () => Number(await page.evaluate(() => sessionStorage.getItem("clicks")));
}

test("from opening the page to a started table with a friend in at most five clicks each", async ({ browser }) => {
  const [ann, ben] = [await person(browser, "Ann"), await person(browser, "Ben")];
  const [annClicks, benClicks] = [await countClicks(ann.page), await countClicks(ben.page)];
  await ann.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await ann.page.goto("/");
  await ann.page.getByRole("link", { name: "Play King’s Gate with friends online" }).click();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.getByRole("button", { name: "Copy the link" }).click();
  const link = await invitationOf(ann.page);
  await expect.poll(() => ann.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const { pathname, hash } = new URL(link);
  await ben.page.goto(`${pathname}${hash}`);
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  for (const { page } of [ann, ben]) await expect(page.getByRole("slider")).toBeVisible();
  expect(await annClicks()).toBeLessThanOrEqual(5);
  expect(await benClicks()).toBeLessThanOrEqual(5);
});

test("the waiting room shows who is there; a bot takes a seat that stays free", async ({ browser }) => {
  const [ann, ben] = [await person(browser, "Ann"), await person(browser, "Ben")];
  await ann.page.goto("/friends/kings-gate");
  await ann.page.getByRole("radio", { name: "3" }).check({ force: true });
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  const seats = ann.page.getByRole("list", { name: "Seats" }).getByRole("listitem");
  await expect(seats).toHaveCount(3);
  await accept(ben, await invitationOf(ann.page));
  await expect(seats.nth(1)).toContainText("Ben");
  await expect(seats.nth(1)).toContainText("here");
  await ben.page.goto("/");
  await expect(seats.nth(1)).toContainText("away");
  await ben.page.goBack();
  await expect(seats.nth(1)).toContainText("here");
  await expect(ben.page.getByRole("button", { name: "A bot instead" })).toHaveCount(0);
  await seats.nth(2).getByRole("button", { name: "A bot instead" }).click();
  for (const { page } of [ann, ben]) await expect(page.getByRole("slider")).toBeVisible();
});

test("a code that was said leads to the table", async ({ browser }) => {
  const [ann, ben] = [await person(browser, "Ann"), await person(browser, "Ben")];
  await ann.page.goto("/friends/kings-gate");
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  const code = await ann.page.locator("p").filter({ hasText: "Or say the code:" }).locator("b").textContent();
  await ben.page.goto("/lobby");
  await ben.page.getByRole("link", { name: "Enter it" }).click();
  await ben.page.getByRole("textbox", { name: "Code of the table" }).fill(code?.toLowerCase() ?? "");
  await ben.page.getByRole("button", { name: "Find the table" }).click();
  await ben.page.getByRole("button", { name: "Sit down" }).click();
  for (const { page } of [ann, ben]) await expect(page.getByRole("slider")).toBeVisible();
});

test("two tabs of one person stay in step", async ({ browser }) => {
  const ann = await person(browser, "Ann");
  await ann.page.goto("/friends/kings-gate");
  await ann.page.getByRole("main").locator("ol > li").nth(1).getByRole("combobox").selectOption("novice");
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await expect(playableTiles(ann.page).first()).toBeVisible();
  const second = await ann.context.newPage();
  await second.goto(ann.page.url());
  await expect(playableTiles(second).first()).toBeVisible();
  await playOn(second, "mouse", 3);
  const moves = await second.getByRole("slider").getAttribute("aria-valuemax");
  await expect(ann.page.getByRole("slider")).toHaveAttribute("aria-valuemax", moves ?? "");
  await playOn(ann.page, "mouse", 2);
});
