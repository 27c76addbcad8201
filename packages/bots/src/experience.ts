import { asView, at, type GameTypes, mixSeed, type Rules, seeded } from "@gatehouse/engine";
import { type Evaluation, type LeadIn, plainJudge } from "./evaluation.ts";
import { answering, type Network } from "./network.ts";
import { experiencedLeads, finalLead, type Perspective, perspectiveOf } from "./perspective.ts";
import { selfPlay } from "./self-play.ts";

/** Of a hundred positions so many are remembered; neighbours say nearly the same. */
const REMEMBERED = 20;
/**
 * How much of what a position is worth is learnt from what came of it in the end; the rest from what was expected at the next
 * decision. All from the end is mostly luck, all from the next decision is hearsay.
 */
const FORESIGHT = 0.98;

/** What was seen of a position: per seat what a network is shown, the lead so far, and the lead that was expected. */
interface Moment {
  readonly shown: readonly Float64Array[];
  readonly leads: readonly number[];
  readonly expected: readonly number[];
}

/**
 * Plays a match and tells what could be learnt from it: rows of what a network is shown, each followed by the points that were
 * still gained on the others. Whoever has no network yet goes by the points so far.
 */
export function experienceOf<G extends GameTypes>(
  rules: Rules<G>,
  evaluation: Evaluation<G>,
  network: Network | null,
  seed: number,
): Float32Array {
  const { seats } = rules.options;
  const perspective = perspectiveOf(rules, evaluation);
  const leadIn: LeadIn<G> = network ? experiencedLeads(rules, evaluation, network) : plainJudge(rules).lead;
  const answer = network && answering(network);
  const moments: Moment[] = [];
  const end = selfPlay(rules, evaluation, leadIn, seed, {
    after(state) {
      if (rules.actors(asView<G>(state)).length === 0) return;
      perspective.look(state);
      moments.push(momentOf(seats, perspective, answer));
    },
  });
  const luck = seeded(mixSeed(seed, 2));
  const size = perspective.size + 1;
  const rows: Float32Array[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    let worth = finalLead(rules, end, seat) ?? 0;
    for (let index = moments.length - 1; index >= 0; index -= 1) {
      const { shown, leads } = at(moments, index);
      const next = moments[index + 1];
      if (next && answer) worth = FORESIGHT * worth + (1 - FORESIGHT) * at(next.expected, seat);
      if (luck.pick(100) >= REMEMBERED) continue;
      const row = new Float32Array(size);
      row.set(at(shown, seat));
      row[size - 1] = worth - at(leads, seat);
      rows.push(row);
    }
  }
  const all = new Float32Array(rows.length * size);
  for (const [index, row] of rows.entries()) all.set(row, index * size);
  return all;
}

function momentOf<G extends GameTypes>(
  seats: number,
  perspective: Perspective<G>,
  answer: ((inputs: Float64Array) => number) | null,
): Moment {
  const shown: Float64Array[] = [];
  const leads: number[] = [];
  const expected: number[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const inputs = new Float64Array(perspective.size);
    perspective.show(seat, inputs);
    const lead = perspective.lead(seat);
    shown.push(inputs);
    leads.push(lead);
    expected.push(answer ? lead + answer(inputs) : Number.NaN);
  }
  return { shown, leads, expected };
}
