import type { Page } from "@playwright/test";
import { legalHexes, legalPetals } from "./dragon-island-player.ts";
import { asked, type IslandQuestion, islandPosition } from "./dragon-island-positions.ts";
import { resultOf } from "./player.ts";
import { sitDown } from "./positions.ts";

/** A moment of a match on Dragon Island, and what to do before the picture is taken. */
export interface IslandMoment {
  readonly name: string;
  show(page: Page): Promise<void>;
}

const placing = islandPosition(asked(18, "place-tile"));

/** In the middle of a match: a side is chosen, and a space considered. */
export async function considerSpace(page: Page): Promise<void> {
  await sitDown(page, placing);
  await page.keyboard.press("2");
  await consider(page, legalHexes(page));
}

async function consider(page: Page, choices: ReturnType<typeof legalHexes>): Promise<void> {
  await choices.first().waitFor();
  // Where nothing covers it; a phone does not show the whole island.
  for (const choice of await choices.all()) {
    const isInSight = await choice.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
    if (!isInSight) continue;
    await choice.hover();
    break;
  }
  await page.locator("[data-outlook], [data-ghost]").first().waitFor();
}

/** A moment at which Ann can do this, with the first thing that she can choose considered. */
function considered(
  name: string,
  tiles: number,
  ...types: Parameters<typeof asked> extends [number, ...infer T] ? T : never
) {
  return {
    name,
    async show(page: Page) {
      await sitDown(page, islandPosition(asked(tiles, ...types)));
      const petals = await legalPetals(page).count();
      await consider(page, petals > 0 ? legalPetals(page) : legalHexes(page));
    },
  };
}

const theEnd = ({ actions }: IslandQuestion) => actions.length === 0;

export const ISLAND_MOMENTS: readonly IslandMoment[] = [
  considered("wizard", 20, "move-wizard"),
  considered("dragons", 16, "capture-dragons", "tame-dragon"),
  considered("herd", 16, "move-dragons"),
  considered("build", 14, "build"),
  considered("telekinesis", 20, "use-telekinesis"),
  considered("wild", 10, "name-colour"),
  {
    name: "payment",
    async show(page) {
      await sitDown(page, islandPosition(asked(14, "pay-energy")));
      await page.locator("[data-paid]").first().waitFor();
    },
  },
  {
    name: "treasure",
    async show(page) {
      await sitDown(page, islandPosition(asked(16, "play-map")));
      await page.locator("[data-map][data-legal]").first().hover();
      await page.locator("[data-outlook]").waitFor();
    },
  },
  {
    name: "why-not",
    async show(page) {
      await sitDown(page, placing);
      await page.locator('[data-cell="0,0"]').dispatchEvent("click");
      await page.getByRole("tooltip").waitFor();
    },
  },
  {
    name: "result",
    async show(page) {
      await sitDown(page, islandPosition(theEnd));
      await resultOf(page).waitFor();
    },
  },
];
