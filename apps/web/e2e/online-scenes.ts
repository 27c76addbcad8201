import type { Page } from "@playwright/test";
import { takeTurn } from "./kings-gate-player.ts";
import { accept, askedOf, invitationOf, openTable } from "./online.ts";
import { resultOf } from "./player.ts";
import { chooseSettings } from "./support.ts";

/** A moment of online play, shown by whoever hosts it. */
export interface OnlineMoment {
  readonly name: string;
  show(page: Page): Promise<void>;
}

interface Someone {
  readonly page: Page;
}

/** Somebody else, with a browser of their own that closes with everything else. */
async function other({ page }: Someone, name: string): Promise<Someone> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: origin, locale: "en", reducedMotion: "reduce" });
  return introduced(await context.newPage(), name);
}

async function introduced(page: Page, name: string): Promise<Someone> {
  await chooseSettings(page, { name });
  return { page };
}

/** Ann and Ben at a table of King's Gate, after some turns. */
async function sitTogether(page: Page, turns: number): Promise<readonly [ann: Someone, ben: Someone]> {
  const ann = await introduced(page, "Ann");
  const ben = await other(ann, "Ben");
  await accept(ben, await openTable(ann, "kings-gate", 2));
  for (let turn = 0; turn < turns; turn += 1) {
    const asked = await askedOf([ann, ben]);
    await takeTurn(asked.page);
  }
  return [ann, ben];
}

/** Opens the menu of the table and what it calls by this name. */
async function openSheet({ page }: Someone, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name }).click();
}

/** Has a name on the server, as whoever sits down once has. */
async function beKnown(page: Page): Promise<void> {
  await introduced(page, "Ann");
  await page.goto("/you");
  await page.getByRole("button", { name: "Begin with my name" }).click();
  await page.getByRole("heading", { name: "Return link" }).waitFor();
}

export const ONLINE_MOMENTS: readonly OnlineMoment[] = [
  {
    name: "friends",
    async show(page) {
      await introduced(page, "Ann");
      await page.goto("/friends/dragon-island");
      await page.getByRole("button", { name: "Open the table" }).waitFor();
    },
  },
  {
    name: "waiting",
    async show(page) {
      const ann = await introduced(page, "Ann");
      const link = await openTable(ann, "kings-gate", 4, 1);
      await accept(await other(ann, "Ben"), link);
      await page.getByRole("list", { name: "Seats" }).getByText("Ben").waitFor();
    },
  },
  {
    name: "invitation",
    async show(page) {
      const ben = await introduced(page, "Ben");
      const { pathname, hash } = new URL(await openTable(await other(ben, "Ann"), "dragonsgate-college", 3));
      await page.goto(`${pathname}${hash}`);
      await page.getByRole("button", { name: "Sit down" }).waitFor();
    },
  },
  {
    name: "lobby",
    async show(page) {
      const ann = await introduced(page, "Ann");
      for (const [host, game] of [
        ["Ben", "kings-gate"],
        ["Cleo", "dragon-island"],
        ["Dora", "dragonsgate-college"],
      ] as const) {
        const { page: table } = await other(ann, host);
        await table.goto(`/friends/${game}`);
        await table.getByRole("radio", { name: "Anyone" }).check({ force: true });
        await table.getByRole("button", { name: "Open the table" }).click();
        await invitationOf(table);
      }
      await page.goto("/lobby");
      await page.getByText("Dora").first().waitFor();
    },
  },
  {
    name: "table",
    async show(page) {
      await sitTogether(page, 9);
    },
  },
  {
    name: "chat",
    async show(page) {
      const [ann, ben] = await sitTogether(page, 5);
      for (const [who, words] of [
        [ann, "Good luck!"],
        [ben, "And to you. Is that my pub you are looking at?"],
        [ann, "Nobody looks at pubs. Almost nobody."],
      ] as const) {
        await who.page.keyboard.press("w");
        await who.page.getByRole("textbox", { name: "Say something" }).fill(words);
        await who.page.keyboard.press("Enter");
        await who.page.getByRole("dialog").getByText(words).waitFor();
        await who.page.keyboard.press("Escape");
      }
      await page.keyboard.press("w");
      await page.getByRole("dialog").getByText("Almost nobody").waitFor();
    },
  },
  {
    name: "people",
    async show(page) {
      const [ann] = await sitTogether(page, 3);
      await openSheet(ann, "Players and table");
      await page.getByRole("textbox", { name: "Link to watch" }).waitFor();
    },
  },
  {
    name: "proof",
    async show(page) {
      const [, ben] = await sitTogether(page, 7);
      await openSheet(ben, "Players and table");
      await ben.page.getByRole("button", { name: "Resign" }).click();
      const question = ben.page.getByRole("dialog", { name: "Resign this match?" });
      await question.getByRole("button", { name: "Resign" }).click();
      await resultOf(page).waitFor();
      await page.locator("[data-holds=yes]").last().scrollIntoViewIfNeeded();
    },
  },
  { name: "you", show: beKnown },
  {
    name: "notifications",
    async show(page) {
      await beKnown(page);
      await page.goto("/notifications", { waitUntil: "networkidle" });
    },
  },
];
