import { at } from "@gatehouse/engine";
import { sum } from "./statistics.ts";
import { signed } from "./text.ts";

/** Where the points of one kind of matches came from. */
export interface Bar {
  readonly label: string;
  /** One number per source; what costs points is negative and drawn to the left. */
  readonly parts: readonly number[];
}

/** Bars that are compared with each other. */
export interface Group {
  readonly label: string;
  readonly bars: readonly Bar[];
}

const WIDTH = 920;
const MARGIN = 20;
/** Where the names of the bars end, and where the last bar ends at most. */
const [NAMES, RIGHT] = [132, WIDTH - 60];
const [ROW, THICK, APART] = [26, 21, 18];
const [LEGEND_TOP, LEGEND_ROW] = [56, 20];
const [INK, PALE, LINE] = ["#1f2328", "#59636e", "#d1d9e0"];
const COLOURS = [
  "#1f6feb",
  "#9a6700",
  "#8250df",
  "#1a7f37",
  "#bf3989",
  "#0e7490",
  "#cf222e",
  "#59636e",
  "#a15c38",
  "#24292f",
] as const;
/** The width of a character of the usual size, on the safe side. */
const CHARACTER = 7;

/** Stacked bars as SVG, on a ground of its own so that both themes of a page can show it. */
export function drawBars(title: string, sources: readonly string[], groups: readonly Group[]): string {
  const legend = legendOf(sources);
  const top = LEGEND_TOP + legend.rows * LEGEND_ROW + 16;
  const bars = groups.flatMap((group) => group.bars);
  const least = Math.min(0, ...bars.map(({ parts }) => sum(parts.filter((part) => part < 0))));
  const most = Math.max(1, ...bars.map(({ parts }) => sum(parts.filter((part) => part > 0))));
  const scale = (RIGHT - NAMES - 10) / (most - least);
  const x = (points: number) => NAMES + 10 + (points - least) * scale;
  const rows: string[] = [];
  let y = top;
  for (const { label, bars } of groups) {
    rows.push(words(MARGIN, y + ((bars.length - 1) * ROW + THICK) / 2 + 4, label, "start", INK, ' font-weight="bold"'));
    for (const bar of bars) {
      rows.push(words(NAMES, y + 15, bar.label, "end", INK), ...segments(bar, x, y));
      y += ROW;
    }
    y += APART;
  }
  const bottom = y - APART + 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${bottom + 28}" role="img" aria-label="${title}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${bottom + 28}" fill="#ffffff"/>
${words(MARGIN, 30, title, "start", INK, ' font-size="16" font-weight="bold"')}
${legend.drawn}
${ticks(least, most)
  .map((points) => tick(x(points), points, top - 6, bottom))
  .join("\n")}
${rows.join("\n")}
<path d="M${x(0).toFixed(1)} ${top - 6}V${bottom}" stroke="${INK}"/>
</svg>
`;
}

function words(x: number, y: number, text: string, anchor: string, colour: string, more = ""): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${colour}"${more}>${text}</text>`;
}

/** The names stand in the order of the parts, so that colours are not all that tells them apart. */
function legendOf(sources: readonly string[]): { readonly drawn: string; readonly rows: number } {
  let [x, row] = [MARGIN, 0];
  const entries = sources.map((source, index) => {
    const width = 17 + source.length * CHARACTER;
    if (x + width > WIDTH - MARGIN) [x, row] = [MARGIN, row + 1];
    const y = LEGEND_TOP + row * LEGEND_ROW;
    const entry = `<rect x="${x.toFixed(1)}" y="${y - 10}" width="12" height="12" fill="${at(COLOURS, index)}"/>${words(x + 17, y, source, "start", INK)}`;
    x += width + 16;
    return entry;
  });
  return { drawn: entries.join("\n"), rows: row + 1 };
}

/** Round numbers along the scale, not more than ten. */
function ticks(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((each) => (most - least) / each <= 10) ?? 100;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

function tick(x: number, points: number, top: number, bottom: number): string {
  return `<path d="M${x.toFixed(1)} ${top}V${bottom}" stroke="${LINE}"/>${words(x, bottom + 15, signed(points, 0), "middle", PALE)}`;
}

/** The parts of a bar, each with its number where there is room for it, and their sum. */
function segments({ parts }: Bar, x: (points: number) => number, y: number): string[] {
  let [lost, gained] = [0, 0];
  const drawn = parts.map((part, index) => {
    const from = part < 0 ? lost + part : gained;
    if (part < 0) lost += part;
    else gained += part;
    const [left, right] = [x(from), x(from + Math.abs(part))];
    const number = signed(part, 1);
    const box = `<rect x="${left.toFixed(1)}" y="${y}" width="${Math.max(0, right - left - 1).toFixed(1)}" height="${THICK}" fill="${at(COLOURS, index)}"/>`;
    const hasRoom = right - left > number.length * CHARACTER + 2;
    return hasRoom ? `${box}${words((left + right) / 2, y + 15, number, "middle", "#ffffff")}` : box;
  });
  return [...drawn, words(x(gained) + 6, y + 15, signed(gained + lost, 1), "start", INK, ' font-weight="bold"')];
}
