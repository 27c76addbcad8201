import { asView, at, type GameTypes, type Rules, type Seat, type StateOf, seeded } from "@gatehouse/engine";
import type { Bot } from "./bot.ts";

const SEEDS = 2 ** 31;

/** The action after which it leads by most, in one world that fits what it sees and with the same luck; of equal ones any. */
export const greedy: Bot = {
  name: "greedy",
  choose({ rules, seat, chance, view, legalActions }) {
    const actions = legalActions();
    if (actions.length === 1) return at(actions, 0);
    const world = rules.determinize(view(), seat, chance);
    const luck = chance.pick(SEEDS);
    const leads = actions.map((action) => {
      const after = rules.clone(world);
      rules.play(after, seat, action, seeded(luck));
      return lead(rules, after, seat);
    });
    const most = Math.max(...leads);
    const best = actions.filter((_action, i) => leads[i] === most);
    return at(best, chance.pick(best.length));
  },
};

/** How far the seat is ahead of the best of the others. */
function lead<G extends GameTypes>(rules: Rules<G>, state: StateOf<G>, seat: Seat): number {
  const { scores } = rules.standing(asView<G>(state));
  return at(scores, seat) - Math.max(...scores.filter((_score, other) => other !== seat));
}
