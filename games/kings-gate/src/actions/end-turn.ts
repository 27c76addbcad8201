import type { ActionRule } from "@gatehouse/engine";
import { asked, endTurn as end, turnOf } from "../flow.ts";
import type { Table } from "../tiles.ts";
import type { KingsGate, Refusal, View } from "../types.ts";

export const endTurn: ActionRule<KingsGate, "end-turn", Table> = {
  list(_table, view) {
    return refusal(view) ? [] : [{ type: "end-turn" }];
  },
  refusal(_table, view) {
    return refusal(view);
  },
  play(table, state, _seat, _action, chance, emit) {
    end(table, state, chance, emit);
  },
};

function refusal(view: View): Refusal | null {
  if (asked(view)?.type === "location") return { code: "other-choice-first", asked: "location" };
  return turnOf(view).placed.length === 0 ? { code: "nothing-placed" } : null;
}
