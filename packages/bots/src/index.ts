import type { Bot } from "./bot.ts";
import { searcher } from "./parts.ts";
import { random } from "./random.ts";
import { novice, student } from "./student.ts";
import { uct } from "./uct.ts";

export { type Analysis, analyse, type Highlight, type SeatReview, type TurningPoint } from "./analyse.ts";
export { type ArenaMatch, type ArenaRow, judgingBy, playArenaMatch, type Tally, tallyOf } from "./arena.ts";
export { type Bot, type Decision, decisionFrom, decisionOf, type Memory } from "./bot.ts";
export { type Budgets, type Evaluation, type Judge, judgeBy, plainJudge, type Weights } from "./evaluation.ts";
export { EVALUATED, loadEvaluation, loadJudge, loadNetwork } from "./evaluations/index.ts";
export { experienceOf } from "./experience.ts";
export { type Advice, explain, type Reason, topicOf } from "./explain.ts";
export { explainedBy, Learner } from "./learner.ts";
export { LEVELS, type Level, STANDARD_LEVEL } from "./levels.ts";
export { botMessages } from "./messages.ts";
export type { Network } from "./network.ts";
export type { SharedSearch } from "./parts.ts";
export { experiencedLeads, perspectiveOf } from "./perspective.ts";
export { type PlayOutOptions, playOut } from "./play-out.ts";
export type { Sums } from "./regression.ts";
export { type Finding, search } from "./search.ts";
export type { Thinking } from "./self-play.ts";
export { thumbFrom, thumbSumsOf } from "./thumb.ts";

/** All bots, the weakest first. */
export const BOTS: readonly Bot[] = [random, novice, student, searcher("scholar"), searcher("master")];

/** The bot of that name, if there is one. */
export function findBot(name: string): Bot | undefined {
  return BOTS.find((bot) => bot.name === name);
}

/** Iterations of the plain search if nobody says how many. */
const PLAIN_ITERATIONS = 1000;

/** Searches by name, each with so many iterations. */
const SEARCHES = new Map<string, (iterations: number) => Bot>([
  ["uct", uct],
  ["scholar", (iterations) => searcher("scholar", iterations)],
  ["master", (iterations) => searcher("master", iterations)],
]);

/** A bot for the arena. Besides the others the plain search plays, `uct`, and each search with other iterations: `master:800`. */
export function findEntrant(name: string): Bot | undefined {
  const [, kind = "", iterations] = /^([a-z]+):(\d{1,7})$/.exec(name) ?? [];
  const bot = SEARCHES.get(kind)?.(Number(iterations));
  if (bot) return { ...bot, name };
  return name === "uct" ? uct(PLAIN_ITERATIONS) : findBot(name);
}
