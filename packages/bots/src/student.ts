import { at, type GameTypes } from "@gatehouse/engine";
import type { Bot, Decision } from "./bot.ts";
import { bestFirst, lookahead, SEEDS } from "./lookahead.ts";

/** Takes what promises most when the turn is thought to its end, in one world that fits what it sees. */
export const student: Bot = {
  name: "student",
  choose(decision) {
    const { judge, seat, legalActions } = decision;
    const view = decision.view();
    return mostPromising(decision, view, judge.narrow(view, seat, legalActions()));
  },
};

/** One look is enough for a novice: of the actions it sees at most a quarter, and takes the best of those. */
export const novice: Bot = {
  name: "novice",
  choose(decision) {
    const { chance, legalActions } = decision;
    const legal = [...legalActions()];
    const seen: typeof legal = [];
    for (let looks = 1 + Math.ceil(legal.length / 4); looks > 0 && legal.length > 0; looks -= 1)
      seen.push(...legal.splice(chance.pick(legal.length), 1));
    return mostPromising(decision, decision.view(), seen);
  },
};

/** So many actions, the best at first sight, are thought to the end of the turn. */
const CLOSER_LOOK = 2;

function mostPromising<G extends GameTypes>(
  { rules, seat, chance, judge }: Decision<G>,
  view: G["View"],
  actions: readonly G["Action"][],
): G["Action"] {
  if (actions.length === 1) return at(actions, 0);
  const { after, afterTurn } = lookahead(rules, judge.glance, judge.narrow);
  const world = rules.determinize(view, seat, chance);
  // The same luck for all: only the choice makes a difference.
  const luck = chance.pick(SEEDS);
  const closer = bestFirst(actions, (action) => after(world, seat, action, luck)).slice(0, CLOSER_LOOK);
  return at(
    bestFirst(closer, (action) => afterTurn(world, seat, action, luck)),
    0,
  );
}
