import { at } from "@gatehouse/engine";
import { begin, deedRefusal, helpFor, impsRefusal, isOpen } from "../deeds.ts";
import { settle } from "../flow.ts";
import { pushList } from "../stack.ts";
import { NONE, numbered } from "./numbered.ts";

export const placeDisc = numbered<"place-disc">({
  numbers(table, view, seat) {
    if (view.order.includes(seat) || !isOpen(table, view, seat, "order")) return NONE;
    const { mayPushAside } = helpFor(table, view, seat, "order");
    const found: number[] = [];
    for (let space = 0; space < view.order.length; space += 1)
      if (mayPushAside || view.order[space] === null) found.push(space);
    return found;
  },
  action: (space) => ({ type: "place-disc", space }),
  refusal(table, view, seat, { space }) {
    const early = deedRefusal(table, view, "order");
    if (early) return early;
    const own = view.order.indexOf(seat);
    if (own >= 0) return { code: "disc-placed-this-turn", space: own };
    const short = impsRefusal(table, view, seat, "order");
    if (short) return short;
    const by = view.order[space] ?? null;
    return by === null || helpFor(table, view, seat, "order").mayPushAside ? null : { code: "space-taken", space, by };
  },
  play(table, state, seat, { space }, chance, emit) {
    begin(table, state, seat, "order", emit);
    state.order[space] = seat;
    emit?.({ type: "disc-placed", seat, space });
    pushList(table, state, seat, "order", at(table.order, space));
    settle(table, state, chance, emit);
  },
});
