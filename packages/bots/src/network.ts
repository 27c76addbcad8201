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

/** What a network answers, as one number; a hidden unit below 0 is silent. Most inputs are 0 and cost nothing. */
export function answering(network: Network, mix: Mix): (inputs: Float64Array) => number {
  const { hidden } = network;
  const values = mixed(network, mix);
  const row = hidden + 1;
  const count = (values.length - hidden) / row - 1;
  const sums = new Float64Array(row);
  return (inputs) => {
    if (inputs.length !== count) throw new RangeError(`a network of ${count} inputs was given ${inputs.length}`);
    for (let unit = 0; unit < row; unit += 1) sums[unit] = values[count * row + unit] ?? 0;
    for (let index = 0; index < count; index += 1) {
      const input = inputs[index] ?? 0;
      if (input === 0) continue;
      for (let unit = 0, at = index * row; unit < row; unit += 1, at += 1)
        sums[unit] = (sums[unit] ?? 0) + input * (values[at] ?? 0);
    }
    let answer = sums[0] ?? 0;
    for (let unit = 1, at = (count + 1) * row; unit < row; unit += 1, at += 1) {
      const sum = sums[unit] ?? 0;
      if (sum > 0) answer += sum * (values[at] ?? 0);
    }
    return answer;
  };
}

/** The weights with both answers made one beforehand: so asking for a mixture costs no more than asking for one of them. */
function mixed({ hidden, weights }: Network, [points, victory]: Mix): Float64Array {
  const values: number[] = [];
  const mix = (at: number) => points * (weights[at] ?? 0) + victory * (weights[at + 1] ?? 0);
  const direct = weights.length - hidden * ANSWERS;
  for (let at = 0; at < direct; at += hidden + ANSWERS)
    values.push(mix(at), ...weights.slice(at + ANSWERS, at + ANSWERS + hidden));
  for (let at = direct; at < weights.length; at += ANSWERS) values.push(mix(at));
  return Float64Array.from(values);
}
