import type { Page } from "@playwright/test";
import type { Lesson } from "../src/boards/board.ts";
import { type Hand, moves } from "./player.ts";
import { expect } from "./support.ts";

interface TakenLesson {
  /** The game as the link to its lesson names it. */
  readonly name: RegExp;
  readonly lesson: Lesson;
  /** Does what the lesson asks for, given in notation. */
  act(page: Page, action: string): Promise<void>;
  playOn(page: Page, hand: Hand, decisions: number): Promise<unknown>;
}

/** Takes a lesson from its link to its last page, and plays on from there. */
export async function takeLesson(page: Page, { name, lesson, act, playOn }: TakenLesson): Promise<void> {
  await page.goto("/learn");
  await page.getByRole("link", { name }).click();
  const leaf = page.getByRole("region", { name: "Lesson" });
  const pages = lesson.beats.filter((beat) => !("play" in beat));
  for (const [index, beat] of pages.entries()) {
    await expect(leaf).toContainText(`${index + 1} of ${pages.length}`, { timeout: 15_000 });
    if ("ask" in beat) await act(page, beat.action);
    else if (index < pages.length - 1) await leaf.getByRole("button", { name: "Next" }).click();
  }
  const before = await moves(page);
  await leaf.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL("**/table/*");
  await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(before);
  await playOn(page, "mouse", 3);
  expect(await moves(page)).toBeGreaterThan(before);
}
