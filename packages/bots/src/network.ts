/**
 * A small network as plain numbers: one layer of hidden units beside a direct, linear part. For every input, and for the
 * constant 1 after them, stand its direct weight and its weight to each hidden unit; then what each unit adds to the answer.
 */
export interface Network {
  readonly hidden: number;
  readonly weights: readonly number[];
}

/** How many weights a network has. */
export function networkSize(inputs: number, hidden: number): number {
  return (inputs + 1) * (hidden + 1) + hidden;
}

/** What a network answers; a hidden unit below 0 is silent. Most inputs are 0 and cost nothing. */
export function answering({ hidden, weights }: Network): (inputs: Float64Array) => number {
  const values = Float64Array.from(weights);
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
