import { type Chance, seeded } from "@gatehouse/engine";
import { ANSWERS, answering, type Network, networkSize } from "./network.ts";

/** Rows that are learnt from at once, and by how much weights move at most for them: first, later, and going on from what is known. */
const BATCH = 64;
const FIRST_RATE = 0.002;
const LATER_RATE = 0.0015;
const ON_RATE = 0.0003;
/** How often all rows are gone through, first and later. */
const FIRST_EPOCHS = 4;
const LATER_EPOCHS = 2;
/** How strongly weights are pulled towards 0. */
const DECAY = 0.01;
/** How long the optimiser (Adam) remembers gradients and their squares. */
const MOMENTUM = 0.9;
const CAUTION = 0.999;
/** A victory is as large a thing to learn as so many points. */
const VICTORY_SIZE = 10;
/** A surprise counts as at most so many points: a rare disaster must not turn everything over. */
const SURPRISE = 15;
/** An input that is nearly always 0 is not blown up to be as large as the others. */
const LEAST_SCALE = 0.3;
const DIGITS = 1e5;
/** Numbers at random are multiples of one part of so many. */
const FINE = 2 ** 23;

/** What rows of experience are: the inputs of a network, and what it should have answered, points and victory. */
export type Rows = Float32Array;

/** Learns a network from experience, gradually. Only + − × ÷ and sqrt: the same rows teach the same on every machine. */
export class Learner {
  readonly #inputs: number;
  readonly #hidden: number;
  readonly #weights: Float64Array;
  readonly #scales: Float64Array;
  readonly #luck: Chance;
  /** What it goes on from, if it has learnt something before. */
  readonly #before: Network | null;
  #isNew = true;

