import { setImmediate as nextTurn } from "node:timers/promises";

/** A fifth of the longest time that the event loop may be blocked. */
const longestMs = 10;

/**
 * For calculations over many rows: yields to the event loop each time they have run for a while.
 */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await nextTurn();
    since = performance.now();
  };
}
