import { asView, at, type Chance, type GameTypes, mixSeed, type Rules, seeded } from "@gatehouse/engine";
import type { Evaluation, Judge } from "./evaluation.ts";
import { lookahead, SEEDS } from "./lookahead.ts";
import { answering, type Network } from "./network.ts";
import { finalLead, type Perspective, perspectiveOf } from "./perspective.ts";

/** Of a hundred decisions so many are made at random, to see other positions too. */
const ASTRAY = 6;
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
 * Plays a match of the bot against itself, one look ahead, and tells what could be learnt from it: rows of what a network is
 * shown, each followed by the points that were still gained on the others. Without a network it plays by rule of thumb.
 */
export function experienceOf<G extends GameTypes>(
  rules: Rules<G>,
  evaluation: Evaluation<G>,
  judge: Judge<G>,
  network: Network | null,
  seed: number,
): Float32Array {
  const chance = seeded(mixSeed(seed, 0));
  const own = seeded(mixSeed(seed, 1));
  const state = rules.setup(chance);
  const perspective = perspectiveOf(rules, evaluation);
  const answer = network && answering(network);
  const moments: Moment[] = [];
  for (;;) {
    const view = asView<G>(state);
    const seat = rules.actors(view)[0];
    if (seat === undefined) break;
    const legal = rules.legalActions(view, seat);
    rules.play(
      state,
      seat,
      legal.length === 1 ? at(legal, 0) : chosenOf(rules, judge, state, seat, legal, own),
      chance,
    );
    if (legal.length === 1 || rules.actors(view).length === 0) continue;
    perspective.look(state);
    moments.push(momentOf(rules.options.seats, perspective, answer));
  }
  const size = perspective.size + 1;
  const rows: Float32Array[] = [];
  for (let seat = 0; seat < rules.options.seats; seat += 1) {
    let worth = finalLead(rules, state, seat) ?? 0;
    for (let index = moments.length - 1; index >= 0; index -= 1) {
      const { shown, leads } = at(moments, index);
      const next = moments[index + 1];
      if (next && answer) worth = FORESIGHT * worth + (1 - FORESIGHT) * at(next.expected, seat);
      if (own.pick(100) >= REMEMBERED) continue;
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

/** The best action at one look, in a world that fits what the seat sees; now and then any. */
function chosenOf<G extends GameTypes>(
  rules: Rules<G>,
  judge: Judge<G>,
  state: Parameters<Rules<G>["clone"]>[0],
  seat: number,
  legal: readonly G["Action"][],
  own: Chance,
): G["Action"] {
  if (own.pick(100) < ASTRAY) return at(legal, own.pick(legal.length));
  const world = rules.determinize(rules.view(state, seat), seat, own);
  return lookahead(rules, judge.lead).best(world, seat, legal, own.pick(SEEDS));
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
