import type { ActionRule } from "@gatehouse/engine";
import { asked, endTurn as end, stepRefusal } from "../flow.ts";
import { goals } from "../reach.ts";
import type { Table } from "../table.ts";
import type { DragonIsland, Refusal, View } from "../types.ts";

export const endTurn: ActionRule<DragonIsland, "end-turn", Table> = {
  list(_table, view, seat) {
    return refusal(view, seat) ? [] : [{ type: "end-turn" }];
  },
  refusal(_table, view, seat) {
    return refusal(view, seat);
  },
  play(table, state, seat, _action, chance, emit) {
    if (isBeforeMove(state)) emit?.({ type: "wizard-stayed", seat });
    end(table, state, chance, emit);
  },
};

/** Whether the wizard has still to move: ending the turn then means that it cannot (DI-8.10). */
function isBeforeMove(view: View): boolean {
  const top = asked(view);
  return top?.type === "turn" && (top.step === "dragons" || top.step === "wizard");
}

function refusal(view: View, seat: number): Refusal | null {
  if (isBeforeMove(view)) {
    const open = goals(view, seat).length;
    return open > 0 ? { code: "wizard-must-move", goals: open } : null;
  }
  // What the tile offers, and a map, may be left.
  return stepRefusal(view, "draw", "map") && stepRefusal(view, "draw", "action");
}
