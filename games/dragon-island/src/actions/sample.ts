import { at, type Chance, listAll, type Seat } from "@gatehouse/engine";
import { asked } from "../flow.ts";
import { hexOf } from "../island.ts";
import { goals } from "../reach.ts";
import type { Table } from "../table.ts";
import type { Action, View } from "../types.ts";
import { sources } from "./choose-dragons.ts";
import { ACTIONS } from "./index.ts";
import { countGoals, groups, moveAt } from "./move-dragons.ts";
import { countPlacements, placementAt } from "./place-tile.ts";

/** Any legal action, each as likely; of long lists only the action that is drawn is made. */
export function sample(table: Table, view: View, seat: Seat, chance: Chance): Action {
  const top = asked(view);
  if (top?.type === "dragons") {
    const choices = groups(view, seat);
    const index = chance.pick(choices.length * countGoals(view));
    return moveAt(view, at(choices, index % choices.length), Math.floor(index / choices.length));
  }
  if (top?.type === "turn" && top.step === "tile") {
    const placements = countPlacements(view, seat);
    if (placements > 0) return placementAt(view, seat, chance.pick(placements));
  }
  if (top?.type === "turn" && (top.step === "dragons" || top.step === "wizard")) {
    const moved = goals(view, seat);
    const from = sources(view, seat);
    // A wizard without a goal may end the turn instead.
    const index = chance.pick(from.length + Math.max(1, moved.length));
    if (index < from.length) return { type: "choose-dragons", ...hexOf(view, at(from, index)) };
    return moved.length === 0
      ? { type: "end-turn" }
      : { type: "move-wizard", ...hexOf(view, at(moved, index - from.length)) };
  }
  if (top?.type === "turn" && top.step === "draw") return { type: "end-turn" };
  const actions = listAll(ACTIONS, table, view, seat);
  return at(actions, chance.pick(actions.length));
}
