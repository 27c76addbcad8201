import { findGame } from "@gatehouse/catalogue";
import { at, type Messages } from "@gatehouse/engine";
import { rounds } from "@gatehouse/testkit/rounds";
import { describe, expect, test } from "vitest";
import type { Lesson } from "../src/boards/board.ts";
import { LessonLink } from "../src/match/lesson/lesson-link.ts";

interface LessonCase {
  readonly game: string;
  readonly lesson: Lesson;
  /** Its texts in three languages. */
  readonly messages: readonly Messages[];
  /** The points at its end. */
  readonly scores: readonly number[];
  /** The first page that asks for something, and something else that could be done there, in notation. */
  readonly first: string;
  readonly other: string;
}

/** What holds for every guided match: it can be played as it asks, is told in three languages, and goes no other way. */
export function lessonSuite({ game: id, lesson, messages, scores, first, other }: LessonCase): void {
  async function begin() {
    const game = await findGame(id);
    if (!game) throw new Error("no game");
    const players = ["Ann", ...lesson.others].map((name, seat) => ({ name, bot: seat === 0 ? null : "student" }));
    const begun = await LessonLink.begin(game, lesson, players, () => 0);
    if (!begun.ok) throw new Error("the lesson does not begin");
    return { game, link: begun.value };
  }

  describe(`the first match of ${id}`, () => {
    test("can be played from the first page to the last by doing what is asked", async () => {
      const { game, link } = await begin();
      for (let page = link.page(); page && !page.isLast; page = link.page()) {
        if (page.isTask) {
          const advised = (await link.advise()).map(({ action }) => action);
          expect(await link.submit(0, advised)).toEqual({ ok: true, value: null });
        } else link.next();
        await pageAfter(link, page.number);
      }
      expect(link.page()).toMatchObject({ id: "done", isLast: true });
      const opened = game.open(link.info.options);
      expect(opened.ok && opened.value.standing(link.sight().view).scores).toEqual(scores);
    });

    test("has ten to fifteen pages, each with title and text in three languages", async () => {
      const { link } = await begin();
      const pages = lesson.beats.flatMap((beat) => ("say" in beat ? [beat.say] : "ask" in beat ? [beat.ask] : []));
      expect(link.page()).toMatchObject({ id: at(pages, 0), number: 1, of: pages.length });
      expect(pages.length).toBeGreaterThanOrEqual(10);
      expect(pages.length).toBeLessThanOrEqual(15);
      const keys = pages.flatMap((page) => [`lesson.${page}.title`, `lesson.${page}.text`]);
      for (const texts of messages) expect(Object.keys(texts)).toEqual(expect.arrayContaining(keys));
    });

    test("waits for what it asks and refuses the rest", async () => {
      const { game, link } = await begin();
      link.next();
      await pageAfter(link, 1);
      const before = await link.record();
      const action = game.notation.read(other);
      expect(await link.submit(0, action ? [action] : [])).toEqual({ ok: false, error: { code: "lesson-step" } });
      link.next();
      expect(link.page()?.id).toBe(first);
      expect(await link.record()).toBe(before);
      expect(await link.undo()).toMatchObject({ ok: false });
    });
  });
}

/** Waits until the lesson has told the next page. */
async function pageAfter(link: LessonLink, number: number): Promise<void> {
  for (const _ of rounds(`the page after page ${number}`)) {
    if ((link.page()?.number ?? 0) > number) return;
    await new Promise((wake) => setTimeout(wake));
  }
}
