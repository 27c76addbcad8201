import { asView, at, type GameTypes, type Rules, type Seat, type StateOf } from "@gatehouse/engine";
import type { Evaluation, LeadIn } from "./evaluation.ts";
import { leadOf } from "./lead.ts";
import { answering, type Network } from "./network.ts";

/** What a network is shown of positions, always from the eyes of one seat, so that one network serves all. */
export interface Perspective<G extends GameTypes> {
  readonly size: number;
  /** Looks at a position; `show` and `lead` tell what was seen. */
  look(state: StateOf<G>): void;
  /** Writes what a seat has of everything, what the others have on average, the most that one of them has, and the moment. */
  show(seat: Seat, out: Float64Array): void;
  /** By how many points a seat is ahead so far. */
  lead(seat: Seat): number;
}

/** Winning is worth so many points beside the lead to whoever learns: that is what the lead is for. */
export const VICTORY = 4;
/** Progress, its square, and whether two or three seats play. */
const MOMENT = 4;

export function perspectiveOf<G extends GameTypes>(rules: Rules<G>, evaluation: Evaluation<G>): Perspective<G> {
  const { seats } = rules.options;
  const features = evaluation.features.length;
  // The points so far are one more feature.
  const count = features + 1;
  const size = 3 * count + MOMENT;
  const measured = new Float64Array(seats * features);
  const points = new Float64Array(seats);
  let progress = 0;
  return {
    size,
    look(state) {
      evaluation.measure(rules, state, measured);
      points.set(rules.standing(asView<G>(state)).scores);
      progress = evaluation.progress(rules, state);
    },
    show(seat, out) {
      for (let feature = 0; feature < count; feature += 1) {
        let sum = 0;
        let most = Number.NEGATIVE_INFINITY;
        for (let each = 0; each < seats; each += 1) {
          const value = (feature < features ? measured[each * features + feature] : points[each]) ?? 0;
          if (each === seat) out[feature] = value;
          else {
            sum += value;
            if (value > most) most = value;
          }
        }
        out[count + feature] = sum / (seats - 1);
        out[2 * count + feature] = most;
      }
      out[size - 4] = progress;
      out[size - 3] = progress * progress;
      out[size - 2] = seats === 2 ? 1 : 0;
      out[size - 1] = seats === 3 ? 1 : 0;
    },
    lead: (seat) => leadOf(points, seat),
  };
}

/** What a match came to for a seat: how far it was ahead, and its share of the victory. */
export interface Outcome {
  readonly lead: number;
  readonly victory: number;
}

/** What a match that is over came to for a seat, or `null` while it goes on. */
export function outcomeOf<G extends GameTypes>(rules: Rules<G>, state: StateOf<G>, seat: Seat): Outcome | null {
  const result = rules.result(asView<G>(state));
  if (!result) return null;
  const winners = result.ranks.filter((rank) => rank === 1).length;
  return {
    lead: leadOf(Float64Array.from(result.scores), seat),
    victory: at(result.ranks, seat) === 1 ? 1 / winners : 0,
  };
}

/** Leads as a network expects them: those so far, and what it has seen to come of such positions; a victory is worth some more. */
export function experiencedLeads<G extends GameTypes>(
  rules: Rules<G>,
  evaluation: Evaluation<G>,
  network: Network,
  victory: number = VICTORY,
): LeadIn<G> {
  const perspective = perspectiveOf(rules, evaluation);
  const inputs = new Float64Array(perspective.size);
  const answer = answering(network, [1, victory]);
  return (state, seat) => {
    const outcome = outcomeOf(rules, state, seat);
    if (outcome) return outcome.lead + victory * outcome.victory;
    perspective.look(state);
    perspective.show(seat, inputs);
    return perspective.lead(seat) + answer(inputs);
  };
}

/** Nobody is sure to lose before the end. */
const LEAST_CHANCE = 0.005;

/** How likely a network thinks each seat to win. */
export function experiencedChances<G extends GameTypes>(
  rules: Rules<G>,
  evaluation: Evaluation<G>,
  network: Network,
): (state: StateOf<G>) => number[] {
  const perspective = perspectiveOf(rules, evaluation);
  const inputs = new Float64Array(perspective.size);
  const answer = answering(network, [0, 1]);
  return (state) => {
    perspective.look(state);
    const chances = Array.from({ length: rules.options.seats }, (_, seat) => {
      perspective.show(seat, inputs);
      return Math.max(LEAST_CHANCE, answer(inputs));
    });
    const sum = chances.reduce((total, chance) => total + chance, 0);
    return chances.map((chance) => chance / sum);
  };
}
