/** What a network answers: how many points a seat will still gain on the others, and how likely it is to win. */
export const ANSWERS = 2;

/**
 * A small network as plain numbers: one layer of hidden units beside a direct, linear part. For every input, and for the
 * constant 1 after them, stand its direct weights, one per answer, and its weight to each hidden unit; then what each unit adds
 * to the answers.
 */
export interface Network {
  readonly hidden: number;
  readonly weights: readonly number[];
}

/** How much each answer counts when they are asked for as one number. */
export type Mix = readonly [points: number, victory: number];

/** How many weights a network has. */
export function networkSize(inputs: number, hidden: number): number {
  return (inputs + 1) * (hidden + ANSWERS) + hidden * ANSWERS;
}

/** So many sums are worked out side by side: they wait for nothing but the same input. */
const BLOCK = 8;

/** What a network answers, as one number; a hidden unit below 0 is silent. Most inputs are 0 and cost nothing. */
export function answering(network: Network, mix: Mix): (inputs: Float64Array) => number {
  const { hidden, weights } = network;
  const count = (weights.length - hidden * ANSWERS) / (hidden + ANSWERS) - 1;
  const { blocks, ends } = mixed(network, count, mix);
  const rows = (count + 1) * BLOCK;
  // The inputs that are not 0, and where their weights stand in a block.
  const values = new Float64Array(count);
  const places = new Int32Array(count);
  return (inputs) => {
    if (inputs.length !== count) throw new RangeError(`a network of ${count} inputs was given ${inputs.length}`);
    let used = 0;
    for (let index = 0; index < count; index += 1) {
      const input = inputs[index] ?? 0;
      if (input === 0) continue;
      values[used] = input;
      places[used] = index * BLOCK;
      used += 1;
    }
    let answer = 0;
    for (let from = 0, end = 0; end < ends.length; from += rows, end += BLOCK) {
      const constant = from + count * BLOCK;
      let a = blocks[constant] ?? 0;
      let b = blocks[constant + 1] ?? 0;
      let c = blocks[constant + 2] ?? 0;
      let d = blocks[constant + 3] ?? 0;
      let e = blocks[constant + 4] ?? 0;
      let f = blocks[constant + 5] ?? 0;
      let g = blocks[constant + 6] ?? 0;
      let h = blocks[constant + 7] ?? 0;
      for (let index = 0; index < used; index += 1) {
        const value = values[index] ?? 0;
        const at = from + (places[index] ?? 0);
        a += value * (blocks[at] ?? 0);
        b += value * (blocks[at + 1] ?? 0);
        c += value * (blocks[at + 2] ?? 0);
        d += value * (blocks[at + 3] ?? 0);
        e += value * (blocks[at + 4] ?? 0);
        f += value * (blocks[at + 5] ?? 0);
        g += value * (blocks[at + 6] ?? 0);
        h += value * (blocks[at + 7] ?? 0);
      }
      // The first sum of all is the direct part.
      if (end === 0 || a > 0) answer += a * (ends[end] ?? 0);
      if (b > 0) answer += b * (ends[end + 1] ?? 0);
      if (c > 0) answer += c * (ends[end + 2] ?? 0);
      if (d > 0) answer += d * (ends[end + 3] ?? 0);
      if (e > 0) answer += e * (ends[end + 4] ?? 0);
      if (f > 0) answer += f * (ends[end + 5] ?? 0);
      if (g > 0) answer += g * (ends[end + 6] ?? 0);
      if (h > 0) answer += h * (ends[end + 7] ?? 0);
    }
    return answer;
  };
}

/**
 * The weights with both answers made one beforehand, so that asking for a mixture costs no more than asking for one of them, in
 * blocks of sums: the direct one, then the hidden units. `ends` is what each of the sums adds to the answer.
 */
function mixed({ hidden, weights }: Network, count: number, [points, victory]: Mix) {
  const mix = (at: number) => points * (weights[at] ?? 0) + victory * (weights[at + 1] ?? 0);
  const size = Math.ceil((1 + hidden) / BLOCK) * BLOCK;
  const blocks = new Float64Array((count + 1) * size);
  const ends = new Float64Array(size);
  ends[0] = 1;
  for (let sum = 0; sum <= hidden; sum += 1) {
    const first = Math.floor(sum / BLOCK) * (count + 1) * BLOCK + (sum % BLOCK);
    for (let input = 0; input <= count; input += 1) {
      const row = input * (hidden + ANSWERS);
      blocks[first + input * BLOCK] = sum === 0 ? mix(row) : (weights[row + ANSWERS + sum - 1] ?? 0);
    }
    if (sum > 0) ends[sum] = mix((count + 1) * (hidden + ANSWERS) + (sum - 1) * ANSWERS);
  }
  return { blocks, ends };
}
