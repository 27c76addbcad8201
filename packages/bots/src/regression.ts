/** What a regression has gathered, as plain data. */
export interface Sums {
  readonly products: Float64Array;
  readonly targets: Float64Array;
}

/**
 * Least squares with a pull towards 0 (ridge), gathered sample by sample; the sums need no more room than one matrix,
 * however many samples there are. Only + − × ÷ and sqrt, so that every machine finds the same weights.
 */
export class Regression {
  readonly #size: number;
  readonly #products: Float64Array;
  readonly #targets: Float64Array;

  constructor(size: number) {
    this.#size = size;
    this.#products = new Float64Array(size * size);
    this.#targets = new Float64Array(size);
  }

  add(inputs: ArrayLike<number>, target: number): void {
    const size = this.#size;
    for (let row = 0; row < size; row += 1) {
      const input = inputs[row] ?? 0;
      if (input === 0) continue;
      this.#targets[row] = (this.#targets[row] ?? 0) + input * target;
      for (let column = 0; column <= row; column += 1) {
        const at = row * size + column;
        this.#products[at] = (this.#products[at] ?? 0) + input * (inputs[column] ?? 0);
      }
    }
  }

  /** Adds what another one has gathered. */
  merge({ products, targets }: Sums): void {
    for (let at = 0; at < products.length; at += 1)
      this.#products[at] = (this.#products[at] ?? 0) + (products[at] ?? 0);
    for (let at = 0; at < targets.length; at += 1) this.#targets[at] = (this.#targets[at] ?? 0) + (targets[at] ?? 0);
  }

  sums(): Sums {
    return { products: this.#products, targets: this.#targets };
  }

  /** The weights; `pull` is how many samples the pull towards 0 counts as. */
  solve(pull: number): number[] {
    const size = this.#size;
    // Cholesky: products = lower × lower transposed.
    const lower = Float64Array.from(this.#products);
    for (let row = 0; row < size; row += 1) {
      const diagonal = row * size + row;
      lower[diagonal] = (lower[diagonal] ?? 0) + pull;
      for (let column = 0; column <= row; column += 1) {
        let sum = lower[row * size + column] ?? 0;
        for (let k = 0; k < column; k += 1) sum -= (lower[row * size + k] ?? 0) * (lower[column * size + k] ?? 0);
        lower[row * size + column] = row === column ? Math.sqrt(sum) : sum / (lower[column * size + column] ?? 1);
      }
    }
    const weights = Array.from(this.#targets);
    for (let row = 0; row < size; row += 1) {
      let sum = weights[row] ?? 0;
      for (let k = 0; k < row; k += 1) sum -= (lower[row * size + k] ?? 0) * (weights[k] ?? 0);
      weights[row] = sum / (lower[row * size + row] ?? 1);
    }
    for (let row = size - 1; row >= 0; row -= 1) {
      let sum = weights[row] ?? 0;
      for (let k = row + 1; k < size; k += 1) sum -= (lower[k * size + row] ?? 0) * (weights[k] ?? 0);
      weights[row] = sum / (lower[row * size + row] ?? 1);
    }
    return weights;
  }
}
