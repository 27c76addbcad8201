import { localMatches } from "../../match/local/link.ts";
import type { MatchOrder } from "../../match/local/order.ts";
import { botName } from "../../match/names.ts";
import { lastSetUp, type SetUp } from "./set-up.ts";

/** What to order for a set-up; a person without a name gets one from `nameOf`. */
export function orderOf(game: string, { seats, options }: SetUp, nameOf: (seat: number) => string): MatchOrder {
  const players = seats.map(({ bot, name }, seat) => ({
    name: bot === null ? name.trim() || nameOf(seat) : botName(seat),
    bot,
  }));
  return { game, options, players };
}

/** The same as last time, alone against bots. */
export function lastOrder(game: string, name: string): MatchOrder {
  const setUp = lastSetUp("play", game);
  return orderOf(game, { ...setUp, seats: setUp.seats.map((seat) => ({ ...seat, name })) }, () => name);
}

/** Begins a match in this browser; answers its id, or `null` if it could not be begun. */
export async function begin(order: MatchOrder): Promise<string | null> {
  try {
    const begun = await localMatches().begin(order);
    return begun.ok ? begun.value : null;
  } catch {
    return null;
  }
}
