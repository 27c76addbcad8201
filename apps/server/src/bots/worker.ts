// A thread in which bots think. It gets a seat's view, never the state.
import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import type { GameTypes } from "@gatehouse/engine";
import { loadGames, rulesFor } from "../games.ts";
import { choose } from "./choose.ts";

/** A decision that a bot has to make. */
export interface BotJob {
  readonly game: string;
  readonly options: GameTypes["Options"];
  readonly view: GameTypes["View"];
  readonly seat: number;
  readonly level: string;
  readonly seed: number;
}

const games = loadGames();
giveWay();

/** Thinking must not keep anybody's move waiting. On Linux each thread has a priority; elsewhere it stays as it is. */
function giveWay(): void {
  if (process.platform !== "linux") return;
  const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
  setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
}

export default async function decide({ game, options, view, seat, level, seed }: BotJob): Promise<GameTypes["Action"]> {
  const found = (await games).get(game);
  if (!found) throw new Error(`there is no game ${game}`);
  return choose(game, rulesFor(found, options), view, seat, level, seed);
}
