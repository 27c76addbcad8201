import { expectAccessible } from "./axe.ts";
import { legalCells, playableTiles } from "./kings-gate-player.ts";
import { resultOf } from "./player.ts";
import { DUO, locationFrom, positionOf, SOLO, sitDown, theEnd, turnFrom } from "./positions.ts";
import { chooseSettings, expect, test } from "./support.ts";
import { startMatch } from "./tables.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Page by page; on a phone only those that are laid out anew for it. */
const ROUTES = {
  "a laptop": [
    ["/", "/play/kings-gate", "/pass/kings-gate", "/matches", "/settings"],
    ["/friends/kings-gate", "/lobby", "/join", "/you", "/notifications"],
    ["/rules", "/rules/kings-gate", "/components", "/components/kings-gate"],
    ["/learn", "/credits", "/no/such/page", "/table/no-such-match"],
  ],
  "a phone": [
    ["/", "/play/kings-gate", "/matches", "/components/kings-gate", "/learn"],
    ["/friends/kings-gate", "/lobby", "/you", "/notifications"],
  ],
} as const;

for (const [size, device] of [
  ["a laptop", LAPTOP],
  ["a phone", PHONE],
] as const)
  test.describe(`on ${size}`, () => {
    test.use(device);

    for (const routes of ROUTES[size])
      test(`axe finds nothing on ${routes.join(", ")}`, async ({ page }) => {
        for (const route of routes) {
          await page.goto(route, { waitUntil: "networkidle" });
          await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
          await expectAccessible(page);
        }
      });

    test("axe finds nothing on lists with matches", async ({ page }) => {
      await sitDown(page, positionOf(SOLO, theEnd));
      await startMatch(page, "kings-gate");
      for (const route of ["/", "/matches"]) {
        await page.goto(route);
        await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
        await expectAccessible(page);
      }
    });

    test("axe finds nothing on a table: waiting for a choice, a tile chosen, a reason, a hint", async ({ page }) => {
      await sitDown(page, position);
      await expectAccessible(page);
      await page.keyboard.press("1");
      await expect(playableTiles(page).first()).toHaveAttribute("aria-pressed", "true");
      await expectAccessible(page);
      await page.locator("[data-cell]:not([data-legal])").first().dispatchEvent("click");
      await expect(page.getByRole("tooltip")).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      for (const words of ["A nudge", "A good move", "Why this move"]) {
        await page.keyboard.press("h");
        await expect(page.getByRole("complementary", { name: "Hint" })).toContainText(words);
      }
      await expect(page.getByRole("button", { name: "Do it" })).toBeVisible();
      await expectAccessible(page);
    });

    test("axe finds nothing while a choice waits to be confirmed", async ({ page }) => {
      await chooseSettings(page, { sending: "confirm" });
      await sitDown(page, position);
      await playableTiles(page).first().click();
      await legalCells(page).first().click();
      await expect(page.getByRole("button", { name: "Confirm" })).toBeVisible();
      await expectAccessible(page);
    });

    test("axe finds nothing where a location is placed, nor behind the curtain", async ({ page }) => {
      await sitDown(page, positionOf(SOLO, locationFrom(20)));
      await expect(page.locator("[data-field=location]")).toBeVisible();
      await expectAccessible(page);
      await sitDown(page, positionOf(DUO, turnFrom(4)));
      await expect(page.getByRole("button", { name: /^I am / })).toBeVisible();
      await expectAccessible(page);
    });

    test("axe finds nothing in what lies over a table", async ({ page }) => {
      await sitDown(page, position);
      for (const [key, name] of [
        ["l", size === "a phone" ? "What happened" : null],
        ["?", "Keys"],
        ["r", "Rules"],
        ["u", "Take the last move back?"],
      ] as const) {
        if (name === null) continue;
        await page.keyboard.press(key);
        await expect(page.getByRole("dialog", { name })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      }
      await page.getByRole("button", { name: "Menu" }).click();
      await expectAccessible(page);
      await page.getByRole("menuitem", { name: "Settings" }).click();
      await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
      await expectAccessible(page);
    });

    test("axe finds nothing on the text board, in the past, in a lesson", async ({ page }) => {
      await sitDown(page, position);
      await page.keyboard.press("t");
      await expect(page.getByRole("region", { name: "Text board" })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("t");
      await page.keyboard.press(",");
      await expect(page.getByRole("button", { name: "Back to now" })).toBeVisible();
      await expectAccessible(page);
      await page.goto("/learn/kings-gate");
      await expect(page.getByRole("region", { name: "Lesson" })).toContainText("1 of");
      await expectAccessible(page);
    });

    test("axe finds nothing in the result", async ({ page }) => {
      await sitDown(page, positionOf(SOLO, theEnd));
      await expect(resultOf(page)).toBeVisible();
      await resultOf(page).getByText("as a table").click();
      await expectAccessible(page);
    });
  });

const position = positionOf(SOLO, turnFrom(40));

test("some turns through the text board alone, by roles and names, and the live region tells them", async ({
  page,
}) => {
  await sitDown(page, position);
  await page.getByRole("button", { name: "Board as text" }).click();
  const board = page.getByRole("region", { name: "Text board" });
  await expect(board.getByRole("img", { name: "The board in characters" })).toContainText(/\d/);
  const choices = board.getByRole("region", { name: "What you can do" });
  const said = page.locator("[aria-live=polite]").first();
  for (let turn = 0; turn < 3; turn += 1) {
    await choices
      .getByRole("button", { name: /^(Place|Cover) red/ })
      .first()
      .click();
    await expect(said).toContainText(/Ann (places|covers) /);
    const location = choices.getByRole("button", { name: /^Lay / });
    const end = choices.getByRole("button", { name: "End your turn" });
    await expect(location.or(end).first()).toBeVisible();
    if (await location.first().isVisible()) await location.first().click();
    await end.click();
    // Both bots have played, and it is told what is asked now.
    await expect(said).toContainText(/: place at least one tile\./);
  }
  await page.getByRole("button", { name: "Board as picture" }).first().click();
  await expect(page.getByRole("group", { name: "The city" })).toBeVisible();
});

test("every piece has a role and a name", async ({ page }) => {
  await sitDown(page, position);
  const city = page.getByRole("group", { name: "The city" });
  await expect(
    city.getByRole("button", { name: /^Wizard's Tower, 3 of 10, dangerous, prizes 4, 3, 2, current location/ }),
  ).toBeVisible();
  await expect(city.getByRole("button", { name: /^Free space, column -4, row 0/ })).toBeVisible();
  await expect(city.getByRole("button", { name: /^yellow 3 \(Barracks\), Dulcinea, column -1, row 0/ })).toBeVisible();
  const names = await city.getByRole("button").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
  await expect(page.getByRole("list", { name: "Your tiles" }).getByRole("button")).toHaveCount(6);
  await expect(page.getByRole("slider", { name: "Course of the match" })).toBeVisible();
});
