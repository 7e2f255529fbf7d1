export interface Batched<Result> {
  readonly result: Result;
  /** The number of calls in the run, and this call's position among them, from 1. */
  readonly size: number;
  readonly place: number;
}

interface Batch<Result> {
  size: number;
  readonly done: Promise<Result>;
}

/**
 * Runs one piece of work per key at a time. Calls that arrive meanwhile share the next run. Each
 * result is thus newer than its call, and 1000 calls use one database connection.
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
      if (running.get(key) === done) running.delete(key);
    }
  }

  return async (key) => {
    const before = waiting.get(key);
    // `begin` waits at least until this returns, so it finds the batch.
    const batch = before ?? { size: 0, done: begin(key) };
    waiting.set(key, batch);
    batch.size++;
    const place = batch.size;
    const result = await batch.done;
    return { result, size: batch.size, place };
  };
}
