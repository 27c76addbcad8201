import { asView, at, type GameTypes, type Rules, type Seat, type StateOf } from "@gatehouse/engine";
import { leadOf, share } from "./lead.ts";
import type { Network } from "./network.ts";
import { experiencedChances, experiencedLeads, VICTORY } from "./perspective.ts";

/** How positions of a game are described for judging: a few numbers per seat, each a reason that can be told. */
export interface Evaluation<G extends GameTypes> {
  /** The names of the numbers. Their first word is a topic; for each the messages have a reason, `reason.<game>.<topic>`. */
  readonly features: readonly string[];
  /** How far the match has come, from 0 to 1. */
  progress(rules: Rules<G>, state: StateOf<G>): number;
  /** Writes the numbers of all seats into `out`, seat after seat, in the order of `features`. */
  measure(rules: Rules<G>, state: StateOf<G>, out: Float64Array): void;
  /** Of actions that come to nearly the same only one, if the game has such: bots then have fewer to think about. */
  narrow?<A extends G["Action"]>(view: G["View"], seat: Seat, legal: readonly A[]): readonly A[];
}

/** Leaves out actions that need not be thought about; at least one stays. */
export type Narrowing<G extends GameTypes> = NonNullable<Evaluation<G>["narrow"]>;

/** Everything is to be thought about. */
export function everything<A>(_view: unknown, _seat: Seat, legal: readonly A[]): readonly A[] {
  return legal;
}

/** Rules of thumb: what the features of an evaluation are worth, for one number of seats. */
export interface Weights {
  /** What each feature adds to the points still to come when the match begins, and when it ends; between them in proportion. */
  readonly start: readonly number[];
  readonly end: readonly number[];
}

/** By how many points a seat is ahead in a position. */
export type LeadIn<G extends GameTypes> = (state: StateOf<G>, seat: Seat) => number;

/** Estimates how matches of some rules end. */
export interface Judge<G extends GameTypes> {
  /** Writes into `out` how many points each seat is expected to have at the end. */
  estimate(state: StateOf<G>, out: Float64Array): void;
  /** By how many points a seat may expect to be ahead at the end, as `leadOf` counts it: by rule of thumb. */
  readonly glance: LeadIn<G>;
  /** The same by experience, if the game has a network, and else by rule of thumb too. */
  readonly pointsAhead: LeadIn<G>;
  /** What bots that search go by: the same, and winning is worth some more. */
  readonly lead: LeadIn<G>;
  /** How likely each seat is to win. */
  chances(state: StateOf<G>): number[];
  /** What the features of each seat add to its points, seat after seat; `null` without an evaluation. */
  contributions(state: StateOf<G>): Float64Array | null;
  readonly features: readonly string[];
  /** The actions that are worth thinking about. */
  narrow<A extends G["Action"]>(view: G["View"], seat: Seat, legal: readonly A[]): readonly A[];
  /** How far a search looks, what it goes for, and how many iterations of it the levels are given for one decision. */
  readonly budgets: Budgets;
}

/**
 * Where a search judges what it has tried. `own-turn`: when the seat's turn ends. `further`: what is tried often is followed into
 * the turns of others, each place to the end of its turn; that pays where others answer directly.
 */
export type Horizon = "own-turn" | "further";

export interface Budgets {
  readonly horizon: Horizon;
  /** How many points a victory is worth beside the lead. */
  readonly victory: number;
  readonly scholar: number;
  readonly master: number;
}

/** By how many points a lead may well turn out different, for whoever knows nothing but the points so far. */
const PLAIN_SPREAD = 10;
/** So much of a point is winning a tie worth. */
const TIE = 0.5;
const PLAIN_BUDGETS: Budgets = { horizon: "further", victory: VICTORY, scholar: 100, master: 800 };

