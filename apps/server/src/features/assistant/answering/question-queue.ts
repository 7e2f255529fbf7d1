import { createFairQueue } from "#server/platform/work/fair-queue.ts";

/** Each question blocks the event loop for some tenths of a second. */
export const questions = createFairQueue({
  running: 1,
  runningEach: 1,
  waitingEach: 3,
  waiting: 100,
  longestMs: 30_000,
});
