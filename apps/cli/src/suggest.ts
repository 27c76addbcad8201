import type { Message } from "@gatehouse/engine";

/** The known word that was most likely meant, if one is near enough. */
export function nearest(found: string, known: readonly string[]): string | undefined {
  const wanted = found.toLowerCase();
  const starting = known.find((word) => wanted.length > 1 && word.startsWith(wanted));
  if (starting !== undefined) return starting;
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let least = reach + 1;
  for (const word of known) {
    const far = distance(wanted, word.toLowerCase());
    if (far < least) [best, least] = [word, far];
  }
  return best;
}

/** A message about an unknown word: `key` gets what was found, what is known, and a hint at the nearest. */
export function unknownWord(key: string, found: string, known: readonly string[]): Message {
  const meant = nearest(found, known);
  const list = { known: known.join(", "), count: known.length };
  const hint: Message = meant
    ? { key: "error.did-you-mean", values: { meant, ...list } }
    : { key: "error.known-words", values: list };
  return { key, values: { found, hint } };
}

/** How many letters have to be inserted, deleted, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, previous] = [previous, row];
  }
  return previous[b.length] ?? 0;
}
