import { asView, at, type GameTypes, type Seat, type StateOf, seeded } from "@gatehouse/engine";
import type { Decision } from "./bot.ts";
import { leadOf } from "./lead.ts";
import { lookahead, SEEDS } from "./lookahead.ts";

/** What an action leads to in one world: the state when the seat's turn is over, and how many points all may expect then. */
export interface Prospect<G extends GameTypes> {
  readonly state: StateOf<G>;
  readonly points: Float64Array;
}

/** Per action its prospects, one per world; all actions meet the same worlds and the same luck. */
export function prospectsOf<G extends GameTypes>(
  { rules, seat, chance, judge, view }: Decision<G>,
  actions: readonly G["Action"][],
  worlds: number,
): Prospect<G>[][] {
  const seen = view();
  const { playTurn } = lookahead(rules, judge.lead, judge.narrow);
  const prospects: Prospect<G>[][] = actions.map(() => []);
  for (let each = 0; each < worlds; each += 1) {
    const luck = chance.pick(SEEDS);
    const world = rules.determinize(seen, seat, seeded(luck));
    for (const [index, action] of actions.entries()) {
      const state = rules.clone(world);
      playTurn(state, seat, action, luck);
      const points = new Float64Array(rules.options.seats);
      judge.estimate(state, points);
      at(prospects, index).push({ state, points });
    }
  }
  return prospects;
}

/** The lead of a seat, on average over some prospects. */
export function meanLeadOf<G extends GameTypes>(prospects: readonly Prospect<G>[], seat: Seat): number {
  return prospects.reduce((sum, { points }) => sum + leadOf(points, seat), 0) / prospects.length;
}

/** How far a seat has more of something than the others on average. */
export function aheadOf(amounts: ArrayLike<number>, seat: Seat): number {
  const own = amounts[seat] ?? 0;
  let sum = 0;
  for (let each = 0; each < amounts.length; each += 1) sum += amounts[each] ?? 0;
  return own - (sum - own) / (amounts.length - 1);
}

/** The points so far of all seats. */
export function scoresIn<G extends GameTypes>(rules: Decision<G>["rules"], state: StateOf<G>): readonly number[] {
  return rules.standing(asView<G>(state)).scores;
}
