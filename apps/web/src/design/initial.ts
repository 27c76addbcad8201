/**
 * The first letter of a text and what follows it. Accents stay on their letter, however they are encoded, and signs that
 * Spanish or quotations open with (¡ ¿ “ „) go with it, as a scribe would draw them.
 */
export function splitInitial(text: string): readonly [initial: string, rest: string] {
  const initial = /^[\p{P}\s]*\P{M}\p{M}*/u.exec(text)?.[0] ?? "";
  return [initial.trim(), text.slice(initial.length)];
}
