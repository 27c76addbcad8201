import type { Page } from "@playwright/test";
import { endTurn, playableTiles } from "./kings-gate-player.ts";
import { moves, resultOf } from "./player.ts";
import { positionOf, SOLO, sitDown, theEnd, turnFrom } from "./positions.ts";
import { chooseSettings, expect, test } from "./support.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [locale, play] of [
  ["es-AR", /^Jugar/],
  ["de-CH", /^Spielen/],
  ["fr-FR", /^Play/],
] as const)
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test("finds its language, or English, at the first visit", async ({ page }) => {
      await page.goto("/");
      const language = locale.startsWith("fr") ? "en" : locale.slice(0, 2);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("[data-game=kings-gate]").getByRole("button").first()).toHaveAccessibleName(play);
    });
  });

test("the language is switched over the table, and neither the match nor the choice is lost", async ({ page }) => {
  await sitDown(page, positionOf(SOLO, turnFrom(40)));
  const before = await moves(page);
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  for (const [language, verb] of [
    ["Español", "Terminar turno"],
    ["Deutsch", "Zug beenden"],
  ] as const) {
    await page.getByRole("radio", { name: language }).check({ force: true });
    await expect(page.getByText(verb).first()).toBeAttached();
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(endTurn(page)).toHaveAccessibleName(/^Zug beenden/);
  await expect(playableTiles(page).first()).toHaveAttribute("aria-pressed", "true");
  await expect(playableTiles(page).first()).toHaveAccessibleName(/^rote? 4/i);
  expect(await moves(page)).toBe(before);
});

test("settings survive a reload, and the table keeps to them", async ({ page }) => {
  await page.goto("/settings");
  const form = page.getByRole("main");
  await form.getByRole("radio", { name: "Deutsch" }).check({ force: true });
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  const choices = ["Deutsch", "Dunkel", "nach Bestätigung"].map((name) => form.getByRole("radio", { name }));
  for (const choice of choices) await choice.check({ force: true });
  const patterns = page.getByRole("switch").first();
  await patterns.check();
  await page.reload();
  for (const choice of choices) await expect(choice).toBeChecked();
  await expect(patterns).toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-patterns", "bold");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
});

/** Texts of the page that are the name of a text: there was none in this language. */
function untranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const KEY = /^[a-z-]+(\.[a-z-]+)+$/;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [document.title];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"]) texts.push(element.getAttribute(name) ?? "");
    // A link to another site may be named after it.
    const hosts = new Set([...document.links].map(({ hostname }) => hostname));
    return texts.map((text) => text.trim()).filter((text) => KEY.test(text) && !hosts.has(text));
  });
}

const ROUTES = [
  "/",
  "/play/kings-gate",
  "/pass/kings-gate",
  "/matches",
  "/settings",
  "/rules",
  "/rules/kings-gate",
  "/components",
  "/components/kings-gate",
  "/learn",
  "/credits",
  "/no/such/page",
  "/table/no-such-match",
  "/learn/kings-gate",
];

for (const [language, tag] of [
  // What is missing in one is missing in all: tests without a browser hold them to the same keys.
  ["en", ["@all"]],
  ["es", ["@all"]],
  ["de", []],
] as const)
  test(`no text is missing in ${language}`, { tag: [...tag] }, async ({ page }) => {
    await chooseSettings(page, { language });
    const missing: string[] = [];
    const look = async () => missing.push(...(await untranslated(page)));
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await look();
    }
    await sitDown(page, positionOf(SOLO, turnFrom(40)));
    await page.keyboard.press("1");
    await look();
    for (const key of ["h", "h", "h", "?", "Escape", "r", "Escape", "t"]) {
      await page.keyboard.press(key);
      await look();
    }
    await sitDown(page, positionOf(SOLO, theEnd));
    await expect(resultOf(page)).toBeVisible();
    await look();
    expect(missing).toEqual([]);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  });
