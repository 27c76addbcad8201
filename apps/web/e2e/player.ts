import { rounds } from "@gatehouse/testkit/rounds";
import type { Locator, Page } from "@playwright/test";
import { expect } from "./support.ts";

/** The ways in which a person plays. */
export type Hand = "mouse" | "keys" | "touch";

/** The dialog at the end of a match. */
export function resultOf(page: Page): Locator {
  return page.getByRole("dialog").filter({ has: page.getByRole("heading", { level: 1 }) });
}

/** How far the match is: the history bar counts. */
export async function moves(page: Page): Promise<number> {
  // Not by role: at the end the ceremony hides everything else from those who look by roles.
  return Number(await page.locator("[role=slider]").getAttribute("aria-valuemax"));
}

/** Does something, and waits until the match has gone on. */
export async function untilPlayed(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await moves(page);
  await act();
  await expect.poll(() => moves(page), { intervals: [20, 50, 100], timeout: 30_000 }).toBeGreaterThan(before);
}

/** Answers question after question until the match is over, or so many of them; answers how many. */
export async function answerQuestions<Question extends string>(
  page: Page,
  most: number,
  nextQuestion: () => Promise<Question | "over">,
  answer: (asked: Question) => Promise<void>,
): Promise<number> {
  let made = 0;
  for (const _ of rounds("the end of the match")) {
    const asked = await nextQuestion();
    if (asked === "over" || made >= most) break;
    await untilPlayed(page, () => answer(asked));
    made += 1;
  }
  return made;
}

/** Presses something: by its key if there is one, by finger or by mouse. */
export async function press(page: Page, target: Locator, hand: Hand, key: string | null = null): Promise<void> {
  if (hand === "keys" && key !== null) await page.keyboard.press(key);
  else if (hand === "touch") await target.tap();
  else await target.click();
}

/**
 * The middle of the first place that nothing covers, once the board stands still; `null` if none is in sight. A question that
 * has just come may still move the board: the leaves around it change their size a frame later.
 */
export async function placeInSight(
  page: Page,
  places: string,
  pressed = places,
): Promise<readonly [x: number, y: number] | null> {
  return page.evaluate(
    async ([all, hit]) => {
      const find = () => {
        for (const place of document.querySelectorAll(all)) {
          const { x, y, width, height } = place.getBoundingClientRect();
          const middle = [x + width / 2, y + height / 2] as const;
          if (document.elementFromPoint(...middle)?.matches(hit)) return middle;
        }
        return null;
      };
      const frames = async (count: number) => {
        for (let passed = 0; passed < count; passed += 1) await new Promise(requestAnimationFrame);
      };
      let found = find();
      for (let looks = 0; looks < 250; looks += 1) {
        await frames(4);
        const again = find();
        if (String(again) === String(found)) return found;
        found = again;
      }
      throw new Error(`${all} still moves after 1,000 frames`);
    },
    [places, pressed] as const,
  );
}

/** Chooses a place of the board. A finger's first touch shows what it would do, the second does it. */
export async function pressPlace(page: Page, [x, y]: readonly [x: number, y: number], hand: Hand): Promise<void> {
  if (hand === "mouse") return page.mouse.click(x, y);
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
}
