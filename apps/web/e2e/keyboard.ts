import type { Page } from "@playwright/test";
import { expect } from "./support.ts";

const MOST_TABS = 60;
const MOST_ARROWS = 60;

/** Presses Tab until what has the focus fits the selector: the only way there is without a pointer. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not come to ${selector}`);
}

export function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Goes over the board by arrow keys, from wherever the focus is on it, to the nearest place that can be chosen. */
export async function walkToLegalCell(page: Page): Promise<void> {
  const tried = new Map<string, number>();
  for (let pressed = 0; pressed < MOST_ARROWS; pressed += 1) {
    const sight = await page.evaluate(() => {
      const middle = (element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const focused = document.activeElement;
      if (!focused?.matches("[data-cell]")) return null;
      const legal = [...document.querySelectorAll("[data-cell][data-legal]")].map(middle);
      return {
        cell: focused.getAttribute("data-cell"),
        isThere: focused.matches("[data-legal]"),
        at: middle(focused),
        legal,
      };
    });
    if (!sight) throw new Error("the focus is not on the board");
    if (sight.isThere) return;
    const { x, y } = sight.at;
    const distance = (place: { readonly x: number; readonly y: number }) => Math.hypot(place.x - x, place.y - y);
    const [goal] = sight.legal.sort((a, b) => distance(a) - distance(b));
    if (!goal) throw new Error("nothing on the board can be chosen");
    const [dx, dy] = [goal.x - x, goal.y - y];
    const gains = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy };
    // The way may be barred by an edge of the city: what was tried here before comes last.
    const times = (key: string) => tried.get(`${sight.cell} ${key}`) ?? 0;
    const [best] = Object.entries(gains).sort(([a, nearer], [b, near]) => times(a) - times(b) || near - nearer);
    const key = best?.[0] ?? "ArrowRight";
    tried.set(`${sight.cell} ${key}`, times(key) + 1);
    await page.keyboard.press(key);
  }
  expect(await hasFocus(page, "[data-cell][data-legal]"), "arrow keys come to a place that can be chosen").toBe(true);
}
