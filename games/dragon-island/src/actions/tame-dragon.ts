import { type ActionRule, at } from "@gatehouse/engine";
import { GOLD, INDEX, TAMING_GOLD } from "../data/constants.ts";
import { countOf, dragonsOn, onlyColour, penOwner, removeDragons } from "../dragons.ts";
import { standingOn, stepRefusal, turnOf } from "../flow.ts";
import { hasPet } from "../pets.ts";
import { tamingGold } from "../reach.ts";
import { gain } from "../stock.ts";
import type { Table } from "../table.ts";
import type { DragonIsland, Refusal, View } from "../types.ts";

export const tameDragon: ActionRule<DragonIsland, "tame-dragon", Table> = {
  list(_table, view, seat) {
    return refusal(view, seat) ? [] : [{ type: "tame-dragon" }];
  },
  refusal(_table, view, seat) {
    return refusal(view, seat);
  },
  play(_table, state, seat, _action, _chance, emit) {
    const wizard = at(state.seats, seat);
    const tile = standingOn(state, seat);
    const colour = onlyColour(dragonsOn(state, tile));
    if (hasPet(state, seat, "green")) gain(state, seat, GOLD, 1);
    wizard.stock[GOLD] = at(wizard.stock, GOLD) - TAMING_GOLD;
    wizard.pets.push({ colour, gold: TAMING_GOLD, lair: false });
    removeDragons(state, tile, INDEX[colour], 1);
    turnOf(state).step = "action";
    emit?.({ type: "dragon-tamed", seat, colour });
  },
};

/** Exactly one dragon, no pet of its colour yet, three coins, and not in a Pen (DI-9.2). */
function refusal(view: View, seat: number): Refusal | null {
  const early = stepRefusal(view, "deal");
  if (early) return early;
  const tile = standingOn(view, seat);
  const dragons = dragonsOn(view, tile);
  const count = countOf(dragons);
  if (count > 1) return { code: "several-dragons", count };
  const colour = onlyColour(dragons);
  if (hasPet(view, seat, colour)) return { code: "pet-owned", colour };
  const have = tamingGold(view, seat);
  if (have < TAMING_GOLD) return { code: "gold-short", need: TAMING_GOLD, have };
  const owner = penOwner(view, tile);
  return owner === null ? null : { code: "dragons-penned", seat: owner };
}
