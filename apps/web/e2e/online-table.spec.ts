import type { Browser } from "@playwright/test";
import { expectNoAxeViolations } from "./axe.ts";
import { endTurn, legalCells, playableTiles, playOn, takeTurn } from "./kings-gate-player.ts";
import { accept, askedOf, openHouse, openTable, type Person, tableOf } from "./online.ts";
import { moves, resultOf } from "./player.ts";
import { expect, test } from "./support.ts";

const person = openHouse();

/** Two people at a table of King's Gate, the one who is asked first. */
async function duel(browser: Browser): Promise<readonly [asked: Person, other: Person]> {
  const [ann, ben] = [await person(browser, "Ann"), await person(browser, "Ben")];
  await accept(ben, await openTable(ann, "kings-gate", 2));
  for (const { page } of [ann, ben]) await expect(page.getByRole("slider")).toBeVisible();
  const asked = await askedOf([ann, ben]);
  return asked === ann ? [ann, ben] : [ben, ann];
}

async function openSheet({ page }: Person, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name }).click();
}

test("what is said at the table is read by the others, until one of them is muted", async ({ browser }) => {
  const [ann, ben] = await duel(browser);
  await ann.page.getByRole("button", { name: "Chat" }).click();
  await ann.page.getByRole("textbox", { name: "Say something" }).fill("Good luck!");
  await ann.page.keyboard.press("Enter");
  await expect(ben.page.getByRole("button", { name: "Chat, 1 new line" })).toBeVisible();
  await ben.page.keyboard.press("w");
  const chat = ben.page.getByRole("dialog", { name: "At the table" });
  await expect(chat).toContainText("Good luck!");
  await expectNoAxeViolations(ben.page);
  await chat.getByRole("button", { name: /^Mute / }).click();
  await expect(chat).not.toContainText("Good luck!");
  await ben.page.reload();
  await ann.page.getByRole("textbox", { name: "Say something" }).fill("Still there?");
  await ann.page.keyboard.press("Enter");
  await expect(ann.page.getByRole("dialog")).toContainText("Still there?");
  await ben.page.getByRole("button", { name: "Chat" }).click();
  await expect(chat).toContainText("Nobody has said anything yet.");
});

test("whoever writes on while a line is on its way loses nothing and says nothing twice", { tag: "@all" }, async ({
  browser,
}) => {
  const [ann, ben] = await duel(browser);
  await ann.page.route("**/rpc/matches/say", async (route) => {
    await new Promise((later) => setTimeout(later, 1_000));
    await route.continue();
  });
  await ann.page.getByRole("button", { name: "Chat" }).click();
  const field = ann.page.getByRole("textbox", { name: "Say something" });
  await field.fill("Hello");
  await ann.page.keyboard.press("Enter");
  await ann.page.keyboard.press("Enter");
  await field.pressSequentially("and now");
  await expect(ann.page.getByRole("dialog")).toContainText("Hello");
  await expect(field).toHaveValue("and now");
  await ben.page.getByRole("button", { name: /^Chat/ }).click();
  await expect(ben.page.getByRole("dialog").getByText("Hello")).toHaveCount(1);
});

test("an own slip is undone for free; what luck or others have touched is asked for", async ({ browser }) => {
  const [ann, ben] = await duel(browser);
  await playableTiles(ann.page).first().click();
  await legalCells(ann.page).first().click();
  await expect.poll(() => moves(ann.page)).toBe(1);
  await ann.page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => moves(ann.page)).toBe(0);
  await takeTurn(ann.page);
  await expect(playableTiles(ben.page).first()).toBeVisible();
  await ann.page.getByRole("button", { name: "Undo …" }).click();
  await ann.page.getByRole("button", { name: "Ask the others" }).click();
  await expect(ann.page.getByRole("button", { name: "Withdraw" })).toBeVisible();
  await expect(ben.page.getByRole("main").getByText(/asks to take back/)).toBeVisible();
  await expectNoAxeViolations(ben.page);
  await ben.page.getByRole("button", { name: "No", exact: true }).click();
  await expect(ann.page.getByRole("button", { name: "Withdraw" })).toHaveCount(0);
  await expect.poll(() => moves(ann.page)).toBe(2);
  await ann.page.getByRole("button", { name: "Undo …" }).click();
  await ann.page.getByRole("button", { name: "Ask the others" }).click();
  await ben.page.getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => moves(ben.page)).toBeLessThan(2);
  await expect(endTurn(ann.page).or(playableTiles(ann.page)).first()).toBeVisible();
});

