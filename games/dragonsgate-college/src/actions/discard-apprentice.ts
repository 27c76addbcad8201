import { effectAsked } from "../effects/asked.ts";
import { payPrice } from "../effects/interpret.ts";
import { settle } from "../flow.ts";
import { freeApprentices } from "../people.ts";
import { otherChoice, topOf } from "../stack.ts";
import type { Table } from "../table.ts";
import type { View } from "../types.ts";
import { leave, leavers, newcomer } from "./make-room.ts";
import { NONE, numbered } from "./numbered.ts";

/** Makes room for a new apprentice, or pays for an effect. */
export const discardApprentice = numbered<"discard-apprentice">({
  numbers(table, view, seat) {
    if (paysWithApprentice(table, view)) return freeApprentices(view, seat);
    return newcomer(view, "apprentice") === null ? NONE : leavers(view, seat, "apprentice");
  },
  action: (apprentice) => ({ type: "discard-apprentice", apprentice }),
  refusal(table, view, seat, { apprentice }) {
    const arriving = newcomer(view, "apprentice");
    if (arriving === null && !paysWithApprentice(table, view)) return otherChoice(view);
    const isThere = apprentice === arriving || freeApprentices(view, seat).includes(apprentice);
    return isThere ? null : { code: "apprentice-not-held", apprentice };
  },
  play(table, state, seat, { apprentice }, chance, emit) {
    const effect = effectAsked(table, state, "pay");
    if (effect === null) leave(table, state, seat, "apprentice", apprentice, emit);
    else payPrice(table, state, topOf(state, "effects"), effect, 1, apprentice, emit);
    settle(table, state, chance, emit);
  },
});

function paysWithApprentice(table: Table, view: View): boolean {
  return effectAsked(table, view, "pay")?.price === "apprentice";
}
