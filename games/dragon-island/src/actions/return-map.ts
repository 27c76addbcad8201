import { type ActionRule, own } from "@gatehouse/engine";
import { asked, otherChoiceFirst, turnOf } from "../flow.ts";
import { offerOf, settle } from "../maps.ts";
import type { Table } from "../table.ts";
import type { DragonIsland } from "../types.ts";

export const returnMap: ActionRule<DragonIsland, "return-map", Table> = {
  list(_table, view, seat) {
    const cards = offerOf(view, seat)?.cards ?? [];
    return cards.map((card) => ({ type: "return-map", map: own(card.kind) }));
  },
  refusal(_table, view, seat, { map }) {
    const offer = offerOf(view, seat);
    if (offer === null) return otherChoiceFirst(view);
    return offer.cards.some((card) => card.kind === map) ? null : { code: "map-not-drawn", map };
  },
  play(_table, state, seat, { map }, _chance, emit) {
    const offer = offerOf(state, seat);
    const top = asked(state);
    if (offer === null || top?.type !== "maps") throw new TypeError(`seat ${seat} has no maps to choose from`);
    offer.returned = map;
    emit?.({ type: "map-returned", seat, map: { kind: map, knownTo: 1 << seat } });
    if (top.offers.some((each) => each.returned === null)) return;
    const settled = state.pending.pop();
    if (settled?.type === "maps") for (const each of settled.offers) settle(state, each);
    // In the set-up the first turn begins; on a Tower its action is done.
    if (turnOf(state).step === "action") turnOf(state).step = "map";
  },
};
