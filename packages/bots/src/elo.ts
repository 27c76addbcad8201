/** Rounds of improvement; the ratings stand still long before. */
const ROUNDS = 500;

/**
 * Ratings by the model of Bradley and Terry, in points of Elo above the weakest. `points[a][b]` is how often `a` came in ahead
 * of `b`; level counts half. One level match of every pair that met is added, so that nobody is infinitely better.
 */
export function eloOf(points: readonly (readonly number[])[]): number[] {
  const scored = (a: number, b: number) => points[a]?.[b] ?? 0;
  const met = (a: number, b: number) => {
    const matches = scored(a, b) + scored(b, a);
    return matches > 0 ? matches + 1 : 0;
  };
  const all = [...points.keys()];
  let strengths = all.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = strengths;
    const strength = (a: number) => before[a] ?? 1;
    strengths = all.map((a) => {
      const others = all.filter((b) => b !== a && met(a, b) > 0);
      const won = others.reduce((sum, b) => sum + scored(a, b) + 0.5, 0);
      const expected = others.reduce((sum, b) => sum + met(a, b) / (strength(a) + strength(b)), 0);
      return expected > 0 ? won / expected : 1;
    });
  }
  const weakest = Math.min(...strengths);
  return strengths.map((strength) => Math.round(400 * Math.log10(strength / weakest)));
}
