import { type ActionRule, at } from "@gatehouse/engine";
import { MOST_BID, NO_BID } from "../data/components.ts";
import { revealBids } from "../flow.ts";
import type { LanternWall, Options } from "../types.ts";

export const bid: ActionRule<LanternWall, "bid", Options> = {
  list(_options, view, seat) {
    if (view.phase !== "bid") return [];
    const most = Math.min(MOST_BID, at(view.coins, seat));
    return Array.from({ length: most + 1 }, (_, coins) => ({ type: "bid", coins }));
  },
  refusal(_options, view, seat, { coins }) {
    if (view.phase !== "bid") return { code: "bids-closed" };
    const have = at(view.coins, seat);
    return coins > have ? { code: "coins-short", need: coins, have } : null;
  },
  play(_options, state, seat, { coins }, chance, emit) {
    state.bids[seat] = coins;
    emit?.({ type: "bid-placed", seat, coins });
    if (state.bids.includes(NO_BID)) return;
    // Opening the bids tells everybody something: a draw, so that no bid can be taken back after it.
    chance.pick(1);
    revealBids(state, emit);
  },
};