/** Judges by nothing but the points so far: good enough for a game that nobody has written an evaluation for. */
export function plainJudge<G extends GameTypes>(rules: Rules<G>): Judge<G> {
  const points = new Float64Array(rules.options.seats);
  const glance: LeadIn<G> = (state, seat) => {
    points.set(rules.standing(asView<G>(state)).scores);
    return leadOf(points, seat);
  };
  return {
    features: [],
    narrow: everything,
    budgets: PLAIN_BUDGETS,
    glance,
    pointsAhead: glance,
    lead: glance,
    estimate: (state, out) => out.set(rules.standing(asView<G>(state)).scores),
    chances: (state) => chancesOf(rules.standing(asView<G>(state)).scores),
    contributions: () => null,
  };
}

/** Judges by an evaluation with its weights; a match that is over is judged by its result. */
export function judgeBy<G extends GameTypes>(
  rules: Rules<G>,
  evaluation: Evaluation<G>,
  { start, end }: Weights,
  network: Network | null = null,
  budgets: Budgets = PLAIN_BUDGETS,
): Judge<G> {
  const { seats } = rules.options;
  const count = evaluation.features.length;
  // Used again for every position: judging is what bots do most.
  const measured = new Float64Array(seats * count);
  const weights = new Float64Array(count);
  const early = Float64Array.from(start);
  const late = Float64Array.from(end);
  const weigh = (state: StateOf<G>) => {
    const progress = evaluation.progress(rules, state);
    evaluation.measure(rules, state, measured);
    for (let i = 0; i < count; i += 1) weights[i] = (early[i] ?? 0) * (1 - progress) + (late[i] ?? 0) * progress;
  };
  const points = new Float64Array(seats);
  const byThumb = (state: StateOf<G>, out: Float64Array) => {
    const view = asView<G>(state);
    const result = rules.result(view);
    const { scores } = result ?? rules.standing(view);
    if (!result) weigh(state);
    for (let seat = 0, next = 0; seat < seats; seat += 1) {
      let points = at(scores, seat);
      if (result) points += result.ranks[seat] === 1 ? TIE : 0;
      else for (let i = 0; i < count; i += 1, next += 1) points += (weights[i] ?? 0) * (measured[next] ?? 0);
      out[seat] = points;
    }
  };
  const glance: LeadIn<G> = (state, seat) => {
    byThumb(state, points);
    return leadOf(points, seat);
  };
  const lead = network ? experiencedLeads(rules, evaluation, network, budgets.victory) : glance;
  const pointsAhead = network ? experiencedLeads(rules, evaluation, network, 0) : glance;
  const chancesIn = network && experiencedChances(rules, evaluation, network);
  return {
    features: evaluation.features,
    narrow: evaluation.narrow ?? everything,
    budgets,
    glance,
    pointsAhead,
    lead,
    estimate(state, out) {
      byThumb(state, out);
      if (network) shareOut(out, (seat) => pointsAhead(state, seat));
    },
    chances(state) {
      const result = rules.result(asView<G>(state));
      if (!result) return chancesIn?.(state) ?? chancesOf(rules.standing(asView<G>(state)).scores);
      const winners = result.ranks.filter((rank) => rank === 1).length;
      return result.ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
    },
    contributions(state) {
      if (rules.result(asView<G>(state))) return null;
      weigh(state);
      return measured.map((value, index) => (weights[index % count] ?? 0) * value);
    },
  };
}

/** Shares out the points of all seats so that each has the lead that is told of it, as far as these leads agree. */
function shareOut(points: Float64Array, leadOfSeat: (seat: Seat) => number): void {
  const seats = points.length;
  const mean = points.reduce((sum, each) => sum + each, 0) / seats;
  for (let seat = 0; seat < seats; seat += 1) points[seat] = mean + (leadOfSeat(seat) * (seats - 1)) / seats;
}

/** How likely each seat is to end first, as far as points can tell. */
function chancesOf(points: readonly number[]): number[] {
  const likely = points.map((own, seat) => {
    let chance = 1;
    for (const [other, theirs] of points.entries()) if (other !== seat) chance *= share((own - theirs) / PLAIN_SPREAD);
    return chance;
  });
  const sum = likely.reduce((total, chance) => total + chance, 0);
  return likely.map((chance) => chance / sum);
}
