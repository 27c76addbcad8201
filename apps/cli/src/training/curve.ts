import type { RoundReport } from "./rounds.ts";

/** The rounds of a training for one number of seats. */
export interface Curve {
  readonly seats: number;
  readonly rounds: readonly RoundReport[];
}

const PANEL = { width: 300, height: 200 };
const PLOT = { left: 40, right: 12, top: 30, foot: 34 };

/** The learning curves of a game as a drawing: one panel per number of seats. `call` is the command that makes them again. */
export function curveDrawing(title: string, call: string, curves: readonly Curve[]): string {
  const width = PANEL.width * curves.length;
  const height = PANEL.height + 44;
  const panels = curves.map(
    (curve, index) => `<g transform="translate(${index * PANEL.width} 24)">${panel(curve)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(title)}</title>
<desc>${escaped(call)}</desc>
<style>
  text { font: 12px system-ui, sans-serif; fill: #4a4038; }
  .name { font-weight: 700; font-size: 14px; }
  .grid { stroke: #cfc6b4; fill: none; }
  .random { stroke: #17706a; fill: none; stroke-width: 2.5; }
  .best { stroke: #a33a1e; fill: none; stroke-width: 2.5; stroke-dasharray: 6 3; }
  .fair { stroke: #8a7d68; fill: none; stroke-dasharray: 1 4; stroke-linecap: round; stroke-width: 2; }
  .kept { fill: #a33a1e; }
</style>
<rect width="${width}" height="${height}" fill="#fbf7ec"/>
<text x="8" y="17" class="name">${escaped(title)}</text>
${panels.join("\n")}
<text x="8" y="${height - 6}">Win share of a student: line against random, dashes against the best round before (dotted: an even match), dot: kept.</text>
</svg>
`;
}

function panel({ seats, rounds }: Curve): string {
  const x = (round: number) =>
    PLOT.left + ((round - 1) / Math.max(1, rounds.length - 1)) * (PANEL.width - PLOT.left - PLOT.right);
  const y = (share: number) => PLOT.top + (1 - share) * (PANEL.height - PLOT.top - PLOT.foot);
  const path = (points: readonly (readonly [number, number])[]) =>
    points.map(([px, py], index) => `${index === 0 ? "M" : "L"}${px.toFixed(1)} ${py.toFixed(1)}`).join("");
  const across = (share: number) => `M${PLOT.left} ${y(share)}H${PANEL.width - PLOT.right}`;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path class="grid" d="${across(share)}"/><text x="${PLOT.left - 6}" y="${y(share) + 4}" text-anchor="end">${100 * share}%</text>`,
  );
  const against = rounds.flatMap(({ round, againstBest }) =>
    againstBest === null ? [] : [[x(round), y(againstBest)] as const],
  );
  const kept = rounds.filter(({ isBest }) => isBest).map(({ round, againstRandom }) => [x(round), y(againstRandom)]);
  return [
    `<text x="${PLOT.left}" y="18">${seats} seats</text>`,
    ...ticks,
    `<path class="fair" d="${across(1 / seats)}"/>`,
    `<path class="random" d="${path(rounds.map(({ round, againstRandom }) => [x(round), y(againstRandom)]))}"/>`,
    `<path class="best" d="${path(against)}"/>`,
    ...kept.map(([px = 0, py = 0]) => `<circle class="kept" cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="4"/>`),
    ...rounds.map(
      ({ round }) =>
        `<text x="${x(round).toFixed(1)}" y="${PANEL.height - PLOT.foot + 18}" text-anchor="middle">${round}</text>`,
    ),
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
