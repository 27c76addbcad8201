import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

declare global {
  var axe: { run(context: Document, options: RunOptions): Promise<AxeResults> } | undefined;
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds in a page as it is now, or with these rules alone. */
async function violations(page: Page, runOnly: readonly string[]): Promise<string> {
  // A page that stays is looked at many times, and axe is large.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async (rules) => {
    const only = rules.length > 0 ? { runOnly: [...rules] } : {};
    // Only what is wrong is told: a board has thousands of nodes.
    const found = await globalThis.axe?.run(document, { resultTypes: ["violations"], selectors: false, ...only });
    if (!found) throw new Error("axe has not been loaded");
    const told = found.violations.map(({ id, help, nodes }) =>
      [`${id}: ${help}`, ...nodes.map(({ html }) => `  ${html}`)].join("\n"),
    );
    return told.join("\n");
  }, runOnly);
}

/** The page, as soon as it is there, breaks no rule that axe knows. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // What a page shows while it loads has no heading yet. A dialog takes the page behind it out of the tree, not of sight.
  await page.locator("h1").first().waitFor({ state: "attached" });
  expect(await violations(page, [])).toBe("");
}

/** The same in both themes: the dark one is the same page in other colours. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect(await violations(page, ["color-contrast", "link-in-text-block"])).toBe("");
}
