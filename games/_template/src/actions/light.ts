import { type ActionRule, at, own, takeCard } from "@gatehouse/engine";
import { BRIGHTEST, LIGHTING_COST } from "../data/components.ts";
import { deedRefusal } from "../flow.ts";
import type { LanternWall, Options, Refusal, View } from "../types.ts";

export const light: ActionRule<LanternWall, "light", Options> = {
  list(_options, view, seat) {
    if (deedRefusal(view) || at(view.coins, seat) < LIGHTING_COST) return [];
    const held = new Set(at(view.hands, seat).map((card) => own(card.kind) + 1));
    const actions: { type: "light"; lantern: number; tower: number }[] = [];
    for (let lantern = 1; lantern <= BRIGHTEST; lantern += 1) {
      if (!held.has(lantern)) continue;
      for (let tower = 1; tower <= view.towers.length; tower += 1) {
        if (!towerRefusal(view, seat, lantern, tower)) actions.push({ type: "light", lantern, tower });
      }
    }
    return actions;
  },
  refusal(_options, view, seat, { lantern, tower }) {
    const early = deedRefusal(view);
    if (early) return early;
    if (!at(view.hands, seat).some((card) => own(card.kind) + 1 === lantern))
      return { code: "lantern-not-held", lantern };
    const have = at(view.coins, seat);
    if (have < LIGHTING_COST) return { code: "coins-short", need: LIGHTING_COST, have };
    return towerRefusal(view, seat, lantern, tower);
  },
  play(_options, state, seat, { lantern, tower }, _chance, emit) {
    takeCard(at(state.hands, seat), lantern - 1);
    state.coins[seat] = at(state.coins, seat) - LIGHTING_COST;
    const before = at(state.towers, tower - 1);
    if (before.lantern > 0) {
      state.doused.push(before.lantern);
      emit?.({ type: "lantern-doused", seat: before.owner, lantern: before.lantern, tower });
    }
    state.towers[tower - 1] = { lantern, owner: seat };
    state.done = true;
    emit?.({ type: "tower-lit", seat, lantern, tower });
  },
};

/** A tower takes a lantern if it is dark, or if it holds a smaller one of another seat (LW-3.3). */
function towerRefusal(view: View, seat: number, lantern: number, tower: number): Refusal | null {
  if (tower > view.towers.length) return { code: "tower-beyond-wall", tower, last: view.towers.length };
  const { lantern: there, owner } = at(view.towers, tower - 1);
  if (there === 0) return null;
  if (owner === seat) return { code: "tower-yours", tower };
  return lantern > there ? null : { code: "tower-brighter", tower, need: there + 1, have: lantern };
}
