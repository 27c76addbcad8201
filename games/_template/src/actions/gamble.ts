import { type ActionRule, at } from "@gatehouse/engine";
import { DIE } from "../data/components.ts";
import { deedRefusal } from "../flow.ts";
import type { LanternWall, Options } from "../types.ts";

export const gamble: ActionRule<LanternWall, "gamble", Options> = {
  list(_options, view) {
    return deedRefusal(view) ? [] : [{ type: "gamble" }];
  },
  refusal(_options, view) {
    return deedRefusal(view);
  },
  play(_options, state, seat, _action, chance, emit) {
    const face = chance.pick(DIE) + 1;
    const coins = Math.ceil(face / 2);
    state.coins[seat] = at(state.coins, seat) + coins;
    state.done = true;
    emit?.({ type: "die-rolled", seat, face, coins });
  },
};
