import { COVER_LEVEL } from "../bots/choose.ts";
import type { BotDriver } from "../bots/driver.ts";
import type { Games } from "../games.ts";
import { coverLate } from "../matches/cover.ts";
import type { Keeper } from "../matches/keeper.ts";
import { beginWithout } from "../matches/seats.ts";
import { type Decision, noMove, type Situation, tableMove } from "../matches/situation.ts";
import type { Store } from "../store/store.ts";

const MOST_AT_ONCE = 100;
/** A bot that has not decided after so long has been forgotten, by a process that is gone for example. */
const FORGOTTEN_MS = 5_000;

/** What has to happen to a match because time has passed. */
function overdue(situation: Situation, games: Games, now: number): Decision<null> {
  const { table, deadline } = situation;
  // Keeps the mark of a match that can only be looked at; nobody is waited for any longer.
  if (table.frozen) return deadline === null ? noMove(situation, null) : tableMove(situation, { ...table }, null);
  if (deadline === null || deadline > now) return noMove(situation, null);
  const game = games.get(table.game);
  if (table.phase === "salting" && game) return beginWithout(situation, game);
  return tableMove(situation, coverLate(situation, COVER_LEVEL), null);
}

/** Looks once for matches whose time has come, and for bots that were forgotten. */
export async function tick(
  store: Store,
  keeper: Keeper,
  bots: BotDriver,
  games: Games,
  now: () => number,
): Promise<void> {
  for (const id of await store.overdue(now(), MOST_AT_ONCE))
    await keeper.change(id, (situation, time) => overdue(situation, games, time));
  for (const id of await store.waitingForBots(now() - FORGOTTEN_MS, MOST_AT_ONCE)) {
    const held = await keeper.held(id, Number.POSITIVE_INFINITY);
    if (held) bots.consider(held);
  }
}
