import type { RoundReport } from "./rounds.ts";

const PANEL = { width: 360, height: 220 };
const PLOT = { left: 44, right: 14, top: 30, foot: 34 };
/** So many rounds are named along the axis at most. */
const MOST_NAMES = 12;

/** The learning curves of a game as a drawing: one panel per number of seats. `call` is the command that makes them again. */
export function curveDrawing(game: string, call: string, rounds: readonly RoundReport[]): string {
  const counts = Object.keys(rounds[0]?.wins ?? {}).map(Number);
  const width = PANEL.width * counts.length;
  const height = PANEL.height + 62;
  const panels = counts.map(
    (seats, index) => `<g transform="translate(${index * PANEL.width} 24)">${panel(seats, rounds)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>Training: ${escaped(game)}</title>
<desc>${escaped(call)}</desc>
<style>
  text { font: 12px system-ui, sans-serif; fill: #4a4038; }
  .name { font-weight: 700; font-size: 14px; }
  .grid { stroke: #cfc6b4; fill: none; }
  .wins { stroke: #a33a1e; fill: none; stroke-width: 2.5; }
  .foreseen { stroke: #17706a; fill: none; stroke-width: 2.5; stroke-dasharray: 6 3; }
  .fair { stroke: #8a7d68; fill: none; stroke-dasharray: 1 4; stroke-linecap: round; stroke-width: 2; }
  .round { fill: #a33a1e; }
</style>
<rect width="${width}" height="${height}" fill="#fbf7ec"/>
<text x="8" y="17" class="name">Training: ${escaped(game)}</text>
${panels.join("\n")}
<text x="8" y="${height - 24}">Line: wins by the network of a round against others by the first one (dotted: an even match).</text>
<text x="8" y="${height - 6}">Dashes: how much of what came the network had foreseen; most of the rest is luck.</text>
</svg>
`;
}

function panel(seats: number, rounds: readonly RoundReport[]): string {
  const x = (round: number) =>
    PLOT.left + ((round - 1) / Math.max(1, rounds.length - 1)) * (PANEL.width - PLOT.left - PLOT.right);
  const y = (share: number) => PLOT.top + (1 - Math.max(0, share)) * (PANEL.height - PLOT.top - PLOT.foot);
  const path = (points: readonly (readonly [round: number, share: number])[]) =>
    points
      .map(([round, share], index) => `${index === 0 ? "M" : "L"}${x(round).toFixed(1)} ${y(share).toFixed(1)}`)
      .join("");
  const across = (share: number) => `M${PLOT.left} ${y(share)}H${PANEL.width - PLOT.right}`;
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path class="grid" d="${across(share)}"/><text x="${PLOT.left - 6}" y="${y(share) + 4}" text-anchor="end">${100 * share}%</text>`,
  );
  const wins = rounds.map(({ round, wins: all }) => [round, all[seats] ?? 0] as const);
  const foreseen = rounds.flatMap(({ round, foreseen: share }) => (share === null ? [] : [[round, share] as const]));
  const every = Math.ceil(rounds.length / MOST_NAMES);
  return [
    `<text x="${PLOT.left}" y="18">${seats} seats</text>`,
    ...ticks,
    `<path class="fair" d="${across(1 / seats)}"/>`,
    `<path class="foreseen" d="${path(foreseen)}"/>`,
    `<path class="wins" d="${path(wins)}"/>`,
    ...wins.map(
      ([round, share]) =>
        `<circle class="round" cx="${x(round).toFixed(1)}" cy="${y(share).toFixed(1)}" r="3.5"><title>${round}: ${(100 * share).toFixed(1)} %</title></circle>`,
    ),
    ...rounds
      .filter(({ round }) => (round - 1) % every === 0)
      .map(
        ({ round }) =>
          `<text x="${x(round).toFixed(1)}" y="${PANEL.height - PLOT.foot + 18}" text-anchor="middle">${round}</text>`,
      ),
  ].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
