import { bit, type Chance, drawCard, type Emit } from "@gatehouse/engine";
import { COINS, HAND, LANTERNS, NO_BID, wallLength } from "./data/components.ts";
import type { LanternWall, Options, State } from "./types.ts";

/** Deals the hands and chooses who counts as the last starter (LW-1). */
export function setup({ seats }: Options, chance: Chance, emit?: Emit<LanternWall>): State {
  const starter = chance.pick(seats);
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const state: State = {
    phase: "bid",
    round: 1,
    starter,
    turn: starter,
    turnsLeft: seats,
    done: false,
    bids: each(() => NO_BID),
    coins: each(() => COINS),
    hands: each(() => []),
    found: [],
    deck: { rest: LANTERNS.slice(), under: [] },
    towers: Array.from({ length: wallLength(seats) }, () => ({ lantern: 0, owner: 0 })),
    doused: [],
  };
  emit?.({ type: "match-started", starter });
  for (const [seat, hand] of state.hands.entries()) {
    for (let i = 0; i < HAND; i += 1) hand.push(drawCard(state.deck, chance, bit(seat)));
    emit?.({ type: "hand-drawn", seat, lanterns: hand.map((card) => card.kind + 1) });
  }
  return state;
}
