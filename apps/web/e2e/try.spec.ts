import { positionOf, SOLO, sitDown, turnFrom } from "./positions.ts";
import { test } from "./support.ts";
for (const w of [1366, 390]) test(`try ${w}`, async ({ page }) => {
  await page.setViewportSize({ width: w, height: 800 });
  await sitDown(page, positionOf(SOLO, turnFrom(40)));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.screenshot({ path: `/tmp/menu-${w}.png` });
});
