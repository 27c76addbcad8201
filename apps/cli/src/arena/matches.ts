import { setImmediate as nextTurn } from "node:timers/promises";
import { type ArenaMatch, type Bot, findEntrant, loadJudge, playArenaMatch } from "@gatehouse/bots";
import { findGame } from "@gatehouse/catalogue";
import { at, type GameTypes } from "@gatehouse/engine";
import { inThreads } from "../threads.ts";

/** Everything that an arena follows from, as plain data: a thread gets it too. */
export interface ArenaOrder {
  readonly game: string;
  readonly options: GameTypes["Options"];
  /** Names of bots, one per seat. */
  readonly lineup: readonly string[];
  readonly seed: number;
}

/** A match with the time that each name of the line-up has thought in it; only what its thread was at work counts. */
export interface TimedMatch {
  readonly match: ArenaMatch;
  readonly thinking: { readonly [name: string]: Thinking };
}

export interface Thinking {
  readonly decisions: number;
  readonly milliseconds: number;
}

/** Plays match after match of an arena in this thread. */
export type Player = (index: number) => TimedMatch;

/** Makes ready to play the matches of an arena. */
export async function openArena({ game: id, options, lineup, seed }: ArenaOrder): Promise<Player> {
  const opened = (await findGame(id))?.open(options);
  if (!opened?.ok) throw new Error(`no rules for ${id}`);
  const rules = opened.value;
  const judge = await loadJudge(id, rules);
  const bots = lineup.map((name) => {
    const bot = findEntrant(name);
    if (!bot) throw new Error(`no bot ${name}`);
    return bot;
  });
  return (index) => {
    const thinking: { [name: string]: Thinking } = {};
    const timed = bots.map((bot) => timedBot(bot, thinking));
    return { match: playArenaMatch(rules, timed, judge, seed, index), thinking };
  };
}

/** The same bot, with its time noted. */
function timedBot(bot: Bot, thinking: { [name: string]: Thinking }): Bot {
  return {
    name: bot.name,
    choose(decision, memory) {
      // Decisions without a choice take no time: they would only make a bot look quicker.
      if (decision.legalActions().length === 1) return bot.choose(decision, memory);
      const begun = process.threadCpuUsage();
      const action = bot.choose(decision, memory);
      const { user, system } = process.threadCpuUsage(begun);
      const { decisions = 0, milliseconds = 0 } = thinking[bot.name] ?? {};
      thinking[bot.name] = {
        decisions: decisions + 1,
        milliseconds: milliseconds + (user + system) / 1000,
      };
      return action;
    },
  };
}

/** The matches of an arena in their order, up to a number of them, played in so many threads: the result is the same. */
export async function* arenaMatches(order: ArenaOrder, most: number, threads: number): AsyncGenerator<TimedMatch> {
  if (threads > 1) {
    yield* inThreads<TimedMatch>(new URL("./worker.ts", import.meta.url), order, most, threads);
    return;
  }
  const play = await openArena(order);
  for (let index = 0; index < most; index += 1) {
    yield play(index);
    // Without a pause no signal would be heard.
    await nextTurn();
  }
}

/** The line-up for so many seats: the last bot that is named takes all seats that are left. */
export function lineupOf(names: readonly string[], seats: number): string[] {
  return Array.from({ length: seats }, (_, place) => at(names, Math.min(place, names.length - 1)));
}
