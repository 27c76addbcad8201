import type { Page } from "@playwright/test";
import type { StoredMatch } from "../src/match/local/order.ts";
import { asked, islandPosition } from "./dragon-island-positions.ts";
import { considerSpace as considerIslandSpace, ISLAND_MOMENTS } from "./dragon-island-scenes.ts";
import { legalSpots, playOn as playAtCollege } from "./dragonsgate-player.ts";
import { tabTo } from "./keyboard.ts";
import { ONLINE_MOMENTS } from "./online-scenes.ts";
import { resultOf } from "./player.ts";
import {
  asksFor,
  CAREERS_COLLEGE,
  COLLEGE,
  COLLEGE_DUEL,
  COSTLY_COLLEGE,
  DUO,
  keep,
  lastDecisionOf,
  locationFrom,
  positionOf,
  SOLO,
  sitDown,
  theEnd,
  turnFrom,
} from "./positions.ts";

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

/** A hint to its last depth: the move, what speaks for it, and what else would be good. */
function hinted(game: string, position: Promise<StoredMatch>, languages: Scene["languages"] = ["en"]): Scene {
  return {
    name: `${game}-hint`,
    path: "/",
    ...USUAL,
    languages,
    async steps(page) {
      await sitDown(page, position);
      const hint = page.locator("aside", { has: page.locator("[class*=verbs]") });
      await page.keyboard.press("h");
      for (let depth = 1; depth < 3; depth += 1) await hint.getByRole("button").nth(1).click();
      await hint.getByRole("list").first().waitFor();
    },
  };
}

/** At the college: a die is looked at, and the gates that it opens are lit. */
async function lookAtDie(page: Page): Promise<void> {
  await sitDown(page, positionOf(COLLEGE, asksFor(90, "take-die")));
  await legalSpots(page, "[data-die]").nth(1).hover();
  await page.locator("[data-gate]:is([data-light=lit], [data-light=imps])").first().waitFor();
}

const COLLEGE_SCENES: readonly Scene[] = [
  { name: "dragonsgate-college-table", path: "/", steps: lookAtDie, ...EVERY },
  { name: "dragonsgate-college-languages", path: "/", steps: lookAtDie, ...USUAL, languages: ["es", "de"] },
  {
    name: "dragonsgate-college-start",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, positionOf(COLLEGE, asksFor(0, "return-professor")));
      await legalSpots(page).first().waitFor();
    },
  },
  {
    name: "dragonsgate-college-action",
    path: "/",
    ...USUAL,
    languages: ["en", "de"],
    async steps(page) {
      await sitDown(page, positionOf(COLLEGE, asksFor(60, "end-window")));
      await legalSpots(page).first().waitFor();
    },
  },
  {
    name: "dragonsgate-college-why-not",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, positionOf(COLLEGE, asksFor(90, "end-window")));
      await page.locator("[data-gate=build]").dispatchEvent("click");
      await page.getByRole("tooltip").waitFor();
    },
  },
  {
    name: "dragonsgate-college-career",
    path: "/",
    ...USUAL,
    languages: ["en", "de"],
    async steps(page) {
      await sitDown(page, positionOf(CAREERS_COLLEGE, asksFor(60, "choose-career")));
      await page.keyboard.press("9");
      await legalSpots(page, "[data-choice]").first().click();
    },
  },
  {
    name: "dragonsgate-college-building",
    path: "/",
    ...USUAL,
    languages: ["en", "de"],
    async steps(page) {
      await sitDown(page, positionOf(COLLEGE, asksFor(20, "build")));
      await page.keyboard.press("6");
      await legalSpots(page, "[data-build]").last().click();
      await legalSpots(page, "[data-square]").nth(2).hover();
      await page.locator("[data-building][data-ghost]").waitFor();
    },
  },
  {
    name: "dragonsgate-college-house",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, positionOf(COLLEGE, asksFor(150, "take-die")));
      await page.keyboard.press("o");
      await page.locator("[data-house='1']").waitFor();
    },
  },
  {
    name: "dragonsgate-college-reckoning",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, positionOf(COLLEGE, theEnd));
      await resultOf(page).waitFor();
    },
  },
  {
    name: "dragonsgate-college-telling",
    path: "/",
    ...USUAL,
    languages: ["en", "de"],
    async steps(page) {
      // Only what moves is told line by line.
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await sitDown(page, lastDecisionOf(COLLEGE));
      await playAtCollege(page, "mouse");
      for (let line = 1; line < 7; line += 1) await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(300);
    },
  },
  {
    name: "dragonsgate-college-boards",
    path: "/",
    ...USUAL,
    async steps(page) {
      const order = { ...COLLEGE_DUEL, options: { boards: "b-drafted" } };
      await sitDown(page, positionOf(order, asksFor(0, "choose-board")));
      await legalSpots(page, "[data-board]").first().hover();
    },
  },
  {
    name: "dragonsgate-college-market",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, positionOf(COLLEGE, asksFor(20, "build")));
      await page.keyboard.press("6");
      await page.locator("[data-zone=market] [aria-pressed]").nth(4).click();
    },
  },
  {
    name: "dragonsgate-college-maintenance",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, positionOf(COSTLY_COLLEGE, asksFor(0, "pay-maintenance")));
      await legalSpots(page, "[data-plate]").first().waitFor();
    },
  },
  {
    name: "dragonsgate-college-recruit",
    path: "/",
    ...USUAL,
    async steps(page) {
      await sitDown(page, positionOf(COLLEGE, asksFor(20, "take-apprentice")));
      await page.keyboard.press("4");
      await legalSpots(page, "[data-person^=apprentice]").first().hover();
    },
  },
  {
    name: "dragonsgate-college-lesson",
    path: "/learn/dragonsgate-college",
    ...USUAL,
    async steps(page) {
      await page.getByRole("region", { name: "Lesson" }).waitFor();
    },
  },
];

export const SCENES: readonly Scene[] = [
  ...COLLEGE_SCENES,
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
      await page.locator("section[aria-busy=false]").waitFor();
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
  hinted("kings-gate", middle, LANGUAGES),
  hinted("dragon-island", islandPosition(asked(18, "place-tile"))),
  hinted("dragonsgate-college", positionOf(COLLEGE, asksFor(90, "take-die"))),
  { name: "dragon-island-table", path: "/", steps: considerIslandSpace, ...EVERY },
  { name: "dragon-island-languages", path: "/", steps: considerIslandSpace, ...USUAL, languages: ["es", "de"] },
  ...ISLAND_MOMENTS.map(
    ({ name, show }): Scene => ({ name: `dragon-island-${name}`, path: "/", steps: show, ...USUAL }),
  ),
  {
    name: "dragon-island-lesson",
    path: "/learn/dragon-island",
    ...USUAL,
    async steps(page) {
      await page.getByRole("region", { name: "Lesson" }).waitFor();
    },
  },
  ...ONLINE_MOMENTS.map(({ name, show }): Scene => ({ name: `online-${name}`, path: "/", steps: show, ...USUAL })),
  { name: "dragon-island-rules", path: "/rules/dragon-island", ...USUAL },
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
