import { setImmediate } from "node:timers/promises";

/**
 * Admits one caller per turn of the event loop: work that blocks it for several milliseconds would, many
 * at once, delay everyone else.
 */
export function createOnePerLoopTurn(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