test("a bot plays a seat for a while, and the person takes it back", async ({ browser }) => {
  const [ann, ben] = await duel(browser);
  await openSheet(ann, "Players and table");
  await expectNoAxeViolations(ann.page);
  await ann.page.getByRole("combobox", { name: "For a while plays" }).selectOption({ label: "Bot: novice" });
  await ann.page.getByRole("button", { name: "Let the bot play for me" }).click();
  await expect(ann.page.getByRole("main").getByText("A bot plays for you.")).toBeVisible();
  await expect(playableTiles(ben.page).first()).toBeVisible();
  await ann.page.getByRole("button", { name: "Play myself" }).click();
  await expect(ann.page.getByRole("main").getByText("A bot plays for you.")).toHaveCount(0);
  await takeTurn(ben.page);
  await expect(playableTiles(ann.page).first()).toBeVisible();
});

test("who resigns is last, the result says why, and a rematch brings both to a new table", async ({ browser }) => {
  const [ann, ben] = await duel(browser);
  await takeTurn(ann.page);
  const path = tableOf(ann);
  // The line is lost just when the match ends: the check of the match waits until it is back.
  await ann.page.route("**/rpc/matches/record", (route) => route.abort("connectionfailed"));
  await openSheet(ben, "Players and table");
  await ben.page.getByRole("button", { name: "Resign" }).click();
  await ben.page.getByRole("dialog", { name: "Resign this match?" }).getByRole("button", { name: "Resign" }).click();
  await expect(resultOf(ann.page)).toContainText("The server does not answer now.");
  await ann.page.unrouteAll();
  for (const { page } of [ann, ben]) {
    await expect(resultOf(page)).toContainText(`${ann.name} wins`);
    await expect(resultOf(page)).toContainText("The others have given up.");
    await expect(page.locator("[data-holds=yes]").first()).toBeVisible();
  }
  await expectNoAxeViolations(ann.page);
  await ann.page.getByRole("button", { name: "Rematch" }).click();
  await expect.poll(() => tableOf(ann)).not.toBe(path);
  await ben.page.getByRole("button", { name: "Rematch" }).click();
  for (const { page } of [ann, ben]) await expect(page.getByRole("slider")).toHaveAttribute("aria-valuemax", "0");
  expect(tableOf(ann)).toBe(tableOf(ben));
});

test("whoever has the link watches, and sees nobody's hand", async ({ browser }) => {
  const [ann] = await duel(browser);
  await openSheet(ann, "Players and table");
  const link = await ann.page.getByRole("textbox", { name: "Link to watch" }).inputValue();
  const eve = await person(browser, "Eve");
  const { pathname, hash } = new URL(link);
  await eve.page.goto(pathname.replace("/watch/", "/table/"));
  await expect(eve.page.getByRole("heading", { level: 1, name: "This table does not open" })).toBeVisible();
  eve.complaints.splice(0);
  await eve.page.goto(`${pathname}${hash}`);
  await expect(eve.page.getByRole("main").getByText("You are watching.")).toBeVisible();
  await expect(eve.page.locator("[data-hand-tile]")).toHaveCount(0);
  await ann.page.keyboard.press("Escape");
  await playOn(ann.page, "mouse", 1);
  await expect.poll(() => moves(eve.page)).toBe(1);
});

test("what is chosen without a network shows at once, is kept over a reload, and arrives", async ({ browser }) => {
  const [ann, ben] = await duel(browser);
  ann.network.cut();
  await playableTiles(ann.page).first().click();
  await legalCells(ann.page).first().click();
  await expect.poll(() => moves(ann.page)).toBe(1);
  await expect(ann.page.getByRole("main").getByText(/is kept and sent as soon as it is back/)).toBeVisible();
  ann.network.mend();
  await ann.page.reload();
  await expect.poll(() => moves(ben.page)).toBe(1);
  await expect.poll(() => moves(ann.page)).toBe(1);
});

test("what was chosen without a network arrives too if the table was left since", { tag: "@all" }, async ({
  browser,
}) => {
  const [ann, ben] = await duel(browser);
  ann.network.cut();
  await playableTiles(ann.page).first().click();
  await legalCells(ann.page).first().click();
  await expect.poll(() => moves(ann.page)).toBe(1);
  await ann.page.evaluate(() => history.pushState(null, "", "/"));
  await expect(ann.page.getByRole("link", { name: "Play King’s Gate with friends online" })).toBeVisible();
  ann.network.mend();
  await ann.page.reload();
  await expect.poll(() => moves(ben.page)).toBe(1);
});

test("my matches list what waits for me first, and the tab counts it", async ({ browser }) => {
  const [ann] = await duel(browser);
  const path = tableOf(ann);
  await ann.page.goto("/matches");
  const row = ann.page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: ann.page.getByRole("link") });
  await expect(row.first()).toContainText("Your turn");
  await expect(row.first()).toContainText("online");
  await expect(ann.page).toHaveTitle(/^\(1\) /);
  await expectNoAxeViolations(ann.page);
  await row.first().getByRole("link").click();
  await expect.poll(() => tableOf(ann)).toBe(path);
});
