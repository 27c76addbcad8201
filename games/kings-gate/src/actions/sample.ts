import { at, type Chance, type Seat } from "@gatehouse/engine";
import { asked } from "../flow.ts";
import type { Table } from "../tiles.ts";
import type { Action, View } from "../types.ts";
import { discardDragon } from "./discard-dragon.ts";
import { endTurn } from "./end-turn.ts";
import { placeLocation } from "./place-location.ts";
import { choicesOf, countPlacements, placementAt } from "./place-tile.ts";
import { playSorceress } from "./play-sorceress.ts";

/** Any legal action, each as likely: the one that the list would have at the index drawn, but placements are only counted. */
export function sample(table: Table, view: View, seat: Seat, chance: Chance): Action {
  if (asked(view)?.type === "location") return pickFrom(placeLocation.list(table, view, seat), chance);
  const choices = choicesOf(table, view, seat);
  const placements = countPlacements(choices);
  const others: readonly Action[] = [
    ...discardDragon.list(table, view, seat),
    ...playSorceress.list(table, view, seat),
    ...endTurn.list(table, view, seat),
  ];
  const index = chance.pick(placements + others.length);
  return index < placements ? placementAt(view, choices, index) : at(others, index - placements);
}

function pickFrom(actions: readonly Action[], chance: Chance): Action {
  return at(actions, chance.pick(actions.length));
}
