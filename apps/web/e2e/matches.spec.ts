import type { Locator, Page } from "@playwright/test";
import type { StoredMatch } from "../src/match/local/order.ts";
import { playableTiles, playOn } from "./kings-gate-player.ts";
import { moves, resultOf } from "./player.ts";
import { keep, positionOf, SOLO, sitDown, theEnd, turnFrom } from "./positions.ts";
import { expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const over = positionOf(SOLO, theEnd);
const position = positionOf(SOLO, turnFrom(40));

/** The same match as the list has it when it is somebody else's turn, or another time. */
function but({ summary, ...rest }: StoredMatch, other: Partial<StoredMatch["summary"]>): StoredMatch {
  return { ...rest, summary: { ...summary, ...other } };
}

function rows(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link") });
}

test("the match that waits for you comes first, then what runs, then what is over", async ({ page }) => {
  const now = Date.now();
  const yours = but(await position, { updated: now - 7_200_000 });
  const theirs = but(await position, { id: "kings-gate-theirs", actors: [1], updated: now - 60_000 });
  await keep(page, but(await over, { updated: now }), theirs, yours);
  await page.goto("/matches");
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0)).toContainText("Your turn");
  await expect(rows(page).nth(1)).toContainText("Casimir to move");
  await expect(rows(page).nth(2)).toContainText(/you (won|came)/);
  await page.goto("/");
  const aside = page.getByRole("complementary", { name: "Your matches" });
  await expect(aside.getByText("Your turn")).toBeVisible();
  await aside.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(yours.summary.id));
  await expect(playableTiles(page).first()).toBeVisible();
});

test("a match is deleted only when that is confirmed", async ({ page }) => {
  await keep(page, await over, await position);
  await page.goto("/matches");
  await expect(rows(page)).toHaveCount(2);
  const remove = rows(page)
    .first()
    .getByRole("button", { name: /^Delete this match/ });
  const question = page.getByRole("dialog", { name: "Delete this match?" });
  await remove.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(rows(page)).toHaveCount(2);
  await remove.click();
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText("Look again");
});

test("a match is played in one tab at a time, and another tab can take it over", async ({ page, context }) => {
  const path = await sitDown(page, position);
  await expect(playableTiles(page).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(path);
  const elsewhere = { level: 1, name: "Open in another tab" } as const;
  await expect(other.getByRole("heading", elsewhere)).toBeVisible();
  await other.getByRole("button", { name: "Play here" }).click();
  await expect(playableTiles(other).first()).toBeVisible();
  await expect(page.getByRole("heading", elsewhere)).toBeVisible();
  await playOn(other, "mouse", 1);
  const after = await moves(other);
  await page.getByRole("button", { name: "Play here" }).click();
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuemax", String(after));
  await expect(other.getByRole("heading", elsewhere)).toBeVisible();
});

async function openRecord(page: Page, record: string): Promise<void> {
  await page.goto("/matches");
  const file = { name: "match.json", mimeType: "application/json", buffer: Buffer.from(record) };
  await page.getByLabel("Open a file").setInputFiles(file);
}

test("a saved record is checked, and then looked at", async ({ page }) => {
  const { record, summary } = await over;
  await openRecord(page, record);
  const finding = page.getByRole("status").filter({ hasText: /\w/ });
  await expect(finding).toContainText(new RegExp(`^Sound: ${summary.steps} moves`));
  await finding.getByRole("button", { name: "Look at it" }).click();
  await expect(resultOf(page)).toContainText(String(Math.max(...summary.scores)));
});

test("a record that was changed does not hold, and it is said why", async ({ page }) => {
  const { record } = await over;
  const changed: { steps: unknown[] } = JSON.parse(record);
  changed.steps.pop();
  await openRecord(page, JSON.stringify(changed));
  await expect(page.getByRole("status").filter({ hasText: /\w/ })).toContainText(/^This record does not hold\. \w+/);
  await openRecord(page, record.slice(0, 200));
  await expect(page.getByRole("status").filter({ hasText: /\w/ })).toContainText("not JSON");
});

test("a match that is not here says so, and leads home", async ({ page }) => {
  await page.goto("/table/kings-gate-00000000");
  await expect(page.getByRole("heading", { level: 1, name: "There is no such match here" })).toBeVisible();
  await page.getByRole("link", { name: "To the home page" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /King’s Gate/ })).toBeVisible();
});
