import {
  asView,
  at,
  type Chance,
  type GameTypes,
  type Rules,
  type Seat,
  type StateOf,
  seeded,
} from "@gatehouse/engine";
import { everything, type LeadIn, type Narrowing } from "./evaluation.ts";

/** Seeds for luck of one's own are picked from so many. */
export const SEEDS = 2 ** 31;
/** A turn that is longer is not thought to its end. */
export const LONGEST_TURN = 12;

/** Looks ahead in worlds that fit what a seat sees; what comes after is judged. */
export interface Lookahead<G extends GameTypes> {
  /** Plays an action; what others choose at the same time they choose at random, since it takes effect only with theirs. */
  act(state: StateOf<G>, seat: Seat, action: G["Action"], luck: Chance): void;
  /** The action that promises most at one look, with this luck. */
  best(world: StateOf<G>, seat: Seat, actions: readonly G["Action"][], luck: number): G["Action"];
  /** What the seat's lead would be after an action, with this luck. */
  after(world: StateOf<G>, seat: Seat, action: G["Action"], luck: number): number;
  /** Plays an action and then the rest of the seat's turn, one best action after the other. */
  playTurn(state: StateOf<G>, seat: Seat, action: G["Action"], luck: number): void;
  /** What the seat's lead would be after that. */
  afterTurn(world: StateOf<G>, seat: Seat, action: G["Action"], luck: number): number;
}

export function lookahead<G extends GameTypes>(
  rules: Rules<G>,
  leadIn: LeadIn<G>,
  narrow: Narrowing<G> = everything,
): Lookahead<G> {
  const anyAction = (state: StateOf<G>, seat: Seat, luck: Chance) => {
    if (rules.sample) return rules.sample(state, seat, luck);
    const legal = rules.legalActions(asView<G>(state), seat);
    return at(legal, luck.pick(legal.length));
  };
  const act = (state: StateOf<G>, seat: Seat, action: G["Action"], luck: Chance) => {
    const together = rules.actors(asView<G>(state));
    rules.play(state, seat, action, luck);
    if (together.length === 1) return;
    for (const other of together) if (other !== seat) rules.play(state, other, anyAction(state, other, luck), luck);
  };
  const after = (world: StateOf<G>, seat: Seat, action: G["Action"], luck: number) => {
    const state = rules.clone(world);
    act(state, seat, action, seeded(luck));
    return leadIn(state, seat);
  };
  const best = (world: StateOf<G>, seat: Seat, actions: readonly G["Action"][], luck: number) =>
    bestOf(narrow(asView<G>(world), seat, actions), (action) => after(world, seat, action, luck));
  const playTurn = (state: StateOf<G>, seat: Seat, action: G["Action"], luck: number) => {
    const view = asView<G>(state);
    const chance = seeded(luck);
    act(state, seat, action, chance);
    for (let played = 0; played < LONGEST_TURN && rules.actors(view)[0] === seat; played += 1) {
      const seed = chance.pick(SEEDS);
      rules.play(state, seat, best(state, seat, rules.legalActions(view, seat), seed), chance);
    }
  };
  return {
    act,
    best,
    after,
    playTurn,
    afterTurn(world, seat, action, luck) {
      const state = rules.clone(world);
      playTurn(state, seat, action, luck);
      return leadIn(state, seat);
    },
  };
}

/** The action that promises most; of equal ones the first. */
function bestOf<A>(actions: readonly A[], promise: (action: A) => number): A {
  let found = at(actions, 0);
  if (actions.length === 1) return found;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const promised = promise(action);
    if (promised > most) [found, most] = [action, promised];
  }
  return found;
}

/** The actions in the order of what they promise, the best first; of equal ones the order stays. */
export function bestFirst<A>(actions: readonly A[], promise: (action: A) => number): A[] {
  const promises = new Map(actions.map((action) => [action, promise(action)]));
  return [...actions].sort((a, b) => (promises.get(b) ?? 0) - (promises.get(a) ?? 0));
}
