import { createFairQueue } from "#server/platform/work/fair-queue.ts";

/** Each reads a log and thinks for some tenths of a second in this process. */
export const questions = createFairQueue({
  running: 2,
  runningEach: 1,
  waitingEach: 3,
  waiting: 100,
  longestMs: 30_000,
});
