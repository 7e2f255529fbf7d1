import { setImmediate } from "node:timers/promises";

/**
 * Admits one caller per turn of the event loop. Otherwise many pieces of work that block it for
 * several ms would run in one turn and delay everyone else.
 */
export function createOnePerLoopTurn(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
