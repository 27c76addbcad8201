// Draws the icons of the web client, which are checked in, from apps/web/public/icons/icon.svg.
// Usage: node scripts/web-icons.ts
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { openBrowser } from "../apps/web/e2e/browser.ts";

const folder = fileURLToPath(new URL("../apps/web/public/icons/", import.meta.url));
const drawing = readFileSync(`${folder}icon.svg`, "utf8");

/** A mask may cut off everything outside the inner four fifths, so that the drawing shrinks and its ground fills the rest. */
const ICONS = [
  { name: "icon-192.png", size: 192, scale: 1, ground: "transparent" },
  { name: "icon-512.png", size: 512, scale: 1, ground: "transparent" },
  { name: "icon-maskable-512.png", size: 512, scale: 0.62, ground: "radial-gradient(#2c5d9f, #0f2747)" },
];

const browser = await openBrowser();
for (const { name, size, scale, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
    svg { width: ${scale * 100}vw }</style>`;
  await page.setContent(`${style}${drawing}`);
  await page.screenshot({ path: `${folder}${name}`, omitBackground: true });
}
await browser.close();
