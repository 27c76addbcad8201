import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One line of a picture. */
export interface Curve {
  readonly name: string;
  readonly values: readonly number[];
}

const [WIDTH, HEIGHT, MARGIN] = [720, 240, 48];
/** Told apart also without colours, by their dashes. */
const STROKES = ["#1f6feb", "#9a6700", "#8250df"];
const DASHES = ["none", "6 3", "2 3"];

/** Draws curves over minutes into docs/NAME.svg, on a ground of its own so that both themes of a page can show it. */
export function drawCurves(name: string, title: string, unit: string, minutes: number, curves: readonly Curve[]): void {
  const top = Math.max(1, ...curves.flatMap(({ values }) => values)) * 1.1;
  const x = (i: number, length: number) => MARGIN + ((WIDTH - 2 * MARGIN) * i) / Math.max(1, length - 1);
  const y = (value: number) => HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * value) / top;
  const lines = curves.map(({ values }, i) => {
    const points = values.map((value, n) => `${x(n, values.length).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
    return `<polyline points="${points}" fill="none" stroke="${STROKES[i]}" stroke-width="2" stroke-dasharray="${DASHES[i]}"/>`;
  });
  const legend = curves.map(
    ({ name: label }, i) =>
      `<text x="${MARGIN + 170 * i}" y="${HEIGHT - 10}" fill="${STROKES[i]}">${DASHES[i] === "none" ? "—" : "- -"} ${label}</text>`,
  );
  const ticks = [0, top / 2.2, top / 1.1].map(
    (value) =>
      `<text x="${MARGIN - 6}" y="${y(value) + 4}" text-anchor="end" fill="#57606a">${Math.round(value)}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
<text x="${MARGIN}" y="24" fill="#1f2328" font-size="14">${title}, ${unit}, over ${minutes} minutes</text>
<path d="M${MARGIN} ${y(0)}H${WIDTH - MARGIN}" stroke="#d0d7de"/>
${[...ticks, ...lines, ...legend].join("\n")}
</svg>
`;
  writeFileSync(fileURLToPath(new URL(`../../docs/${name}.svg`, import.meta.url)), svg);
}
