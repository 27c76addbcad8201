import { at, type Emit, type Seat } from "@gatehouse/engine";
import { NO_BID } from "./data/components.ts";
import type { LanternWall, Options, Refusal, State, View } from "./types.ts";

/** Who owes a decision: everybody who has not bid, or the seat on turn. */
export function actors(view: View): readonly Seat[] {
  if (view.phase === "over") return [];
  if (view.phase === "turn") return [view.turn];
  return [...view.bids.keys()].filter((seat) => view.bids[seat] === NO_BID);
}

/** What stands before any deed of the seat on turn: open bids, a choice to make, a deed already done. */
export function deedRefusal(view: View): Refusal | null {
  if (view.phase === "bid") return { code: "bid-first" };
  if (view.found.length > 0) return { code: "keep-first" };
  return view.done ? { code: "deed-done" } : null;
}

export function isWallLit(view: View): boolean {
  return view.towers.every((tower) => tower.lantern > 0);
}

/** Opens all bids: the highest starts, of equals the first clockwise from the last starter (LW-2.2). */
export function revealBids(state: State, emit?: Emit<LanternWall>): void {
  const seats = state.bids.length;
  let best = state.starter;
  for (let i = 1; i < seats; i += 1) {
    const seat = (state.starter + i) % seats;
    if (at(state.bids, seat) > at(state.bids, best)) best = seat;
  }
  emit?.({ type: "bids-revealed", round: state.round, bids: state.bids.slice(), starter: best });
  for (const [seat, coins] of state.bids.entries()) state.coins[seat] = at(state.coins, seat) - coins;
  state.bids.fill(NO_BID);
  state.starter = best;
  state.turn = best;
  state.turnsLeft = seats;
  state.phase = "turn";
}

/** Ends the turn; with it perhaps the round or the match (LW-4). */
export function endTurn({ rounds }: Options, state: State, emit?: Emit<LanternWall>): void {
  emit?.({ type: "turn-ended", seat: state.turn });
  state.done = false;
  state.turnsLeft -= 1;
  state.turn = (state.turn + 1) % state.bids.length;
  const lit = isWallLit(state);
  if (lit || (state.turnsLeft === 0 && state.round === rounds)) {
    state.phase = "over";
    emit?.({ type: "match-ended", reason: lit ? "wall-lit" : "last-round" });
  } else if (state.turnsLeft === 0) {
    state.phase = "bid";
    state.round += 1;
    state.turn = state.starter;
    state.turnsLeft = state.bids.length;
  }
}
