import { setImmediate } from "node:timers/promises";

/**
 * Lets one caller through in each turn of the event loop: putting a question to a model costs
 * several milliseconds at once, and a crowd of questions would block everyone else.
 */
export function createOneATurn(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
