import { asView, at, type GameTypes, type Rules, type Seat, seeded } from "@gatehouse/engine";

/**
 * Goes by nothing but the points after its action, and never changes: positions that are prepared with it stay the same when
 * bots learn.
 */
export function steadyChoice(rules: Rules<GameTypes>, view: GameTypes["View"], seat: Seat, seed: number) {
  const chance = seeded(seed);
  const actions = rules.legalActions(view, seat);
  if (actions.length === 1) return at(actions, 0);
  const world = rules.determinize(view, seat, chance);
  const luck = chance.pick(2 ** 31);
  const leads = actions.map((action) => {
    const after = rules.clone(world);
    rules.play(after, seat, action, seeded(luck));
    const { scores } = rules.standing(asView(after));
    return at(scores, seat) - Math.max(...scores.filter((_score, other) => other !== seat));
  });
  const most = Math.max(...leads);
  const best = actions.filter((_action, index) => leads[index] === most);
  return at(best, chance.pick(best.length));
}
