/** Largest share of logs without an effect that may get a verdict. */
const mostFalse = 0.05;

/**
 * Returns the probability that a standard normal value exceeds this one (Abramowitz and Stegun,
 * Handbook of Mathematical Functions, 7.1.26; accurate to 1e-7).
 */
export function chanceAbove(value: number): number {
  const x = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  const tail = factors.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
  return value >= 0 ? tail / 2 : 1 - tail / 2;
}

/**
 * Returns each finding's significance level when several are tested at once, so that their joint
 * error rate is that of one (Holm 1979, Scandinavian Journal of Statistics 6). Null excludes a
 * finding from the test; zero means not significant.
 */
export function holmLevels(chances: readonly (number | null)[]): number[] {
  const asked = chances
    .flatMap((chance, index) => (chance === null ? [] : [{ chance, index }]))
    .toSorted((a, b) => a.chance - b.chance);
  const levels = chances.map(() => 0);
  for (const [place, { chance, index }] of asked.entries()) {
    const level = mostFalse / (asked.length - place);
    if (chance > level) break;
    levels[index] = level;
  }
  return levels;
}
