import { setImmediate as nextTurn } from "node:timers/promises";

/** A fifth of what the event loop may be held. */
const longestMs = 10;

/** For calculations over many rows: lets everything else go first once they have run for so long. */
export function createPauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await nextTurn();
    since = performance.now();
  };
}
