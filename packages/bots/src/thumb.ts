import { asView, at, type GameTypes, mixSeed, type Rules, type Seat, type StateOf, seeded } from "@gatehouse/engine";
import type { Evaluation, Weights } from "./evaluation.ts";
import { lookahead, SEEDS } from "./lookahead.ts";
import type { Network } from "./network.ts";
import { aheadOf } from "./outlook.ts";
import { experiencedLeads } from "./perspective.ts";
import { Regression, type Sums } from "./regression.ts";
import { selfPlay } from "./self-play.ts";

/** How strongly weights are pulled towards 0: features that hardly ever differ between actions would get any weight without it. */
const PULL = 30;
const DIGITS = 1000;

/**
 * Plays a match by experience and compares, at every decision, what the network thinks of all actions with what their features
 * say: rules of thumb are the weights that come nearest to the network.
 */
export function thumbSumsOf<G extends GameTypes>(
  rules: Rules<G>,
  evaluation: Evaluation<G>,
  network: Network,
  seed: number,
): Sums {
  const leadIn = experiencedLeads(rules, evaluation, network);
  const { act } = lookahead(rules, leadIn);
  const luck = seeded(mixSeed(seed, 2));
  const preferences = new Regression(2 * evaluation.features.length);
  selfPlay(rules, evaluation, leadIn, seed, {
    before(state, seat, legal) {
      const world = rules.determinize(rules.view(state, seat), seat, luck);
      const fate = luck.pick(SEEDS);
      const compared: Compared[] = [];
      for (const action of evaluation.narrow?.(asView<G>(state), seat, legal) ?? legal) {
        const after = rules.clone(world);
        act(after, seat, action, seeded(fate));
        if (rules.actors(asView<G>(after)).length > 0)
          compared.push({
            inputs: advantagesOf(rules, evaluation, after, seat),
            lead: leadIn(after, seat) - aheadOf(rules.standing(asView<G>(after)).scores, seat),
          });
      }
      addCentred(preferences, compared);
    },
  });
  return preferences.sums();
}

/** The rules of thumb that come nearest to what was gathered in some matches. */
export function thumbFrom(gathered: readonly Sums[]): Weights {
  const size = gathered[0]?.targets.length ?? 0;
  const preferences = new Regression(size);
  for (const sums of gathered) preferences.merge(sums);
  const weights = preferences.solve(PULL).map((weight) => Math.round(weight * DIGITS) / DIGITS);
  return { start: weights.slice(0, size / 2), end: weights.slice(size / 2) };
}

/** An action that is compared with others: what speaks for it, and the points that it still promises. */
interface Compared {
  readonly inputs: Float64Array;
  readonly lead: number;
}

/** What a seat has more of than the others on average, weighed by how early and by how late it is. */
function advantagesOf<G extends GameTypes>(
  rules: Rules<G>,
  evaluation: Evaluation<G>,
  state: StateOf<G>,
  seat: Seat,
): Float64Array {
  const count = evaluation.features.length;
  const { seats } = rules.options;
  const measured = new Float64Array(seats * count);
  evaluation.measure(rules, state, measured);
  const progress = evaluation.progress(rules, state);
  const inputs = new Float64Array(2 * count);
  for (let feature = 0; feature < count; feature += 1) {
    let others = 0;
    for (let each = 0; each < seats; each += 1)
      if (each !== seat) others += (measured[each * count + feature] ?? 0) / (seats - 1);
    const ahead = (measured[seat * count + feature] ?? 0) - others;
    inputs[feature] = (1 - progress) * ahead;
    inputs[count + feature] = progress * ahead;
  }
  return inputs;
}

/** Adds actions compared with their average, so that only what they differ in counts; all of them together as much as a few. */
function addCentred(regression: Regression, compared: readonly Compared[]): void {
  const count = compared.length;
  if (count < 2) return;
  const part = 1 / Math.sqrt(count);
  const inputs = new Float64Array(at(compared, 0).inputs.length);
  let lead = 0;
  for (const each of compared) {
    lead += each.lead / count;
    for (let i = 0; i < inputs.length; i += 1) inputs[i] = (inputs[i] ?? 0) + (each.inputs[i] ?? 0) / count;
  }
  for (const each of compared)
    regression.add(
      each.inputs.map((input, i) => part * (input - (inputs[i] ?? 0))),
      part * (each.lead - lead),
    );
}
