import { type Bot, type Judge, playOut } from "@gatehouse/bots";
import { asView, canonical, type GameTypes, type Result, type StateOf } from "@gatehouse/engine";
import { type AnyRules, luckOf, MOST_DECISIONS } from "./tables.ts";

/** A game that bots have played; without an outcome it did not end. Of a million games no more is kept than this. */
export interface Simulated {
  readonly decisions: number;
  readonly outcome: Pick<Result, "scores" | "ranks"> | null;
}

/** Is shown every state of a game, the last one included. */
type Inspector = (state: StateOf<GameTypes>) => void;

/** Who plays how: a bot per seat, and the judge of the game for those that ask one. */
export interface Cast {
  readonly bots: readonly Bot[];
  readonly judge?: Judge<GameTypes>;
}

/** Lets bots play one game. The same seed gives the same game, with an inspector or without. */
export function simulateGame(rules: AnyRules, { bots, judge }: Cast, seed: number, inspect?: Inspector): Simulated {
  const { chance, botChance } = luckOf(seed);
  const state = rules.setup(chance);
  const decisions = playOut(rules, state, bots, chance, {
    botChance,
    most: MOST_DECISIONS,
    ...(judge && { judge }),
    ...(inspect && { watch: inspect }),
  });
  inspect?.(state);
  const result = rules.result(asView(state));
  return { decisions, outcome: result && { scores: result.scores, ranks: result.ranks } };
}

/** Lets bots play one game and answers everything that is wrong with its states besides. */
export function checkGame(
  rules: AnyRules,
  cast: Cast,
  seed: number,
): { readonly game: Simulated; readonly found: readonly string[] } {
  const found: string[] = [];
  let census: string | null = null;
  let step = 0;
  const game = simulateGame(rules, cast, seed, (state) => {
    for (const violation of rules.violations(state)) found.push(`step ${step}: ${violation}`);
    const now = canonical(rules.census(state));
    if (census !== null && now !== census) found.push(`step ${step}: components changed from ${census} to ${now}`);
    census = now;
    step += 1;
  });
  return { game, found };
}

/** Whether two games went the same way, as far as is kept of them. */
export function isSameGame(one: Simulated, other: Simulated): boolean {
  return canonical(one) === canonical(other);
}
