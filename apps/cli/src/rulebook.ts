import { type Answer, type AnyGame, type Message, no, yes } from "@gatehouse/engine";
import { wrap } from "./layout.ts";
import { unknownWord } from "./suggest.ts";
import type { Paint } from "./terminal.ts";
import type { Texts } from "./texts.ts";

const PREFIX = "rule.";

/** The numbers of all clauses, in the order of the rules. */
function clausesOf(texts: Texts): string[] {
  const clauses = texts.keys(PREFIX).map((key) => key.slice(PREFIX.length));
  return clauses.filter((clause) => clause.includes(".")).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** The chapter that a clause belongs to. */
function chapterOf(clause: string): string {
  return clause.slice(0, clause.lastIndexOf("."));
}

/** What the rules say under a number, whose letters may be left out or be small: a clause, or a whole chapter. */
export function passage(
  game: AnyGame,
  wanted: string,
  texts: Texts,
  paint: Paint,
  width: number,
): Answer<string[], Message> {
  const asked = wanted.toUpperCase();
  const isAsked = (number: string) => number.toUpperCase() === asked || number.toUpperCase().endsWith(`-${asked}`);
  const clauses = clausesOf(texts);
  const clause = clauses.find(isAsked);
  if (clause !== undefined) return yes(clauseText(game, clause, texts, paint, width));
  const chapter = clauses.map(chapterOf).find(isAsked);
  if (chapter !== undefined) return yes(chapterText(chapter, texts, paint, width));
  return no(unknownWord("error.unknown-clause", wanted, clauses));
}

/** All clauses, chapter by chapter. */
export function rulebook(texts: Texts, paint: Paint, width: number): string[] {
  const chapters = [...new Set(clausesOf(texts).map(chapterOf))];
  const name = paint("bold", texts.text("game.name"));
  return [name, ...chapters.flatMap((chapter) => ["", ...chapterText(chapter, texts, paint, width)])];
}

/** A chapter with its clauses. */
function chapterText(chapter: string, texts: Texts, paint: Paint, width: number): string[] {
  const title = texts.has(PREFIX + chapter) ? ` ${texts.text(PREFIX + chapter)}` : "";
  const clauses = clausesOf(texts).filter((clause) => chapterOf(clause) === chapter);
  const lines = clauses.flatMap((clause) => wrap(texts.text(PREFIX + clause), width, `  ${paint("cyan", clause)}  `));
  return [paint(["bold", "cyan"], chapter + title), ...lines];
}

/** One clause with its text, and what is refused because of it. */
function clauseText(game: AnyGame, clause: string, texts: Texts, paint: Paint, width: number): string[] {
  const lines = wrap(texts.text(PREFIX + clause), width, `${paint(["bold", "cyan"], clause)}  `);
  const refusals = Object.entries(game.refusals).filter(([, refusal]) => refusal.clause === clause);
  if (refusals.length > 0) lines.push("", paint("dim", texts.text("rules.refusals")));
  for (const [code] of refusals) lines.push(...wrap(texts.outline(`refusal.${code}`), width, "  • "));
  return lines;
}
