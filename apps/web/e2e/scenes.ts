import type { Page } from "@playwright/test";
import { tabTo } from "./keyboard.ts";
import { resultOf } from "./kings-gate-player.ts";
import { DUO, keep, locationFrom, positionOf, SOLO, sitDown, theEnd, turnFrom } from "./positions.ts";

/** A window that people have: a phone, a laptop, a desktop. */
export const SIZES = {
  "390": { width: 390, height: 844 },
  "1366": { width: 1366, height: 768 },
  "1920": { width: 1920, height: 1080 },
} as const;
export type SizeName = keyof typeof SIZES;

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const LANGUAGES = ["en", "es", "de"] as const;
export type SceneLanguage = (typeof LANGUAGES)[number];

/** A picture worth taking: every combination of size, theme and language is one file. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  /** What to do on the page before the picture is taken. */
  steps?(page: Page): Promise<void>;
  readonly sizes: readonly SizeName[];
  readonly themes: readonly Theme[];
  readonly languages: readonly SceneLanguage[];
}

/** A laptop and a phone: enough for what looks alike on a desktop. */
const USUAL = { sizes: ["390", "1366"], themes: ["light"], languages: ["en"] } as const;
const EVERY = { sizes: ["390", "1366", "1920"], themes: ["light", "dark"], languages: ["en"] } as const;

const middle = positionOf(SOLO, turnFrom(40));

/** In the middle of a match: a tile is chosen, and a space considered. */
async function considerSpace(page: Page): Promise<void> {
  await sitDown(page, middle);
  await page.keyboard.press("1");
  await page.locator('[data-cell="-4,0"]').hover();
  await page.locator("[data-ghost]").waitFor();
}

export const SCENES: readonly Scene[] = [
  { name: "home", path: "/", ...EVERY },
  { name: "kings-gate-table", path: "/", steps: considerSpace, ...EVERY },
  { name: "kings-gate-languages", path: "/", steps: considerSpace, ...USUAL, languages: ["es", "de"] },
  {
    name: "kings-gate-why-not",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, middle);
      await page.keyboard.press("1");
      await page.locator('[data-cell="-1,0"]').dispatchEvent("click");
      await page.getByRole("tooltip").waitFor();
    },
  },
  {
    name: "kings-gate-location",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, positionOf(SOLO, locationFrom(60)));
      await page.locator("[data-field=location]").waitFor();
      await page.keyboard.press("Home");
      await tabTo(page, "[data-cell]");
      await page.locator("[data-ghost]").waitFor();
    },
  },
  {
    name: "kings-gate-result",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, positionOf(SOLO, theEnd));
      await resultOf(page).waitFor();
    },
  },
  {
    name: "kings-gate-lesson",
    path: "/learn/kings-gate",
    ...USUAL,
    async steps(page) {
      await page.getByRole("region", { name: "Lesson" }).waitFor();
    },
  },
  {
    name: "text-board",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, middle);
      await page.keyboard.press("t");
      await page.getByRole("region", { name: "Text board" }).waitFor();
    },
  },
  {
    name: "curtain",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, positionOf(DUO, turnFrom(10)));
      await page.getByRole("button", { name: /^I am / }).waitFor();
    },
  },
  {
    name: "matches",
    path: "/",
    ...USUAL,
    async steps(page) {
      await keep(page, await middle, await positionOf(SOLO, theEnd), await positionOf(DUO, turnFrom(10)));
      await page.goto("/matches");
      await page.getByRole("link", { name: "Look again" }).waitFor();
    },
  },
  { name: "set-up", path: "/pass/kings-gate", ...USUAL },
  { name: "settings", path: "/settings", ...USUAL },
  { name: "rules", path: "/rules/kings-gate", ...USUAL },
  { name: "components", path: "/components/kings-gate", ...USUAL },
];
