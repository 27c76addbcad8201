/**
 * Least squares with a pull towards 0 (ridge), gathered sample by sample; the sums need no more room than one matrix,
 * however many samples there are. Only + − × ÷ and sqrt, so that every machine finds the same weights.
 */
export class Regression {
  readonly #size: number;
  readonly #products: Float64Array;
  readonly #targets: Float64Array;
  #squares = 0;

  constructor(size: number) {
    this.#size = size;
    this.#products = new Float64Array(size * size);
    this.#targets = new Float64Array(size);
  }

  add(inputs: ArrayLike<number>, target: number): void {
    const size = this.#size;
    this.#squares += target * target;
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

  /** Lets everything so far count as a part of it. */
  fade(part: number): void {
    this.#squares *= part;
    for (let i = 0; i < this.#products.length; i += 1) this.#products[i] = (this.#products[i] ?? 0) * part;
    for (let i = 0; i < this.#targets.length; i += 1) this.#targets[i] = (this.#targets[i] ?? 0) * part;
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

  /** How much of the targets these weights explain: 1 is all, 0 is no more than nothing would. */
  explained(weights: readonly number[]): number {
    const size = this.#size;
    // The squared error is squares − 2 × weights·targets + weights·products·weights.
    let error = this.#squares;
    for (let row = 0; row < size; row += 1) {
      const weight = weights[row] ?? 0;
      error -= 2 * weight * (this.#targets[row] ?? 0);
      for (let column = 0; column <= row; column += 1) {
        const product = weight * (weights[column] ?? 0) * (this.#products[row * size + column] ?? 0);
        error += row === column ? product : 2 * product;
      }
    }
    return this.#squares > 0 ? 1 - error / this.#squares : 0;
  }
}
