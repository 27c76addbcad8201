import type { ActionRule } from "@gatehouse/engine";
import { GOLD, KEEP_GOLD } from "../data/constants.ts";
import { deedRefusal } from "../deeds.ts";
import { turnOf } from "../flow.ts";
import { gain } from "../stock.ts";
import type { Table } from "../table.ts";
import type { DragonIsland } from "../types.ts";

export const takeGold: ActionRule<DragonIsland, "take-gold", Table> = {
  list(table, view, seat) {
    return deedRefusal(table, view, seat, "gold") ? [] : [{ type: "take-gold" }];
  },
  refusal(table, view, seat) {
    return deedRefusal(table, view, seat, "gold");
  },
  play(_table, state, seat, _action, _chance, emit) {
    const gold = gain(state, seat, GOLD, KEEP_GOLD);
    turnOf(state).step = "map";
    emit?.({ type: "gold-taken", seat, gold });
  },
};
