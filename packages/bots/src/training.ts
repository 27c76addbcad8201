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
import { type Evaluation, type Judge, judgeBy, leadOf, type Weights } from "./evaluation.ts";
import { lookahead, SEEDS } from "./lookahead.ts";
import { Regression } from "./regression.ts";

/** How much is played to train an evaluation. */
export interface TrainingPlan {
  readonly rounds: number;
  /** Decisions that are studied in each round. */
  readonly decisions: number;
  /** Decisions after which a match that is played on is judged instead of played to its end. */
  readonly horizon: number;
  readonly seed: number;
  /** Is shown what each round found and says whether it is the best so far: only from that the next round goes on. */
  keep(round: TrainingRound): boolean;
  /** Is told how many decisions have been studied. */
  tell?(studied: number): void;
}

/** What one round of training found. */
export interface TrainingRound {
  readonly weights: Weights;
  /** How much of what makes actions differ the weights explain, from 0 to 1; most of the rest is luck. */
  readonly explained: number;
}

/** Actions that are compared at a decision: the best at first sight, and as many others. */
const COMPARED = 8;
/** Matches that are played on from each of them, with the same luck for all. */
const CONTINUED = 3;
/** Of a hundred decisions in a match so many are studied, and so many are made at random to see other positions too. */
const STUDIED = 8;
const ASTRAY = 10;
/**
 * How strongly weights are pulled towards 0. What an action leads to differs by some points of luck, so a feature that hardly
 * differs between actions would get any weight at all without it.
 */
const PULL = 60;
/** What earlier rounds found counts so much in the next one: they were played less well, but it is much to go by. */
const FADED = 0.5;

/**
 * Trains by comparing: at decisions of matches that the bot plays against itself, several actions are tried out and played on
 * with the same luck, and the weights are fitted to the differences. What was good or bad before the decision cannot mislead.
 * Answers the weights of the best round.
 */
export function train<G extends GameTypes>(rules: Rules<G>, evaluation: Evaluation<G>, plan: TrainingPlan): Weights {
  const none = evaluation.features.map(() => 0);
  let best: Weights = { start: none, end: none, spread: [10, 10] };
  const regression = new Regression(2 * none.length);
  for (let round = 0; round < plan.rounds; round += 1) {
    regression.fade(FADED);
    const found = study(rules, evaluation, best, regression, plan, round);
    if (plan.keep(found)) best = found.weights;
  }
  return best;
}

/** One action that is compared with others: what speaks for it, and how far ahead it led. */
interface Trial {
  /** The features of the seat compared with the others', weighed by how early and by how late it is. */
  readonly inputs: Float64Array;
  /** The lead at the end, without the points that the seat had at once. */
  gained: number;
}

function study<G extends GameTypes>(
  rules: Rules<G>,
  evaluation: Evaluation<G>,
  weights: Weights,
  regression: Regression,
  { decisions, horizon, seed: first, tell }: TrainingPlan,
  round: number,
): TrainingRound {
  const seed = mixSeed(first, round);
  const judge = judgeBy(rules, evaluation, weights);
  const size = 2 * evaluation.features.length;
  const spread = new Spread();
  const trials = tryOut(rules, evaluation, judge, spread, horizon);
  let studied = 0;
  for (let match = 0; studied < decisions; match += 1) {
    const chance = seeded(mixSeed(seed, 2 * match));
    const own = seeded(mixSeed(seed, 2 * match + 1));
    for (const { state, seat, actions } of decisionsOf(rules, judge, chance, own)) {
      if (own.pick(100) >= STUDIED || studied >= decisions) continue;
      for (const { inputs, gained } of centred(trials(state, seat, actions, own), size)) regression.add(inputs, gained);
      studied += 1;
      tell?.(round * decisions + studied);
    }
  }
  const found = regression.solve(PULL);
  return {
    weights: {
      start: found.slice(0, size / 2).map(rounded),
      end: found.slice(size / 2).map(rounded),
      spread: spread.measured(),
    },
    explained: regression.explained(found),
  };
}

/** Weights are kept in files: four digits are more than training can know. */
function rounded(weight: number): number {
  return Math.round(weight * 10_000) / 10_000;
}

