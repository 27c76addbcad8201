// Draws the paper grain of the web client as a small seamless picture: a live noise filter over a page is painted again
// with every scroll. Usage: node scripts/web-parchment.ts
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";

const SIZE = 256;
const SHADES = 10;
const STRONGEST = 0.13;
const BROWN = [158, 122, 71] as const;
const OCTAVES = [
  { cells: 6, weight: 0.34 },
  { cells: 14, weight: 0.3 },
  { cells: 32, weight: 0.2 },
  { cells: 80, weight: 0.16 },
] as const;

/** A number from 0 to 1 for a grid point, always the same. */
function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ Math.imul(seed + 1, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Value noise that repeats after `cells` in both directions. */
function noise(x: number, y: number, cells: number): number {
  const [u, v] = [(x / SIZE) * cells, (y / SIZE) * cells];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const at = (di: number, dj: number) => hash((i + di) % cells, (j + dj) % cells, cells);
  const [s, t] = [smooth(u - i), smooth(v - j)];
  return mix(mix(at(0, 0), at(1, 0), s), mix(at(0, 1), at(1, 1), s), t);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const rows = Buffer.alloc(SIZE * (SIZE / 2 + 1));
for (let y = 0; y < SIZE; y++) {
  for (let x = 0; x < SIZE; x++) {
    const grain = OCTAVES.reduce((sum, { cells, weight }) => sum + weight * noise(x, y, cells), 0);
    const shade = Math.max(0, Math.min(SHADES - 1, Math.round((grain - 0.28) * 2.3 * SHADES)));
    const at = y * (SIZE / 2 + 1) + 1 + (x >> 1);
    rows[at] = (rows[at] ?? 0) | (x % 2 === 0 ? shade << 4 : shade);
  }
}
const header = Buffer.alloc(13);
header.writeUInt32BE(SIZE, 0);
header.writeUInt32BE(SIZE, 4);
header.set([4, 3, 0, 0, 0], 8);
const palette = Buffer.from(Array.from({ length: SHADES }, () => BROWN).flat());
const alpha = Buffer.from(Array.from({ length: SHADES }, (_, i) => Math.round((255 * STRONGEST * i) / (SHADES - 1))));
const picture = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk("IHDR", header),
  chunk("PLTE", palette),
  chunk("tRNS", alpha),
  chunk("IDAT", deflateSync(rows, { level: 9 })),
  chunk("IEND", Buffer.alloc(0)),
]);
writeFileSync(fileURLToPath(new URL("../apps/web/src/design/parchment.png", import.meta.url)), picture);
