import { at } from "@gatehouse/engine";
import { OFFERS } from "../data/constants.ts";
import { begin, deedOrImpsRefusal, type Help, helpFor, isOpen } from "../deeds.ts";
import { settle } from "../flow.ts";
import { change } from "../goods.ts";
import { NONE, numbered } from "./numbered.ts";

export const buyPrestige = numbered<"buy-prestige">({
  numbers(table, view, seat) {
    if (!isOpen(table, view, seat, "tournament")) return NONE;
    const help = helpFor(table, view, seat, "tournament");
    const { coins } = at(view.seats, seat);
    const found: number[] = [];
    for (let offer = 0; offer < OFFERS.length; offer += 1) if (price(offer, help) <= coins) found.push(offer);
    return found;
  },
  action: (offer) => ({ type: "buy-prestige", offer }),
  refusal(table, view, seat, { offer }) {
    const early = deedOrImpsRefusal(table, view, seat, "tournament");
    if (early) return early;
    const need = price(offer, helpFor(table, view, seat, "tournament"));
    const have = at(view.seats, seat).coins;
    return need > have ? { code: "coins-short", need, have } : null;
  },
  play(table, state, seat, { offer }, chance, emit) {
    const coins = price(offer, helpFor(table, state, seat, "tournament"));
    begin(table, state, seat, "tournament", emit);
    change(table, state, seat, "coins", -coins, "tournament", emit);
    change(table, state, seat, "prestige", at(OFFERS, offer).prestige, "tournament", emit);
    settle(table, state, chance, emit);
  },
});

function price(offer: number, { coinsLess }: Help): number {
  return Math.max(0, at(OFFERS, offer).coins - coinsLess);
}