  constructor(inputs: number, hidden: number, seed: number, before: Network | null = null) {
    this.#inputs = inputs;
    this.#hidden = before?.hidden ?? hidden;
    this.#luck = seeded(seed);
    this.#before = before;
    this.#scales = new Float64Array(inputs).fill(1);
    this.#weights = new Float64Array(networkSize(inputs, this.#hidden));
    if (before && before.weights.length !== this.#weights.length)
      throw new RangeError(`what was learnt before is not about ${inputs} inputs: begin with nothing`);
    if (before) return;
    const row = hidden + ANSWERS;
    const first = Math.sqrt(3 / inputs);
    for (let at = 0; at < inputs * row; at += 1) if (at % row >= ANSWERS) this.#weights[at] = first * this.#anything();
    for (let at = (inputs + 1) * row; at < this.#weights.length; at += 1) this.#weights[at] = 0.1 * this.#anything();
  }

  /** From −1 to 1. */
  #anything(): number {
    return this.#luck.pick(2 * FINE) / FINE - 1;
  }

  /** What has been learnt so far, for inputs as they are. */
  network(): Network {
    const weights = Array.from(this.#weights, (weight, at) => Math.round(weight * this.#unit(at) * DIGITS) / DIGITS);
    return { hidden: this.#hidden, weights };
  }

  /** What one of a weight is here in that of a network: here inputs are equally large, and a victory as large as some points. */
  #unit(at: number): number {
    const row = this.#hidden + ANSWERS;
    const last = (this.#inputs + 1) * row;
    const scale = at < this.#inputs * row ? (this.#scales[Math.floor(at / row)] ?? 1) : 1;
    const isForVictory = at < last ? at % row === 1 : (at - last) % ANSWERS === 1;
    return isForVictory ? scale / VICTORY_SIZE : scale;
  }

  /** Goes through all rows several times, in another order each time. */
  learn(rows: Rows): void {
    if (this.#isNew) this.#measure(rows);
    const isFirst = this.#isNew && !this.#before;
    const epochs = isFirst ? FIRST_EPOCHS : LATER_EPOCHS;
    const rate = isFirst ? FIRST_RATE : this.#before ? ON_RATE : LATER_RATE;
    this.#isNew = false;
    const order = Uint32Array.from({ length: rows.length / (this.#inputs + ANSWERS) }, (_, index) => index);
    const optimiser = new Optimiser(this.#weights);
    const steps = epochs * Math.ceil(order.length / BATCH);
    let step = 0;
    for (let epoch = 0; epoch < epochs; epoch += 1) {
      this.#shuffle(order);
      for (let from = 0; from < order.length; from += BATCH) {
        const batch = order.subarray(from, from + BATCH);
        for (const row of batch) this.#blame(rows, row, optimiser.gradients);
        step += 1;
        optimiser.move(batch.length, rate * (1 - step / (steps + 1)));
      }
    }
  }

  #shuffle(order: Uint32Array): void {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.#luck.pick(last + 1);
      const swapped = order[last] ?? 0;
      order[last] = order[other] ?? 0;
      order[other] = swapped;
    }
  }

  /** Finds out how large the inputs are, so that all of them count alike at first, and what was learnt before means there. */
  #measure(rows: Rows): void {
    const size = this.#inputs + ANSWERS;
    const count = rows.length / size;
    for (let input = 0; input < this.#inputs; input += 1) {
      let squares = 0;
      for (let at = input; at < rows.length; at += size) squares += (rows[at] ?? 0) * (rows[at] ?? 0);
      this.#scales[input] = 1 / Math.max(LEAST_SCALE, Math.sqrt(squares / count));
    }
    for (const [at, weight] of this.#before?.weights.entries() ?? []) this.#weights[at] = weight / this.#unit(at);
  }

  readonly #seen = { inputs: new Float64Array(0), units: new Float64Array(0) };

  /** Adds to `gradients` how each weight has its share in what was answered wrong for one row. */
  #blame(rows: Rows, index: number, gradients: Float64Array): void {
    const weights = this.#weights;
    const count = this.#inputs;
    const row = this.#hidden + ANSWERS;
    const last = (count + 1) * row;
    if (this.#seen.units.length !== row) {
      this.#seen.inputs = new Float64Array(count + 1);
      this.#seen.units = new Float64Array(row);
    }
    const { inputs, units } = this.#seen;
    const from = index * (count + ANSWERS);
    units.fill(0);
    for (let input = 0; input <= count; input += 1) {
      const value = input === count ? 1 : (rows[from + input] ?? 0) * (this.#scales[input] ?? 1);
      inputs[input] = value;
      if (value === 0) continue;
      for (let unit = 0, at = input * row; unit < row; unit += 1, at += 1)
        units[unit] = (units[unit] ?? 0) + value * (weights[at] ?? 0);
    }
    let [points, victory] = [units[0] ?? 0, units[1] ?? 0];
    for (let unit = ANSWERS, at = last; unit < row; unit += 1, at += ANSWERS) {
      const sum = Math.max(0, units[unit] ?? 0);
      points += sum * (weights[at] ?? 0);
      victory += sum * (weights[at + 1] ?? 0);
    }
    const wrongPoints = within(SURPRISE, points - (rows[from + count] ?? 0));
    const wrongVictory = within(SURPRISE, victory - VICTORY_SIZE * (rows[from + count + 1] ?? 0));
    units[0] = wrongPoints;
    units[1] = wrongVictory;
    for (let unit = ANSWERS, at = last; unit < row; unit += 1, at += ANSWERS) {
      const sum = units[unit] ?? 0;
      if (sum > 0) {
        gradients[at] = (gradients[at] ?? 0) + wrongPoints * sum;
        gradients[at + 1] = (gradients[at + 1] ?? 0) + wrongVictory * sum;
      }
      units[unit] = sum > 0 ? wrongPoints * (weights[at] ?? 0) + wrongVictory * (weights[at + 1] ?? 0) : 0;
    }
    for (let input = 0; input <= count; input += 1) {
      const value = inputs[input] ?? 0;
      if (value === 0) continue;
      for (let unit = 0, at = input * row; unit < row; unit += 1, at += 1)
        gradients[at] = (gradients[at] ?? 0) + value * (units[unit] ?? 0);
    }
  }
}

function within(most: number, value: number): number {
  return Math.max(-most, Math.min(most, value));
}

/** Moves weights against their gradients, each by how steady its own are (Adam). */
class Optimiser {
  readonly gradients: Float64Array;
  readonly #weights: Float64Array;
  readonly #means: Float64Array;
  readonly #squares: Float64Array;
  #meanLeft = 1;
  #squareLeft = 1;

  constructor(weights: Float64Array) {
    this.#weights = weights;
    this.gradients = new Float64Array(weights.length);
    this.#means = new Float64Array(weights.length);
    this.#squares = new Float64Array(weights.length);
  }

  move(rows: number, rate: number): void {
    this.#meanLeft *= MOMENTUM;
    this.#squareLeft *= CAUTION;
    const pace = (rate * Math.sqrt(1 - this.#squareLeft)) / (1 - this.#meanLeft);
    for (let at = 0; at < this.#weights.length; at += 1) {
      const gradient = (this.gradients[at] ?? 0) / rows;
      const mean = MOMENTUM * (this.#means[at] ?? 0) + (1 - MOMENTUM) * gradient;
      const square = CAUTION * (this.#squares[at] ?? 0) + (1 - CAUTION) * gradient * gradient;
      this.#means[at] = mean;
      this.#squares[at] = square;
      this.#weights[at] = (this.#weights[at] ?? 0) * (1 - pace * DECAY) - (pace * mean) / (Math.sqrt(square) + 1e-8);
    }
    this.gradients.fill(0);
  }
}

/** How much of the points in some rows a network explains: 1 is all, 0 is no more than nothing would. Most of the rest is luck. */
export function explainedBy(network: Network, inputs: number, rows: Rows): number {
  const answer = answering(network, [1, 0]);
  const shown = new Float64Array(inputs);
  let error = 0;
  let squares = 0;
  for (let from = 0; from < rows.length; from += inputs + ANSWERS) {
    shown.set(rows.subarray(from, from + inputs));
    const target = rows[from + inputs] ?? 0;
    const wrong = answer(shown) - target;
    error += wrong * wrong;
    squares += target * target;
  }
  return squares > 0 ? 1 - error / squares : 0;
}
