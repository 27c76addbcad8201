import { decisionFrom, findBot } from "@gatehouse/bots";
import { findGame } from "@gatehouse/catalogue";
import { type GameTypes, type Seat, seeded } from "@gatehouse/engine";
import { expose } from "comlink";

/** A decision as a bot gets it: what its seat sees, and nothing else. */
export interface BotQuestion {
  readonly game: string;
  readonly options: GameTypes["Options"];
  readonly view: GameTypes["View"];
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: number;
}

/** Thinks in a thread of its own, so that neither the page nor the match waits for it. */
async function choose({ game: id, options, view, seat, bot: name, seed }: BotQuestion): Promise<GameTypes["Action"]> {
  const game = await findGame(id);
  const bot = findBot(name);
  const opened = game?.open(options);
  if (!bot || !opened?.ok) throw new Error(`no bot ${name} for ${id}`);
  const rules = opened.value;
  return bot.choose(decisionFrom(rules, view, seat, seeded(seed)));
}

const thinker = { choose };
export type Thinker = typeof thinker;
expose(thinker);
