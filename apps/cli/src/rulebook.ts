import type { AnyGame, Message } from "@gatehouse/engine";
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

/** The clause of that number; its letters may be left out or be small. */
export function findClause(texts: Texts, wanted: string): string | undefined {
  const asked = wanted.toUpperCase();
  return clausesOf(texts).find((clause) => clause.toUpperCase() === asked || clause.endsWith(`-${asked}`));
}

/** Says that there is no such clause, and which there are. */
export function unknownClause(texts: Texts, wanted: string): Message {
  return unknownWord("error.unknown-clause", wanted, clausesOf(texts));
}

/** All clauses, chapter by chapter. */
export function rulebook(texts: Texts, paint: Paint, width: number): string[] {
  const lines = [paint("bold", texts.text("game.name"))];
  let chapter = "";
  for (const clause of clausesOf(texts)) {
    const of = clause.slice(0, clause.lastIndexOf("."));
    if (of !== chapter) {
      const title = texts.has(PREFIX + of) ? ` ${texts.text(PREFIX + of)}` : "";
      lines.push("", paint(["bold", "cyan"], of + title));
      chapter = of;
    }
    lines.push(...wrap(texts.text(PREFIX + clause), width, `  ${paint("cyan", clause)}  `));
  }
  return lines;
}

/** One clause with its text, and what is refused because of it. */
export function clauseText(game: AnyGame, clause: string, texts: Texts, paint: Paint, width: number): string[] {
  const lines = wrap(texts.text(PREFIX + clause), width, `${paint(["bold", "cyan"], clause)}  `);
  const refusals = Object.entries(game.refusals).filter(([, refusal]) => refusal.clause === clause);
  if (refusals.length > 0) lines.push("", paint("dim", texts.text("rules.refusals")));
  for (const [code] of refusals) lines.push(...wrap(texts.outline(`refusal.${code}`), width, "  • "));
  return lines;
}
