import { seeded } from "./chance.ts";
import type { Chance, Game, GameTypes, Rules, Seat, StateOf } from "./contract.ts";
import { STAGES } from "./contract.ts";
import { asView, canonical } from "./tools.ts";

/** What a seat can foresee of its actions. */
export interface Preview<G extends GameTypes> {
  /** What will happen for certain, as the seat will see it. */
  readonly events: readonly G["Event"][];
  /** The seat's view afterwards, or `null` if luck or something hidden has a say in it. */
  readonly view: G["View"] | null;
}

/**
 * What a seat's actions will do, as far as it can know: two worlds are made up that fit its view, the actions are played in
 * both up to the first draw, and what happens alike in both is certain.
 */
export function preview<G extends GameTypes>(
  rules: Rules<G>,
  view: G["View"],
  seat: Seat,
  actions: readonly G["Action"][],
): Preview<G> {
  const one = foresee(rules, rules.determinize(view, seat, seeded(1)), seat, actions);
  const other = foresee(rules, rules.determinize(view, seat, seeded(2)), seat, actions);
  const differing = one.events.findIndex((event, i) => canonical(event) !== canonical(other.events[i]));
  const events = differing < 0 ? one.events : one.events.slice(0, differing);
  const certain = !one.drew && !other.drew && canonical(one.view) === canonical(other.view);
  return { events, view: certain ? one.view : null };
}

function foresee<G extends GameTypes>(rules: Rules<G>, state: StateOf<G>, seat: Seat, actions: readonly G["Action"][]) {
  const events: G["Event"][] = [];
  let drew = false;
  // After the first draw the world goes its own way: play may end the action, but nothing of it is told.
  const luck = seeded(1);
  const chance: Chance = {
    pick(sides) {
      drew = true;
      return luck.pick(sides);
    },
  };
  for (const action of actions) {
    if (drew || legalProblem(rules, state, seat, action)) break;
    rules.play(state, seat, action, chance, (event) => {
      const seen = drew ? null : rules.redact(event, seat);
      if (seen !== null) events.push(seen);
    });
  }
  return { events, drew, view: rules.view(state, seat) };
}

function legalProblem<G extends GameTypes>(
  rules: Rules<G>,
  state: StateOf<G>,
  seat: Seat,
  action: G["Action"],
): boolean {
  const view = asView<G>(state);
  return !rules.actors(view).includes(seat) || rules.refusal(view, seat, action) !== null;
}

/** All actions of a seat; none if no decision is asked of it. */
export function legal<G extends GameTypes>(rules: Rules<G>, view: G["View"], seat: Seat): G["Action"][] {
  return rules.actors(view).includes(seat) ? rules.legalActions(view, seat) : [];
}

/**
 * Why none of the candidates can be chosen: the refusal that got furthest, the first of equals. `null` if one of them can,
 * or if there is none. The seat must be one that `actors` names.
 */
export function whyNot<G extends GameTypes>(
  game: Game<G>,
  rules: Rules<G>,
  view: G["View"],
  seat: Seat,
  candidates: readonly G["Action"][],
): G["Refusal"] | null {
  let best: G["Refusal"] | null = null;
  let furthest = -1;
  for (const action of candidates) {
    const refusal = rules.refusal(view, seat, action);
    if (refusal === null) return null;
    const code: G["Refusal"]["code"] = refusal.code;
    const stage = STAGES.indexOf(game.refusals[code].stage);
    if (stage > furthest) [best, furthest] = [refusal, stage];
  }
  return best;
}
