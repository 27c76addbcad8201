import { type Action, BUILDINGS, CARDS, DEEDS, type Deed } from "@gatehouse/dragonsgate-college";
import type { Page } from "@playwright/test";
import { deedsOf, legalSpots, playOn } from "./dragonsgate-player.ts";
import { moves, untilPlayed } from "./player.ts";
import { type Asked, asksFor, COLLEGE_DUEL, findPosition, positionOf, sitDown } from "./positions.ts";
import { expect, test } from "./support.ts";

// Everything in the box is used once at the table in the browser; the match that the browser keeps has to say so. Of what is
// alike, the quick ring takes some.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1366, height: 768 } });
test.setTimeout(300_000);

const HELD = CARDS.filter(({ immediate }) => !immediate).map(({ id }) => id);
const AT_ONCE = CARDS.filter(({ immediate }) => immediate).map(({ id }) => id);

test("the box has so many things to try", () => {
  expect([BUILDINGS.length, DEEDS.length, HELD.length, AT_ONCE.length]).toEqual([24, 9, 33, 13]);
});

const COINS = { kind: "gain", good: "coins", amount: 9 };

/** Everybody begins with a full purse, and every face opens the market. */
const RICH = {
  actions: { build: { faces: [1, 2, 3, 4, 5, 6] } },
  grounds: { "common-grounds": { start: [COINS] } },
};

test("every building is bought, placed and drawn", { tag: "@all" }, async ({ page }) => {
  const position = positionOf({ ...COLLEGE_DUEL, options: { overrides: RICH } }, asksFor(0, "build"));
  const built: string[] = [];
  await sitDown(page, position);
  for (const [building, { id }] of BUILDINGS.entries()) {
    await legalSpots(page, "[data-gate=build]").click();
    await page.locator(`[data-build=${id}][data-legal]`).click();
    await legalSpots(page, "[data-square]").first().click();
    await expect(page.locator("[data-own] [data-building]:not([data-ghost])")).toHaveCount(1);
    const done = await deedsOf(page);
    if (done.some((action) => action.type === "build" && action.building === building)) built.push(id);
    // What was drawn cannot be taken back without the others: the dots say so.
    if (await page.getByRole("button", { name: /^Undo …/ }).isVisible()) await sitDown(page, position);
    else await takeBack(page);
  }
  expect(built).toEqual(BUILDINGS.map(({ id }) => id));
});

/** Takes the building off the grounds, and back to the market. */
async function takeBack(page: Page): Promise<void> {
  await page.keyboard.press("u");
  await legalSpots(page, "[data-square]").first().waitFor();
  await page.keyboard.press("u");
  await legalSpots(page, "[data-gate=build]").waitFor();
}

test("what a building gives each turn is chosen in the ribbon", async ({ page }) => {
  await sitDown(page, positionOf({ ...COLLEGE_DUEL, options: { overrides: RICH } }, asksFor(0, "build")));
  await legalSpots(page, "[data-gate=build]").click();
  await page.locator("[data-build=trophy-room][data-legal]").click();
  await untilPlayed(page, () => legalSpots(page, "[data-square]").first().click());
  const plates = legalSpots(page, "[data-plate=choose-income]");
  // The rest of the turn comes first.
  for (let decisions = 0; decisions < 40 && (await plates.count()) === 0; decisions += 1)
    await playOn(page, "mouse", 1);
  const before = (await deedsOf(page)).length;
  await playOn(page, "mouse", 1);
  expect((await deedsOf(page))[before]?.type ?? "nothing").toBe("choose-income");
});

/** What shows that an action was taken. */
const TAKEN: Readonly<Record<Deed, Action["type"]>> = {
  influence: "exchange-die",
  fees: "collect-coins",
  tournament: "buy-prestige",
  recruit: "take-apprentice",
  hire: "take-professor",
  build: "build",
  dungeon: "enter-dungeon",
  order: "place-disc",
  career: "choose-career",
};

/** Where the way through a gate goes on, once it is chosen. */
const BEHIND: Readonly<Record<Exclude<Deed, "influence" | "career">, string>> = {
  fees: "[data-plate]",
  tournament: "[data-plate]",
  recruit: "[data-person^=apprentice]",
  hire: "[data-person^=professor]",
  build: "[data-build]",
  dungeon: "[data-plate]",
  order: "[data-order]",
};

