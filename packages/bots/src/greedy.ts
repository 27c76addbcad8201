import { asView, at, type GameTypes, type Rules, type Seat, type StateOf } from "@gatehouse/engine";
import type { Bot, Decision } from "./bot.ts";

/** The action after which it leads by most, in one world that fits what it sees; of equal ones any. */
export const greedy: Bot = {
  name: "greedy",
  choose(decision) {
    const actions = decision.legalActions();
    if (actions.length === 1) return at(actions, 0);
    const leads = actions.map((action) => leadAfter(decision, action));
    const most = Math.max(...leads);
    const best = actions.filter((_action, i) => leads[i] === most);
    return at(best, decision.chance.pick(best.length));
  },
};

function leadAfter<G extends GameTypes>({ rules, seat, chance, view }: Decision<G>, action: G["Action"]): number {
  const world = rules.determinize(view(), seat, chance);
  rules.play(world, seat, action, chance);
  return lead(rules, world, seat);
}

/** How far the seat is ahead of the best of the others. */
function lead<G extends GameTypes>(rules: Rules<G>, state: StateOf<G>, seat: Seat): number {
  const { scores } = rules.standing(asView<G>(state));
  return at(scores, seat) - Math.max(...scores.filter((_score, other) => other !== seat));
}
