import { at, type GameTypes, type Result, type Seat, type Standing, type Viewer } from "@gatehouse/engine";
import { columns, pad, table, widthOf, wrap } from "./layout.ts";
import { badge } from "./seats.ts";
import type { AnyRules } from "./tables.ts";
import type { Paint } from "./terminal.ts";
import type { Texts } from "./texts.ts";

/** What a report needs to know about the players: per seat a line that names it. */
export type Labels = readonly string[];

/** What happened in one step as sentences for a viewer, in one paragraph; empty if the viewer learns nothing. */
export function sentences(
  rules: AnyRules,
  events: readonly GameTypes["Event"][],
  viewer: Viewer | "everything",
  texts: Texts,
): string {
  const seen = viewer === "everything" ? events : events.map((event) => rules.redact(event, viewer));
  return seen
    .filter((event) => event !== null)
    .map((event) => texts.say(rules.words.event(event)))
    .join(" ");
}

/** The points of all seats at some moment: side by side if they fit, else in columns. */
export function standingLines(
  { scores }: Standing,
  labels: Labels,
  texts: Texts,
  width: number,
  paint: Paint,
): string[] {
  const cells = scores.map(
    (score, seat) => `${badge(seat, paint)} ${at(labels, seat)} ${paint("bold", String(score))}`,
  );
  const title = ` ${texts.text("result.standing")}  `;
  const line = title + cells.join("   ");
  if (widthOf(line) < width) return [line];
  return columns(cells, width - widthOf(title)).map((row, i) => (i === 0 ? title : " ".repeat(widthOf(title))) + row);
}

/** The end of a match: why it ended, the ranking, and where the points came from. */
export function resultReport(result: Result, labels: Labels, texts: Texts, paint: Paint, width: number): string[] {
  const order = [...result.ranks.keys()].sort((a, b) => at(result.ranks, a) - at(result.ranks, b));
  const widest = Math.max(...labels.map(widthOf));
  const ranking = order.map((seat) => {
    const points = texts.text("result.points", { points: at(result.scores, seat) });
    const isFirst = at(result.ranks, seat) === 1;
    const line = `  ${at(result.ranks, seat)}.  ${badge(seat, paint)} ${pad(at(labels, seat), widest)}  ${paint("bold", points)}`;
    return isFirst ? `${line}  ${paint("yellow", "★")}` : line;
  });
  return [
    ...wrap(paint("bold", texts.text("result.over", { reason: { key: `end.${result.reason}` } })), width, " "),
    "",
    ...ranking,
    "",
    ...sourcesTable(result, texts, paint),
  ];
}

/** Points per source and seat. */
function sourcesTable({ breakdown, scores }: Standing, texts: Texts, paint: Paint): string[] {
  const sources = [...new Set(breakdown.flatMap((seat) => Object.keys(seat)))];
  const seats = [...scores.keys()];
  const rows = sources.map((source) => [
    texts.text(`source.${source}`),
    ...seats.map((seat) => underLetter(breakdown[seat]?.[source] ?? 0)),
  ]);
  const head = [texts.text("result.sources"), ...seats.map((seat) => badge(seat, paint))];
  const total = [texts.text("result.total"), ...scores.map(underLetter)].map((cell) => paint("bold", cell));
  const lines = table([head, ...rows, total]);
  const ruler = ` ${"─".repeat(Math.max(...lines.map(widthOf)))}`;
  return [at(lines, 0), paint("dim", ruler), ...lines.slice(1, -1), paint("dim", ruler), at(lines, lines.length - 1)];
}

/** A number whose last digit stands under the letter of a badge. */
function underLetter(points: number): string {
  return `${points} `;
}

/** Who won, in a few words: for a single line. */
export function winners({ ranks }: Result, nameOf: (seat: Seat) => string): string {
  return [...ranks.keys()]
    .filter((seat) => ranks[seat] === 1)
    .map(nameOf)
    .join(" + ");
}
