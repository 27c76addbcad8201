import { at } from "@gatehouse/engine";
import { begin, deedRefusal, impsNeeded, impsRefusal, isOpen } from "../deeds.ts";
import { settle } from "../flow.ts";
import { change } from "../goods.ts";
import { NONE, numbered } from "./numbered.ts";

export const collectCoins = numbered<"collect-coins">({
  numbers(table, view, seat) {
    if (!isOpen(table, view, seat, "fees")) return NONE;
    const found: number[] = [];
    for (let face = 1; face < table.feeCoins.length; face += 1)
      if (table.feeCoins[face] !== 0 && impsNeeded(table, view, seat, "fees", face) <= at(view.seats, seat).imps)
        found.push(face);
    return found;
  },
  action: (face) => ({ type: "collect-coins", face }),
  refusal(table, view, seat, { face }) {
    const early = deedRefusal(table, view, "fees");
    if (early) return early;
    if (table.feeCoins[face] === 0) return { code: "face-without-use", action: "fees", face };
    return impsRefusal(table, view, seat, "fees", face);
  },
  play(table, state, seat, { face }, chance, emit) {
    begin(table, state, seat, "fees", emit, face);
    change(table, state, seat, "coins", at(table.feeCoins, face), "fees", emit);
    settle(table, state, chance, emit);
  },
});
