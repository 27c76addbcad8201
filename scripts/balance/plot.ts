import { writeFileSync } from "node:fs";
import { at } from "@gatehouse/engine";

/** Where the points of one kind of matches came from. */
export interface Bar {
  readonly label: string;
  /** One number per source; what costs points is negative and drawn to the left. */
  readonly parts: readonly number[];
}

const [WIDTH, LEFT, ROW, TOP] = [860, 120, 26, 74];
const COLOURS = [
  "#1f6feb",
  "#9a6700",
  "#8250df",
  "#1a7f37",
  "#bf3989",
  "#0e7490",
  "#cf222e",
  "#6e7781",
  "#a15c38",
] as const;
/** A narrower part has no room for its number. */
const NARROW = 20;

/** Draws stacked bars into a file, on a ground of its own so that both themes of a page can show it. */
export function drawBars(target: URL, title: string, sources: readonly string[], bars: readonly Bar[]): void {
  const least = Math.min(0, ...bars.map(({ parts }) => sum(parts.filter((part) => part < 0))));
  const most = Math.max(1, ...bars.map(({ parts }) => sum(parts.filter((part) => part > 0))));
  const scale = (WIDTH - LEFT - 30) / (most - least);
  const zero = LEFT - least * scale;
  const height = TOP + ROW * bars.length + 12;
  const rows = bars.flatMap((bar, index) => [
    `<text x="${LEFT - 10}" y="${TOP + ROW * index + 16}" text-anchor="end" fill="#1f2328">${bar.label}</text>`,
    ...segments(bar, zero, TOP + ROW * index, scale),
  ]);
  writeFileSync(
    target,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
<text x="16" y="24" fill="#1f2328" font-size="14">${title}</text>
${legend(sources)}
${rows.join("\n")}
<path d="M${zero.toFixed(1)} ${TOP - 4}V${height - 8}" stroke="#1f2328"/>
</svg>
`,
  );
}

/** The names stand in the order of the parts, so that colours are not all that tells them apart. */
function legend(sources: readonly string[]): string {
  let x = 16;
  const entries = sources.map((source, index) => {
    const entry = `<rect x="${x}" y="38" width="12" height="12" fill="${at(COLOURS, index)}"/><text x="${x + 17}" y="49" fill="#1f2328">${source}</text>`;
    x += 30 + source.length * 6.6;
    return entry;
  });
  return entries.join("\n");
}

function segments({ parts }: Bar, zero: number, y: number, scale: number): string[] {
  let [left, right] = [zero, zero];
  return parts.map((part, index) => {
    const width = Math.abs(part) * scale;
    if (part < 0) left -= width;
    const x = part < 0 ? left : right;
    if (part > 0) right += width;
    const words = `<text x="${(x + width / 2).toFixed(1)}" y="${y + 16}" text-anchor="middle" fill="#ffffff">${part.toFixed(1).replace("-", "−")}</text>`;
    const box = `<rect x="${x.toFixed(1)}" y="${y + 1}" width="${Math.max(0, width - 1).toFixed(1)}" height="${ROW - 5}" fill="${at(COLOURS, index)}"/>`;
    return width < NARROW ? box : `${box}${words}`;
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}
