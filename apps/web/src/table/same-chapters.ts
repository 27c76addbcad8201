import type { Chapter } from "./slots.ts";

interface WithChapters {
  readonly chapters: readonly Chapter[];
}

/**
 * Whether two sets of properties say the same. Boards work their chapters out anew whenever something is chosen; what is long
 * to draw must not be drawn again for that.
 */
export function sayTheSame<P extends WithChapters>(one: P, other: P): boolean {
  const { chapters, ...rest } = one;
  const { chapters: others, ...otherRest } = other;
  return (
    chapters.length === others.length &&
    chapters.every((chapter, index) => areEqual(chapter, others[index] ?? {})) &&
    areEqual(rest, otherRest)
  );
}

function areEqual(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const values = new Map(Object.entries(other));
  return entries.length === values.size && entries.every(([name, value]) => Object.is(values.get(name), value));
}
