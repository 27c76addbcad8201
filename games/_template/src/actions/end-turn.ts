import type { ActionRule } from "@gatehouse/engine";
import { endTurn as end } from "../flow.ts";
import type { LanternWall, Options, Refusal, View } from "../types.ts";

export const endTurn: ActionRule<LanternWall, "end-turn", Options> = {
  list(_options, view) {
    return refusal(view) ? [] : [{ type: "end-turn" }];
  },
  refusal(_options, view) {
    return refusal(view);
  },
  play(options, state, _seat, _action, _chance, emit) {
    end(options, state, emit);
  },
};

function refusal(view: View): Refusal | null {
  if (view.phase === "bid") return { code: "bid-first" };
  if (view.found.length > 0) return { code: "keep-first" };
  return view.done ? null : { code: "deed-due" };
}
