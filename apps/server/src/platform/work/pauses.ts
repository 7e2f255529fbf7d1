import { setImmediate as nextTurn } from "node:timers/promises";

/** A fifth of the longest time that the event loop may be blocked, in ms. */
const longestMs = 10;

/** Returns a function that yields to the event loop when a calculation has run for a while. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await nextTurn();
    since = performance.now();
  };
}
