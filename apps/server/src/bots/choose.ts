import { decisionFrom, findBot, LEVELS, loadJudge, STANDARD_LEVEL } from "@gatehouse/bots";
import { type GameTypes, type Seat, seeded } from "@gatehouse/engine";
import type { AnyRules } from "../games.ts";

// Everything that the server knows about bots is in this file.

/** The levels of the bots, the weakest first. */
export const BOT_LEVELS: readonly string[] = LEVELS;

/** Who plays where another bot has failed: it does not think. */
export const SIMPLEST_LEVEL = "random";

/** Who plays when nobody has chosen. */
export const COVER_LEVEL: string = STANDARD_LEVEL;

/** Whether there is a bot of that level. */
export function isBot(level: string): boolean {
  return findBot(level) !== undefined;
}

/** The level that plays instead when so many decisions wait: weaker bots rather than a growing queue. */
export function levelUnderLoad(level: string, waiting: number): string {
  const wanted = BOT_LEVELS.indexOf(level);
  return BOT_LEVELS[Math.max(0, wanted - Math.floor(waiting / WAITING_PER_LEVEL))] ?? level;
}

const WAITING_PER_LEVEL = 100;

/** What a bot of that level does in the seat's place, from the seat's own view. */
export async function choose(
  game: string,
  rules: AnyRules,
  view: GameTypes["View"],
  seat: Seat,
  level: string,
  seed: number,
): Promise<GameTypes["Action"]> {
  const bot = findBot(level);
  if (!bot) throw new Error(`there is no bot ${level}`);
  return bot.choose(decisionFrom(rules, view, seat, seeded(seed), await loadJudge(game, rules)));
}
