import { setImmediate } from "node:timers/promises";

/**
 * Admits one caller per turn of the event loop: preparing a question for a model blocks it for
 * several milliseconds, and many at once would delay everyone else.
 */
export function createOnePerLoopTurn(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
