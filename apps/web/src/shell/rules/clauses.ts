import type { Texts } from "../../texts/texts.ts";

/** One numbered rule. */
export interface Clause {
  /** `KG-4.2`: the same number as in refusals, in tests and in RULES.md. */
  readonly id: string;
  readonly text: string;
}

/** A chapter of the rules with its clauses. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

const PREFIX = "rule.";

/** The rules of a game, in the order of its catalogue. */
export function chaptersOf(texts: Texts): readonly Chapter[] {
  const ids = texts.keys(PREFIX).map((key) => key.slice(PREFIX.length));
  const chapters = ids.filter((id) => !id.includes("."));
  return chapters.map((chapter) => ({
    id: chapter,
    title: texts.text(PREFIX + chapter),
    clauses: ids.filter((id) => id.startsWith(`${chapter}.`)).map((id) => ({ id, text: texts.text(PREFIX + id) })),
  }));
}

/** The clauses that contain every word that is looked for; chapters without any are left out. */
export function searched(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  const words = wordsOf(query);
  if (words.length === 0) return chapters;
  return chapters.flatMap((chapter) => {
    const has = ({ id, text }: Clause) => {
      const all = plain(`${id} ${id.replace("-", " ")} ${chapter.title} ${text}`);
      return words.every((word) => all.includes(word));
    };
    const clauses = chapter.clauses.filter(has);
    return clauses.length > 0 ? [{ ...chapter, clauses }] : [];
  });
}

/** A text cut into pieces, of which every second one is what is looked for. */
export function marked(text: string, query: string): readonly string[] {
  const words = wordsOf(query);
  if (words.length === 0) return [text];
  const pieces: string[] = [];
  let from = 0;
  const searchable = plain(text);
  // Taking accents away may change lengths: then it is not known where the words are, and nothing is marked.
  if (searchable.length !== text.length) return [text];
  for (const { index, 0: found } of searchable.matchAll(new RegExp(words.map(escaped).join("|"), "g"))) {
    pieces.push(text.slice(from, index), text.slice(index, index + found.length));
    from = index + found.length;
  }
  return [...pieces, text.slice(from)];
}

function wordsOf(query: string): readonly string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Without case and accents: “Cementerio” is found by “cemen”, “Königin” by “konigin”. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
