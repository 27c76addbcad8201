import { asView, at, type GameTypes, mixSeed, type Rules, type StateOf, seeded } from "@gatehouse/engine";
import { type Evaluation, type LeadIn, plainJudge } from "./evaluation.ts";
import { ANSWERS, answering, type Network } from "./network.ts";
import { experiencedLeads, type Outcome, outcomeOf, type Perspective, perspectiveOf } from "./perspective.ts";
import { selfPlay, type Thinking } from "./self-play.ts";

/** Of a hundred positions so many are remembered; neighbours say nearly the same. Of those that were long thought about, more. */
const REMEMBERED = 20;
const REMEMBERED_THOUGHT = 50;
/**
 * How much of what a position is worth is learnt from what came of it in the end; the rest from what was expected at the next
 * decision. All from the end is mostly luck, all from the next decision is hearsay.
 */
const FORESIGHT = 0.98;

/** What was seen of a position: per seat what a network is shown, the lead so far, and how it was expected to end. */
interface Moment {
  readonly shown: readonly Float64Array[];
  readonly leads: readonly number[];
  readonly expected: readonly Outcome[];
}

/**
 * Plays a match and tells what could be learnt from it: rows of what a network is shown, each followed by the points that were
 * still gained on the others, and by the share of the victory. Whoever has no network yet goes by the points so far.
 */
export function experienceOf<G extends GameTypes>(
  rules: Rules<G>,
  evaluation: Evaluation<G>,
  network: Network | null,
  seed: number,
  thinking: Thinking | null = null,
): Float32Array {
  const { seats } = rules.options;
  const perspective = perspectiveOf(rules, evaluation);
  const leadIn: LeadIn<G> = network ? experiencedLeads(rules, evaluation, network) : plainJudge(rules).lead;
  const expecting = network && expectingBy(network);
  const moments: Moment[] = [];
  const after = (state: StateOf<G>) => {
    if (rules.actors(asView<G>(state)).length === 0) return;
    perspective.look(state);
    moments.push(momentOf(seats, perspective, expecting));
  };
  const end = selfPlay(rules, evaluation, leadIn, seed, { after }, thinking);
  const remembered = thinking ? REMEMBERED_THOUGHT : REMEMBERED;
  const luck = seeded(mixSeed(seed, 2));
  const size = perspective.size + ANSWERS;
  const rows: Float32Array[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    let worth = outcomeOf(rules, end, seat);
    for (let index = moments.length - 1; worth && index >= 0; index -= 1) {
      const { shown, leads } = at(moments, index);
      const next = moments[index + 1]?.expected[seat];
      if (next) worth = mixedOf(worth, next);
      if (luck.pick(100) >= remembered) continue;
      const row = new Float32Array(size);
      row.set(at(shown, seat));
      row[size - 2] = worth.lead - at(leads, seat);
      row[size - 1] = worth.victory;
      rows.push(row);
    }
  }
  const all = new Float32Array(rows.length * size);
  for (const [index, row] of rows.entries()) all.set(row, index * size);
  return all;
}

function mixedOf(worth: Outcome, next: Outcome): Outcome {
  return {
    lead: FORESIGHT * worth.lead + (1 - FORESIGHT) * next.lead,
    victory: FORESIGHT * worth.victory + (1 - FORESIGHT) * next.victory,
  };
}

/** How a network expects a match to end for a seat that is ahead by so much. */
type Expecting = (inputs: Float64Array, lead: number) => Outcome;

function expectingBy(network: Network): Expecting {
  const [points, victory] = [answering(network, [1, 0]), answering(network, [0, 1])];
  return (inputs, lead) => ({ lead: lead + points(inputs), victory: victory(inputs) });
}

function momentOf<G extends GameTypes>(
  seats: number,
  perspective: Perspective<G>,
  expecting: Expecting | null,
): Moment {
  const shown: Float64Array[] = [];
  const leads: number[] = [];
  const expected: Outcome[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const inputs = new Float64Array(perspective.size);
    perspective.show(seat, inputs);
    const lead = perspective.lead(seat);
    shown.push(inputs);
    leads.push(lead);
    if (expecting) expected.push(expecting(inputs, lead));
  }
  return { shown, leads, expected };
}
