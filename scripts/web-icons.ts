// Draws the icons of the web client, which are checked in, from apps/web/public/icons/icon.svg.
// Usage: node scripts/web-icons.ts
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, openBrowser } from "../apps/web/e2e/browser.ts";

const folder = fileURLToPath(new URL("../apps/web/public/", import.meta.url));
const drawing = readFileSync(`${folder}icons/icon.svg`, "utf8");

interface Icon {
  readonly size: number;
  /** How much of the picture the drawing fills. */
  readonly scale: number;
  readonly ground: string;
}

const PLAIN = { scale: 1, ground: "transparent" };
const GROUND = "radial-gradient(#2c5d9f, #0f2747)";

const PICTURES: Readonly<Record<string, Icon>> = {
  "icons/icon-192.png": { size: 192, ...PLAIN },
  "icons/icon-512.png": { size: 512, ...PLAIN },
  // A mask may cut off everything outside the inner four fifths, so that the drawing shrinks and its ground fills the rest.
  "icons/icon-maskable-512.png": { size: 512, scale: 0.62, ground: GROUND },
  // Phones round the corners themselves, and show black where nothing is.
  "apple-touch-icon.png": { size: 180, scale: 0.86, ground: GROUND },
};

/** What a favicon.ico holds: tabs, bookmarks and task bars. */
const FAVICON_SIZES = [16, 32, 48] as const;

async function draw(browser: Browser, { size, scale, ground }: Icon): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
    svg { width: ${scale * 100}vw }</style>`;
  await page.setContent(`${style}${drawing}`);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;
const BITS_PER_PIXEL = 32;

/** Pictures of several sizes as one file of the kind ICO: a head, an entry for each, then the pictures. */
function ico(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = HEAD_BYTES + ENTRY_BYTES * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(BITS_PER_PIXEL, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const browser = await openBrowser();
for (const [name, icon] of Object.entries(PICTURES)) writeFileSync(`${folder}${name}`, await draw(browser, icon));
const small = [];
for (const size of FAVICON_SIZES) small.push({ size, png: await draw(browser, { size, ...PLAIN }) });
writeFileSync(`${folder}favicon.ico`, ico(small));
await browser.close();
