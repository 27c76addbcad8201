import { asView, at, type GameTypes, type Seat } from "@gatehouse/engine";
import { crop, READING_WIDTH, widthOf, wrap } from "../layout.ts";
import { resultReport, standingLines } from "../reports.ts";
import { type Density, layOutChoices } from "./choices.ts";
import { isShared, labelsOf, lastDecision, type Position, type Session, storyFrom } from "./session.ts";

/** How roomy a screen is: how the choices are laid out, whether the story must be whole, and lines between the parts. */
interface Fashion {
  readonly density: Density;
  readonly isWhole: boolean;
  readonly isAiry: boolean;
}

/** What is given up first on a low terminal. */
const FASHIONS: readonly Fashion[] = [
  { density: "full", isWhole: true, isAiry: true },
  { density: "words", isWhole: true, isAiry: true },
  { density: "words", isWhole: true, isAiry: false },
  { density: "words", isWhole: false, isAiry: false },
  { density: "notation", isWhole: true, isAiry: true },
  { density: "notation", isWhole: true, isAiry: false },
  { density: "notation", isWhole: false, isAiry: false },
];

/** So much of the story is told however low the terminal is. */
const SHORTEST_STORY = 3;

/** Everything a seat needs for its decision: what happened, the board, the points, the question and the choices. */
export function decisionScreen(position: Position): string {
  const { session, seat } = position;
  // One line is left for what the person types.
  const rows = session.terminal.size().rows - 1;
  const story = storyFrom(session, seat, lastDecision(session, seat));
  let lines: string[] = [];
  for (const fashion of FASHIONS) {
    const below = linesBelowStory(position, fashion);
    const room = Math.max(SHORTEST_STORY, rows - below.length - 1);
    lines = [header(session), ...storyLines(session, story, fashion.isWhole ? Infinity : room), ...below];
    if (lines.length <= rows) break;
  }
  return lines.join("\n");
}

function linesBelowStory({ session, seat, view, choices }: Position, { density, isAiry }: Fashion): string[] {
  const { match, terminal, texts, note } = session;
  const { columns } = terminal.size();
  const gap = isAiry ? [""] : [];
  const asked = terminal.paint("bold", texts.say(match.rules.words.prompt(view, seat)));
  const hinted = `${asked} ${terminal.paint("dim", texts.text("play.in-short"))}`;
  const isHinted = density === "notation" && widthOf(hinted) < columns;
  return [
    ...gap,
    ...boardLines(session, view),
    ...gap,
    ...standingLines(match.rules.standing(view), labelsOf(session), texts, columns, terminal.paint),
    "",
    ...(note === null ? [] : wrap(terminal.paint("yellow", note), columns, " ")),
    ...wrap(isHinted ? hinted : asked, columns, " "),
    ...layOutChoices(choices, density, columns, terminal.paint),
    ...gap,
  ];
}

/** The end of a match, as a seat (or everybody at the screen) sees it. */
export function resultScreen(session: Session, seat: Seat | null): string {
  const { match, terminal, texts } = session;
  const { columns } = terminal.size();
  const { rules, state } = match;
  const result = rules.result(asView(state));
  const since = seat === null ? (match.steps.at(-1)?.seq ?? 0) : lastDecision(session, seat);
  return [
    header(session),
    ...storyLines(session, storyFrom(session, seat, since)),
    "",
    ...boardLines(session, rules.view(state, seat)),
    "",
    ...(result ? resultReport(result, labelsOf(session), texts, terminal.paint, columns) : []),
    "",
  ].join("\n");
}

/** The screen between two people, on which nothing is to be seen that one of them may not know. */
export function handOverScreen(session: Session, seat: Seat, canUndo: boolean): string {
  const { match, texts, terminal } = session;
  const { columns } = terminal.size();
  const last = match.steps.at(-1);
  return [
    header(session),
    ...(last ? storyLines(session, storyFrom(session, null, last.seq)) : []),
    "",
    ...wrap(terminal.paint("bold", texts.text("play.pass", { seat: { seat } })), columns, " "),
    ...(canUndo ? wrap(terminal.paint("dim", texts.text("play.pass-undo")), columns, " ") : []),
  ].join("\n");
}

/** Whose eyes the last screen is for: the only person's, or with several people those of a spectator. */
export function lastViewer(session: Session): Seat | null {
  return isShared(session) ? null : session.players.findIndex(({ bot }) => bot === null);
}

/** The name of the game, a line across the screen, and the words that help. */
function header({ texts, terminal }: Session): string {
  const name = texts.text("game.name");
  const commands = texts.text("play.commands");
  const width = Math.min(terminal.size().columns, READING_WIDTH) - widthOf(name) - widthOf(commands) - 4;
  return ` ${terminal.paint("bold", name)} ${terminal.paint("dim", `${"─".repeat(Math.max(3, width))} ${commands}`)}`;
}

function boardLines({ match, terminal, texts }: Session, view: GameTypes["View"]): string[] {
  const { columns } = terminal.size();
  const drawing = match.rules.draw(view, (key) => texts.text(key));
  const widest = Math.max(...drawing.split("\n").map(widthOf)) + 1;
  const lines = crop(drawing, columns - 1).map((line) => ` ${line}`);
  return widest > columns ? [...lines, terminal.paint("dim", ` ${texts.text("play.too-narrow", { widest })}`)] : lines;
}

/** A story as a list of paragraphs; if it is too long, whole paragraphs are left out at its beginning. */
export function storyLines({ texts, terminal }: Session, story: readonly string[], most = Infinity): string[] {
  const paragraphs = story.map((paragraph) => wrap(paragraph, terminal.size().columns, " • "));
  let first = paragraphs.length;
  let room = paragraphs.flat().length > most ? most - 1 : most;
  while (first > 0 && room >= at(paragraphs, first - 1).length) {
    first -= 1;
    room -= at(paragraphs, first).length;
  }
  const kept = paragraphs.slice(first).flat();
  return first === 0 ? kept : [terminal.paint("dim", ` … ${texts.text("play.more", { earlier: first })}`), ...kept];
}
