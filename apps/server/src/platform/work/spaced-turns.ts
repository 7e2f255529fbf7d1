import { setTimeout as delay } from "node:timers/promises";

/**
 * Runs one piece of work after the other and rests between them: work that blocks the event loop for some
 * milliseconds, again and again, would leave others one step of theirs between two blocks.
 */
export function createSpacedTurns(restMs: number) {
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    const mine = last.then(work);
    last = mine.then(
      () => delay(restMs),
      () => delay(restMs),
    );
    return mine;
  };
}
