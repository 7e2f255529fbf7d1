const firstWait = 1000;
const longestWait = 30_000;

/**
 * How long to wait before trying again, ms: twice as long after every failure, and not all viewers
 * at the same moment. `chance` is from 0 to 1.
 */
export function waitAfter(failures: number, chance: number): number {
  const full = Math.min(longestWait, firstWait * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (0.5 + chance / 2));
}
