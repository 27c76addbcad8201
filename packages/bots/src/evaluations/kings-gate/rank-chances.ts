/** How likely each rank that may win a prize is, from the first on. Used again and again. */
export const chances = new Float64Array(3);

export function beginRanking(): void {
  chances[0] = 1;
  chances[1] = 0;
  chances[2] = 0;
}

/** One more rival, who comes in ahead with this likelihood, by itself. */
export function addRival(ahead: number): void {
  const first = chances[0] ?? 0;
  const second = chances[1] ?? 0;
  chances[2] = (chances[2] ?? 0) * (1 - ahead) + second * ahead;
  chances[1] = second * (1 - ahead) + first * ahead;
  chances[0] = first * (1 - ahead);
}

/** The prize to expect. */
export function expectedPrize(prizes: readonly number[]): number {
  let sum = 0;
  for (let rank = 0; rank < prizes.length; rank += 1) sum += (prizes[rank] ?? 0) * (chances[rank] ?? 0);
  return sum;
}
