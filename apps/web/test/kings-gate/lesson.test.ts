import { findGame } from "@gatehouse/catalogue";
import { at } from "@gatehouse/engine";
import { describe, expect, test } from "vitest";
import { lesson } from "../../src/boards/kings-gate/lesson.ts";
import de from "../../src/boards/kings-gate/messages/de.json" with { type: "json" };
import en from "../../src/boards/kings-gate/messages/en.json" with { type: "json" };
import es from "../../src/boards/kings-gate/messages/es.json" with { type: "json" };
import { LessonLink } from "../../src/match/lesson/lesson-link.ts";

async function begin() {
  const game = await findGame("kings-gate");
  const players = ["Ann", "Bea", "Carlos"].map((name, seat) => ({ name, bot: seat === 0 ? null : "greedy" }));
  if (!game) throw new Error("no game");
  const begun = await LessonLink.begin(game, lesson, players, () => 0);
  if (!begun.ok) throw new Error("the lesson does not begin");
  return { game, link: begun.value };
}

/** Waits until the lesson has told the next page. */
async function pageAfter(link: LessonLink, number: number) {
  while ((link.page()?.number ?? 0) <= number) await new Promise((wake) => setTimeout(wake));
  return link.page();
}

describe("the first match of King's Gate", () => {
  test("can be played from the first page to the last by doing what is asked", async () => {
    const { game, link } = await begin();
    for (;;) {
      const page = link.page();
      if (!page || page.isLast) break;
      if (page.isTask) expect(await link.submit(0, [await link.advise()])).toEqual({ ok: true, value: null });
      else link.next();
      await pageAfter(link, page.number);
    }
    expect(link.page()).toMatchObject({ id: "done", isLast: true });
    const opened = game.open(link.info.options);
    expect(opened.ok && opened.value.standing(link.sight().view).scores).toEqual([5, 3, 4]);
  });

  test("has ten to fifteen pages, each with title and text in three languages", async () => {
    const { link } = await begin();
    const pages = lesson.beats.flatMap((beat) => ("say" in beat ? [beat.say] : "ask" in beat ? [beat.ask] : []));
    expect(link.page()).toMatchObject({ id: at(pages, 0), number: 1, of: pages.length });
    expect(pages.length).toBeGreaterThanOrEqual(10);
    expect(pages.length).toBeLessThanOrEqual(15);
    for (const messages of [en, es, de])
      for (const page of pages)
        expect(Object.keys(messages)).toEqual(expect.arrayContaining([`lesson.${page}.title`, `lesson.${page}.text`]));
  });

  test("waits for what it asks and refuses the rest", async () => {
    const { game, link } = await begin();
    link.next();
    await pageAfter(link, 1);
    const before = await link.record();
    const other = game.notation.read("place R4@0,-1");
    expect(await link.submit(0, other ? [other] : [])).toEqual({ ok: false, error: { code: "lesson-step" } });
    link.next();
    expect(link.page()?.id).toBe("place");
    expect(await link.record()).toBe(before);
    expect(await link.undo()).toMatchObject({ ok: false });
  });
});