/** The decisions of a match that is played by first sight, with the actions to compare: the best ones, and some others. */
function* decisionsOf<G extends GameTypes>(rules: Rules<G>, judge: Judge<G>, chance: Chance, own: Chance) {
  const state = rules.setup(chance);
  const view = asView<G>(state);
  const { after } = lookahead(rules, judge);
  for (;;) {
    const seat = rules.actors(view)[0];
    if (seat === undefined) return;
    const legal = rules.legalActions(view, seat);
    let action = at(legal, 0);
    if (legal.length > 1) {
      const luck = own.pick(SEEDS);
      const leads = legal.map((each) => after(state, seat, each, luck));
      const order = [...legal.keys()].sort((a, b) => at(leads, b) - at(leads, a));
      const chosen = new Set(order.slice(0, COMPARED / 2));
      while (chosen.size < Math.min(COMPARED, legal.length)) chosen.add(own.pick(legal.length));
      yield { state, seat, actions: [...chosen].map((index) => at(legal, index)) };
      action = at(legal, own.pick(100) < ASTRAY ? own.pick(legal.length) : at(order, 0));
    }
    rules.play(state, seat, action, chance);
  }
}

/** Tries actions of a seat out in worlds that fit what it sees. */
function tryOut<G extends GameTypes>(
  rules: Rules<G>,
  evaluation: Evaluation<G>,
  judge: Judge<G>,
  spread: Spread,
  horizon: number,
) {
  const { seats } = rules.options;
  const count = evaluation.features.length;
  const measured = new Float64Array(seats * count);
  const points = new Float64Array(seats);
  const { playOn } = lookahead(rules, judge);
  return (state: StateOf<G>, seat: Seat, actions: readonly G["Action"][], own: Chance): Trial[] => {
    const view = rules.view(state, seat);
    const trials = actions.map(() => ({ inputs: new Float64Array(2 * count), gained: 0 }));
    for (let continued = 0; continued < CONTINUED; continued += 1) {
      const luck = own.pick(SEEDS);
      const world = rules.determinize(view, seat, seeded(luck));
      for (const [index, action] of actions.entries()) {
        const { inputs } = at(trials, index);
        const after = rules.clone(world);
        rules.play(after, seat, action, seeded(luck));
        const isOver = rules.actors(asView<G>(after)).length === 0;
        const progress = evaluation.progress(rules, after);
        if (!isOver) {
          evaluation.measure(rules, after, measured);
          compare(measured, count, seats, seat, progress / CONTINUED, (1 - progress) / CONTINUED, inputs);
        }
        points.set(rules.standing(asView<G>(after)).scores);
        const before = meanLead(points, seat);
        judge.estimate(after, points);
        const expected = leadOf(points, seat);
        playOn(after, seeded(mixSeed(luck, 1)), horizon);
        judge.estimate(after, points);
        if (!isOver) spread.add(progress, leadOf(points, seat) - expected);
        at(trials, index).gained += (meanLead(points, seat) - before) / CONTINUED;
      }
    }
    return trials;
  };
}

/** Adds what the seat has more of than the others on average, weighed for the end and for the start of a match. */
function compare(
  measured: Float64Array,
  count: number,
  seats: number,
  seat: Seat,
  late: number,
  early: number,
  inputs: Float64Array,
): void {
  for (let feature = 0; feature < count; feature += 1) {
    let difference = 0;
    for (let each = 0; each < seats; each += 1)
      difference += (each === seat ? 1 : -1 / (seats - 1)) * (measured[each * count + feature] ?? 0);
    inputs[feature] = (inputs[feature] ?? 0) + early * difference;
    inputs[count + feature] = (inputs[count + feature] ?? 0) + late * difference;
  }
}

/** How far a seat is ahead of the others on average; unlike `leadOf` it adds up feature by feature. */
function meanLead(points: Float64Array, seat: Seat): number {
  const own = points[seat] ?? 0;
  let sum = 0;
  for (const each of points) sum += each;
  return own - (sum - own) / (points.length - 1);
}

/** The same trials, each compared with their average. */
function centred(trials: readonly Trial[], size: number): Trial[] {
  const inputs = new Float64Array(size);
  let gained = 0;
  for (const trial of trials) {
    gained += trial.gained / trials.length;
    for (let i = 0; i < size; i += 1) inputs[i] = (inputs[i] ?? 0) + (trial.inputs[i] ?? 0) / trials.length;
  }
  return trials.map((trial) => ({
    inputs: trial.inputs.map((input, i) => input - (inputs[i] ?? 0)),
    gained: trial.gained - gained,
  }));
}

/** Gathers by how much leads turn out different, early and late in a match. */
class Spread {
  readonly #regression = new Regression(2);

  add(progress: number, difference: number): void {
    this.#regression.add([1 - progress, progress], difference * difference);
  }

  measured(): [start: number, end: number] {
    const [start = 0, end = 0] = this.#regression.solve(1);
    return [rounded(Math.sqrt(Math.max(start, 1))), rounded(Math.sqrt(Math.max(end, 0.25)))];
  }
}
