import type { Page } from "@playwright/test";
import { playOn } from "./kings-gate-player.ts";
import { keep, positionOf, SOLO, turnFrom } from "./positions.ts";
import { expect, test } from "./support.ts";

// With everything that moves: what is announced by motion must not shift anything else.
test.setTimeout(60_000);

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  var shifts: Shift[];
}

/** Notes whatever jumps without having been asked to, from the first moment of every page. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const moved = shift.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ""));
        if (!shift.hadRecentInput) globalThis.shifts.push({ value: shift.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => globalThis.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.02);
}

for (const [device, viewport] of [
  ["a laptop", { width: 1366, height: 768 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("the home page does not jump, neither empty nor with matches", async ({ page }) => {
      await watchShifts(page);
      await page.goto("/", { waitUntil: "networkidle" });
      await expectNoShift(page);
      await keep(page, await positionOf(SOLO, turnFrom(40)));
      await page.goto("/matches", { waitUntil: "networkidle" });
      await expect(page.getByText("Your turn").first()).toBeVisible();
      // As the next visit is: what is kept is known.
      await page.goto("/", { waitUntil: "networkidle" });
      await expect(page.getByText("Your turn").first()).toBeVisible();
      await expectNoShift(page);
    });

    test("the table does not jump while it is opened and played at", async ({ page }) => {
      await watchShifts(page);
      const [path = ""] = await keep(page, await positionOf(SOLO, turnFrom(30)));
      await page.goto(path);
      // Two turns, and between them a new location.
      await playOn(page, "mouse", 4);
      await expect(page.getByText("Wizard's Tower").first()).toBeAttached();
      await expectNoShift(page);
    });
  });
