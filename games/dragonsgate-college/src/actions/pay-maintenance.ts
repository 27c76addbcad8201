import { at } from "@gatehouse/engine";
import { maintenanceCost } from "../goods.ts";
import { choose, jointRefusal, openChoice } from "../joint.ts";
import { asked, topOf } from "../stack.ts";
import { payable } from "../turn.ts";
import { NONE, numbered } from "./numbered.ts";

export const payMaintenance = numbered<"pay-maintenance">({
  numbers: (table, view, seat) => (asked(view)?.type === "maintenance" ? payable(table, view, seat) : NONE),
  action: (coins) => ({ type: "pay-maintenance", coins }),
  refusal(table, view, seat, { coins }) {
    const early = jointRefusal(view, "maintenance");
    if (early) return early;
    const cost = maintenanceCost(table, view, seat);
    if (coins > cost) return { code: "cost-exceeded", need: cost, have: coins };
    const have = at(view.seats, seat).coins;
    if (coins > have) return { code: "coins-short", need: coins, have };
    const least = at(payable(table, view, seat), 0);
    return coins < least ? { code: "must-pay-more", need: least, have: coins } : null;
  },
  play(table, state, seat, { coins }, chance, emit) {
    const joint = topOf(state, "maintenance");
    choose(table, state, joint, openChoice(joint.choices, seat), coins, chance, emit);
  },
});
