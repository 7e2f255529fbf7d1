/** The first wait after a failure, and the longest one, ms. */
const firstWait = 2000;
const longestWait = 5 * 60_000;
/** A server that asks for more is not waited for longer than this, ms. */
const longestAsked = 60 * 60_000;

/**
 * Twice as long after each failure, and no less than the server asked for; `chance`, 0 to 1, keeps
 * devices from coming back together.
 */
export function waitAfter(failures: number, chance: number, askedMs = 0): number {
  const wait = Math.min(longestWait, firstWait * 2 ** Math.max(0, failures - 1));
  const spread = Math.round(wait * (0.75 + chance / 2));
  const asked = Math.min(longestAsked, askedMs);
  return spread >= asked ? spread : Math.round(asked * (1 + chance / 4));
}
