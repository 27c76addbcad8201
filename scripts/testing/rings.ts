/** How much is tested, each ring with all that is in those before it: `npm test`, `npm run test:all`, `npm run test:long`. */
export const RINGS = ["quick", "all", "long"] as const;

export type Ring = (typeof RINGS)[number];

/** The tags of tests that a ring leaves to later ones. A test without a tag is in every ring. */
export function laterTags(ring: Ring): readonly Ring[] {
  return RINGS.slice(RINGS.indexOf(ring) + 1);
}

/** What marks the tests that are not in every ring. */
export const TAGS = laterTags("quick").map((name) => ({ name, description: `not in rings before “${name}”` }));
