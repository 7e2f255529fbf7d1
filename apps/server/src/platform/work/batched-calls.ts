/** A call's share of the work that was done for it and others at once. */
export interface Batched<Result> {
  readonly result: Result;
  /** How many calls the work was done for, and which of them this one was, from 1. */
  readonly size: number;
  readonly place: number;
}

interface Batch<Result> {
  size: number;
  readonly done: Promise<Result>;
}

/**
 * Runs one piece of work per key at a time. Calls that arrive while it runs share the next run,
 * which starts after all of them, so each result is newer than its call, and a thousand calls use
 * one database connection.
 */
export function createBatchedCalls<Result>(
  work: (key: string, calls: number) => Promise<Result>,
): (key: string) => Promise<Batched<Result>> {
  const waiting = new Map<string, Batch<Result>>();
  const running = new Map<string, Promise<unknown>>();

  async function begin(key: string): Promise<Result> {
    await running.get(key)?.catch(() => undefined);
    const calls = waiting.get(key)?.size ?? 1;
    waiting.delete(key);
    const done = work(key, calls);
    running.set(key, done);
    try {
      return await done;
    } finally {
      // The next one may have begun already.
      if (running.get(key) === done) running.delete(key);
    }
  }

  return async (key) => {
    const before = waiting.get(key);
    // It waits at least until here has returned, so it finds the batch.
    const batch = before ?? { size: 0, done: begin(key) };
    waiting.set(key, batch);
    batch.size++;
    const place = batch.size;
    const result = await batch.done;
    return { result, size: batch.size, place };
  };
}
