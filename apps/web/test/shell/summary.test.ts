import { describe, expect, test } from "vitest";
import german from "../../messages/shell/de.json" with { type: "json" };
import english from "../../messages/shell/en.json" with { type: "json" };
import type { MatchSummary } from "../../src/match/local/order.ts";
import { ago, inOrder, isYours, isYourTurn, standing } from "../../src/shell/matches/summary.ts";
import { textsOf } from "../../src/texts/texts.ts";

const texts = textsOf("en", english);
const HOUR = 3_600_000;

/** You against two bots; `change` says what is different. */
function match(change: Partial<MatchSummary>): MatchSummary {
  const bots = ["Casimir", "Dulcinea"].map((name) => ({ name, bot: "student" }));
  const players = [{ name: "Ana", bot: null }, ...bots];
  const rest = { created: 0, updated: 0, steps: 9, scores: [5, 3, 4], actors: [0], ranks: null };
  return { id: "a", game: "kings-gate", players, ...rest, ...change };
}

const TWO_PEOPLE = [
  { name: "Ana", bot: null },
  { name: "Bea", bot: null },
];

describe("a match in a list", () => {
  test.each([
    [match({}), "you lead by 1"],
    [match({ scores: [1, 3, 4] }), "you trail by 3"],
    [match({ scores: [4, 3, 4] }), "level at the top"],
    [match({ steps: 0 }), "not begun"],
    [match({ actors: [], ranks: [1, 2, 3] }), "you won"],
    [match({ actors: [], ranks: [3, 1, 2] }), "you came 3rd"],
    [match({ players: TWO_PEOPLE, steps: 1 }), "1 move"],
    [match({ players: TWO_PEOPLE, actors: [], ranks: [2, 1] }), "Bea won"],
  ])("says how it stands (%#)", (shown, words) => {
    expect(standing(shown, texts)).toBe(words);
  });

  test("is yours only if no other person might be meant", () => {
    expect([match({}), match({ players: TWO_PEOPLE }), match({ actors: [1] })].map(isYourTurn)).toEqual([
      true,
      true,
      false,
    ]);
    expect([match({}), match({ players: TWO_PEOPLE }), match({ actors: [1] })].map(isYours)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test("what waits for you comes first, what is over last", () => {
  const over = match({ id: "over", actors: [], ranks: [1, 2, 3], updated: 9 });
  const bots = match({ id: "bots", actors: [1], updated: 8 });
  const older = match({ id: "older", updated: 1 });
  const newer = match({ id: "newer", updated: 2 });
  expect(inOrder([over, bots, older, newer]).map(({ id }) => id)).toEqual(["newer", "older", "bots", "over"]);
});

test.each([
  [30_000, "just now", "gerade eben"],
  [2 * HOUR, "2 hours ago", "vor 2 Stunden"],
  [30 * HOUR, "yesterday", "gestern"],
])("%d milliseconds ago", (passed, inEnglish, inGerman) => {
  expect(ago(1_000, 1_000 + passed, texts)).toBe(inEnglish);
  expect(ago(1_000, 1_000 + passed, textsOf("de", german))).toBe(inGerman);
});
