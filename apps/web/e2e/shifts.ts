import { expect, type Page } from "@playwright/test";

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  var shifts: Shift[];
}

/** Notes whatever jumps without having been asked to, from the first moment of every page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const elements = shift.sources.map(({ node }) =>
          node instanceof Element ? node : (node?.parentElement ?? null),
        );
        // A log grows at its top: what stands in it moves down, as it must.
        const isLog = elements.length > 0 && elements.every((element) => element?.parentElement?.closest("[data-log]"));
        const moved = elements.map((element) => element?.outerHTML.slice(0, 120) ?? "");
        if (!shift.hadRecentInput && !isLog) globalThis.shifts.push({ value: shift.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Nothing has jumped so far, or so little that nobody sees it. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => globalThis.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.02);
}
