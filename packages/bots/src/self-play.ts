import { asView, at, type GameTypes, mixSeed, type Rules, type Seat, type StateOf, seeded } from "@gatehouse/engine";
import type { Evaluation, LeadIn } from "./evaluation.ts";
import { lookahead, SEEDS } from "./lookahead.ts";

/** Of a hundred decisions so many are made at random, to see other positions too. */
const ASTRAY = 6;

/** Is shown the decisions of a match that leave a choice. */
export interface Onlooker<G extends GameTypes> {
  before?(state: StateOf<G>, seat: Seat, legal: readonly G["Action"][]): void;
  /** The match may be over then. */
  after?(state: StateOf<G>): void;
}

/** Plays a match of a bot against itself, one look ahead by how it sees leads, and answers how it ended. */
export function selfPlay<G extends GameTypes>(
  rules: Rules<G>,
  { narrow }: Evaluation<G>,
  leadIn: LeadIn<G>,
  seed: number,
  { before, after }: Onlooker<G>,
): StateOf<G> {
  const chance = seeded(mixSeed(seed, 0));
  const own = seeded(mixSeed(seed, 1));
  const state = rules.setup(chance);
  const view = asView<G>(state);
  const { best } = lookahead(rules, leadIn, narrow);
  const choose = (seat: Seat, legal: readonly G["Action"][]) => {
    if (own.pick(100) < ASTRAY) return at(legal, own.pick(legal.length));
    return best(rules.determinize(rules.view(state, seat), seat, own), seat, legal, own.pick(SEEDS));
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
