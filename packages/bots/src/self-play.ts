import {
  asView,
  at,
  type Chance,
  type GameTypes,
  mixSeed,
  type Rules,
  type Seat,
  type StateOf,
  seeded,
} from "@gatehouse/engine";
import { decisionOf } from "./bot.ts";
import { type Evaluation, everything, type Horizon, type LeadIn, type Narrowing, plainJudge } from "./evaluation.ts";
import { lookahead, SEEDS } from "./lookahead.ts";
import { search } from "./search.ts";

/** Of a hundred decisions so many are made at random, to see other positions too. */
const ASTRAY = 6;

/** How long a bot that plays against itself thinks: so many iterations of a search for a decision, or one look ahead without any. */
export interface Thinking {
  readonly horizon: Horizon;
  readonly iterations: number;
}

/** Is shown the decisions of a match that leave a choice. */
export interface Onlooker<G extends GameTypes> {
  before?(state: StateOf<G>, seat: Seat, legal: readonly G["Action"][]): void;
  /** The match may be over then. */
  after?(state: StateOf<G>): void;
}

/** Plays a match of a bot against itself by how it sees leads, and answers how it ended. */
export function selfPlay<G extends GameTypes>(
  rules: Rules<G>,
  { narrow = everything }: Evaluation<G>,
  leadIn: LeadIn<G>,
  seed: number,
  { before, after }: Onlooker<G>,
  thinking: Thinking | null = null,
): StateOf<G> {
  const chance = seeded(mixSeed(seed, 0));
  const own = seeded(mixSeed(seed, 1));
  const state = rules.setup(chance);
  const view = asView<G>(state);
  const decide = thinking ? searching(rules, narrow, leadIn, thinking) : looking(rules, narrow, leadIn);
  const choose = (seat: Seat, legal: readonly G["Action"][]) => {
    if (own.pick(100) < ASTRAY) return at(legal, own.pick(legal.length));
    return decide(state, seat, legal, own);
  };
  for (;;) {
    const seat = rules.actors(view)[0];
    if (seat === undefined) return state;
    const legal = rules.legalActions(view, seat);
    if (legal.length === 1) {
      rules.play(state, seat, at(legal, 0), chance);
      continue;
    }
    before?.(state, seat, legal);
    rules.play(state, seat, choose(seat, legal), chance);
    after?.(state);
  }
}

/** Chooses for a seat, which knows no more than its view. */
type Decider<G extends GameTypes> = (
  state: StateOf<G>,
  seat: Seat,
  legal: readonly G["Action"][],
  own: Chance,
) => G["Action"];

function looking<G extends GameTypes>(rules: Rules<G>, narrow: Narrowing<G>, leadIn: LeadIn<G>): Decider<G> {
  const { best } = lookahead(rules, leadIn, narrow);
  return (state, seat, legal, own) =>
    best(rules.determinize(rules.view(state, seat), seat, own), seat, legal, own.pick(SEEDS));
}

function searching<G extends GameTypes>(
  rules: Rules<G>,
  narrow: Narrowing<G>,
  lead: LeadIn<G>,
  { horizon, iterations }: Thinking,
): Decider<G> {
  const plain = plainJudge(rules);
  const judge = { ...plain, lead, narrow, budgets: { ...plain.budgets, horizon } };
  return (state, seat, _legal, own) => at(search(decisionOf(rules, state, seat, own, judge), iterations), 0).action;
}
