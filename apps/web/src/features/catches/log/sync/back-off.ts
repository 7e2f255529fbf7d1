/** The first wait after a failure, and the longest one, ms. */
const firstWait = 2000;
const longestWait = 5 * 60_000;

/** Twice as long after each failure; `chance`, 0 to 1, keeps devices from coming back together. */
export function waitAfter(failures: number, chance: number): number {
  const wait = Math.min(longestWait, firstWait * 2 ** Math.max(0, failures - 1));
  return Math.round(wait * (0.75 + chance / 2));
}
