import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";

/** A request is answered in about six turns of the event loop. */
const shortTurnMs = 1.5;
/** Background work waits this many times the length of a long turn. */
const turnsForOthers = 16;
const longestWaitMs = 100;

export const waitAfterTurn = (turnMs: number): number =>
  turnMs > shortTurnMs ? Math.min(turnMs * turnsForOthers, longestWaitMs) : 0;

/**
 * Yields before a step of background work. It returns at once while event-loop turns are short and
 * waits while they are long, so that callers are answered soon.
 */
export async function yieldToEventLoop(): Promise<void> {
  await nextTurn();
  const begun = performance.now();
  await nextTurn();
  const waitMs = waitAfterTurn(performance.now() - begun);
  if (waitMs > 0) await delay(waitMs);
}
