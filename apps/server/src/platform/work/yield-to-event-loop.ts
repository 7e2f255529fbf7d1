import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";

/** A request is answered in some six turns of the event loop. */
const shortTurnMs = 1.5;
/** So many of its lengths are waited after a long turn, and never longer than that. */
const turnsForOthers = 16;
const longestWaitMs = 100;

/** How long background work waits after a turn of the event loop that took `turnMs`. */
export const waitAfterTurn = (turnMs: number): number =>
  turnMs > shortTurnMs ? Math.min(turnMs * turnsForOthers, longestWaitMs) : 0;

/**
 * Before each step of background work of which many are under way: goes on at once while the turns of the
 * event loop are short, and waits while they are long, so that fewer steps are under way and callers are answered soon.
 */
export async function yieldToEventLoop(): Promise<void> {
  await nextTurn();
  const begun = performance.now();
  await nextTurn();
  const waitMs = waitAfterTurn(performance.now() - begun);
  if (waitMs > 0) await delay(waitMs);
}
