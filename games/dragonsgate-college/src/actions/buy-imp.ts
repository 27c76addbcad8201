import { at, type Seat } from "@gatehouse/engine";
import { IMP_COINS } from "../data/constants.ts";
import { change } from "../goods.ts";
import { asked, otherChoice, topOf } from "../stack.ts";
import type { Refusal, View } from "../types.ts";
import { NONE, numbered, ONE } from "./numbered.ts";

export const buyImp = numbered<"buy-imp">({
  numbers: (_table, view, seat) => (refusal(view, seat) ? NONE : ONE),
  action: () => ({ type: "buy-imp" }),
  refusal: (_table, view, seat) => refusal(view, seat),
  play(table, state, seat, _action, _chance, emit) {
    topOf(state, "activation").impBought = true;
    change(table, state, seat, "coins", -IMP_COINS, "imp", emit);
    change(table, state, seat, "imps", 1, "imp", emit);
  },
});

function refusal(view: View, seat: Seat): Refusal | null {
  const top = asked(view);
  if (top?.type !== "activation") return otherChoice(view);
  if (top.impBought) return { code: "imp-bought" };
  const have = at(view.seats, seat).coins;
  if (have < IMP_COINS) return { code: "coins-short", need: IMP_COINS, have };
  return view.tower > 0 ? null : { code: "tower-empty" };
}