test("every one of the nine actions is taken through its gate", async ({ page }) => {
  const order = { ...COLLEGE_DUEL, options: { overrides: { grounds: RICH.grounds } } };
  const taken: Deed[] = [];
  for (const deed of DEEDS) {
    await sitDown(page, positionOf(order, asksFor(0, TAKEN[deed])));
    const before = (await deedsOf(page)).length;
    await untilPlayed(page, async () => {
      // Influence needs nothing more than its gate.
      await legalSpots(page, `[data-gate=${deed}]`).click();
      if (deed === "career") {
        await legalSpots(page, "[data-choice]").first().click();
        await page.locator("[data-verb=career]").click();
      } else if (deed !== "influence") await legalSpots(page, BEHIND[deed]).first().click();
    });
    const done = (await deedsOf(page)).slice(before);
    if (done.some(({ type }) => type === TAKEN[deed])) taken.push(deed);
  }
  expect(taken).toEqual(DEEDS);
});

const KINDS = 5;
const COPIES = 10;

/** A deck of five kinds only, and two cards for everybody at the start. */
function deckOf(kinds: readonly string[], seed: number) {
  const cards = Object.fromEntries(CARDS.map(({ id }) => [id, { copies: kinds.includes(id) ? COPIES : 0 }]));
  const grounds = { "common-grounds": { start: [COINS, { kind: "gain", good: "cards", amount: 2 }] } };
  return { ...COLLEGE_DUEL, options: { overrides: { cards, grounds } }, seed };
}

/** Finds a moment in which the person can play a card, and sits down there. */
async function sitDownWith(page: Page, card: string, kinds: readonly string[]): Promise<void> {
  const canPlay = ({ actions }: Asked) => actions.has(`card ${card}`);
  for (let seed = 1; seed < 30; seed += 1) {
    const position = await findPosition(deckOf(kinds, seed), canPlay);
    if (position) return void (await sitDown(page, Promise.resolve(position)));
  }
  throw new Error(`nobody can ever play ${card}`);
}

/** Goes on after a card: what it asks, and what it makes possible, is done on the board as well. Answers whether it was played. */
async function isPlayed(page: Page, card: string): Promise<boolean> {
  const before = await moves(page);
  await playOn(page, "mouse", 2);
  expect(await moves(page)).toBeGreaterThan(before);
  const index = CARDS.findIndex(({ id }) => id === card);
  return (await deedsOf(page)).some((action) => action.type === "play-card" && action.card === index);
}

for (let first = 0; first < HELD.length; first += KINDS) {
  const group = HELD.slice(first, first + KINDS);
  test(`cards are lifted, played and done: ${group.join(", ")}`, { tag: "@all" }, async ({ page }) => {
    // A last group that is too small is filled up from the beginning.
    const kinds = [...group, ...HELD].slice(0, KINDS);
    for (const card of group) {
      await sitDownWith(page, card, kinds);
      await legalSpots(page, `[data-card=${card}]`).first().click();
      await untilPlayed(page, () => legalSpots(page, "[data-plate=play-card]").click());
      expect(await isPlayed(page, card)).toBe(true);
    }
  });
}

/** At most so many kinds of a deck of five may be IMMEDIATE. */
const AT_ONCE_KINDS = 2;

for (let first = 0; first < AT_ONCE.length; first += AT_ONCE_KINDS) {
  const group = AT_ONCE.slice(first, first + AT_ONCE_KINDS);
  const tag = group.length === AT_ONCE_KINDS ? ["@all"] : [];
  test(`IMMEDIATE cards lie open in the middle and are played: ${group.join(", ")}`, { tag }, async ({ page }) => {
    // Whoever has only one is not asked: it is played. So a last one gets company.
    const kinds = [...[...group, ...AT_ONCE].slice(0, AT_ONCE_KINDS), ...HELD.slice(AT_ONCE_KINDS - KINDS)];
    for (const card of group) {
      await sitDownWith(page, card, kinds);
      await expect(page.locator("[data-immediate]").first()).toBeVisible();
      await untilPlayed(page, () => legalSpots(page, `[data-immediate=${card}]`).first().click());
      expect(await isPlayed(page, card)).toBe(true);
    }
  });
}
