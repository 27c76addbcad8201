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

/** Winning is worth so many points beside the lead: that is what the lead is for. */
export const VICTORY = 2;
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

/** What a match that is over was worth to a seat, or `null` while it goes on. */
export function finalLead<G extends GameTypes>(rules: Rules<G>, state: StateOf<G>, seat: Seat): number | null {
  const result = rules.result(asView<G>(state));
  if (!result) return null;
  const winners = result.ranks.filter((rank) => rank === 1).length;
  return leadOf(Float64Array.from(result.scores), seat) + (at(result.ranks, seat) === 1 ? VICTORY / winners : 0);
}

/** Leads as a network expects them: those so far, and what it has seen to come of such positions. */
export function experiencedLeads<G extends GameTypes>(
  rules: Rules<G>,
  evaluation: Evaluation<G>,
  network: Network,
): LeadIn<G> {
  const perspective = perspectiveOf(rules, evaluation);
  const inputs = new Float64Array(perspective.size);
  const answer = answering(network);
  return (state, seat) => {
    const final = finalLead(rules, state, seat);
    if (final !== null) return final;
    perspective.look(state);
    perspective.show(seat, inputs);
    return perspective.lead(seat) + answer(inputs);
  };
}
