import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import {
  createFairQueue,
  requesterFor,
  WorkRefused,
  WorkTimeout,
} from "#server/platform/work/fair-queue.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

const limits = { running: 1, waiting: 10, longestMs: 60_000 };
const [ann, bob] = [requesterFor("ann"), requesterFor("bob")];

/** Makes work that ends on request, or as soon as it is aborted. */
function piece() {
  let end = (): void => undefined;
  let isStarted = false;
  return {
    end: () => end(),
    isStarted: () => isStarted,
    work: ({ signal }: Requester) =>
      new Promise<string>((resolve, reject) => {
        isStarted = true;
        end = () => resolve("done");
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  };
}

function caller(key: string) {
  const hangingUp = new AbortController();
  return {
    key,
    signal: hangingUp.signal,
    hangUp: () => hangingUp.abort(new Error("hung up")),
  };
}

describe("the queue", () => {
  test("runs one piece at a time, the accounts in turns, and passes on the result", async () => {
    const queue = createFairQueue(limits);
    const done: string[] = [];
    const of = (requester: typeof ann, name: string) =>
      queue.run(requester, () => {
        done.push(name);
        return Promise.resolve(name);
      });
    const all = [of(ann, "a1"), of(ann, "a2"), of(ann, "a3"), of(bob, "b1")];
    expect(await Promise.all(all)).toEqual(["a1", "a2", "a3", "b1"]);
    expect(done).toEqual(["a1", "b1", "a2", "a3"]);
  });

  test("passes on a failure and frees its place", async () => {
    const queue = createFairQueue(limits);
    const failing = queue.run(ann, () => Promise.reject(new Error("no")));
    const next = queue.run(bob, () => Promise.resolve("yes"));
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("yes");
  });

  test("says whether one requester or the whole queue has too much", async () => {
    const queue = createFairQueue({ ...limits, waitingEach: 1, waiting: 2 });
    const [first, second] = [piece(), piece()];
    const running = [queue.run(ann, first.work), queue.run(ann, second.work)];
    await expect(queue.run(ann, piece().work)).rejects.toMatchObject({ isOwn: true });
    const waits = queue.run(bob, () => Promise.resolve("bob"));
    await expect(queue.run(requesterFor("cid"), piece().work)).rejects.toMatchObject({
      isOwn: false,
    });
    await expect(queue.run(ann, piece().work)).rejects.toBeInstanceOf(WorkRefused);
    first.end();
    expect(await waits).toBe("bob");
    await expect.poll(() => second.isStarted()).toBe(true);
    second.end();
    expect(await Promise.all(running)).toEqual(["done", "done"]);
  });
});

test("a step of work that was admitted waits for its turn and is never refused", async () => {
  const [outer, inner] = [createFairQueue(limits), createFairQueue({ ...limits, waiting: 0 })];
  const busy = piece();
  const running = inner.run(bob, busy.work);
  const stepping = outer.run(ann, (within) => inner.run(within, () => Promise.resolve("a step")));
  await expect(inner.run(ann, piece().work)).rejects.toBeInstanceOf(WorkRefused);
  busy.end();
  expect(await Promise.all([running, stepping])).toEqual(["done", "a step"]);
});

describe("a caller that disconnects", () => {
  test("while waiting leaves the queue, and the work never starts", async () => {
    const queue = createFairQueue(limits);
    const [first, second, third] = [piece(), piece(), piece()];
    const running = queue.run(ann, first.work);
    const leaving = caller("ann");
    const left = queue.run(leaving, second.work);
    const next = queue.run(ann, third.work);
    leaving.hangUp();
    await expect(left).rejects.toThrow("hung up");
    first.end();
    await running;
    await expect.poll(() => third.isStarted()).toBe(true);
    expect(second.isStarted()).toBe(false);
    third.end();
    expect(await next).toBe("done");
  });

  test("aborts the running work, and the next starts", async () => {
    const queue = createFairQueue(limits);
    const leaving = caller("ann");
    const ended = queue.run(leaving, piece().work);
    const next = queue.run(bob, () => Promise.resolve("bob"));
    await delay(1);
    leaving.hangUp();
    await expect(ended).rejects.toThrow("hung up");
    expect(await next).toBe("bob");
  });
});

describe("work that is given up", () => {
  test("because it takes too long rejects with a timeout", async () => {
    const queue = createFairQueue({ ...limits, longestMs: 20 });
    await expect(queue.run(ann, piece().work)).rejects.toBeInstanceOf(WorkTimeout);
    expect(await queue.run(ann, () => Promise.resolve("next"))).toBe("next");
  });

  test("and cannot stop at once keeps its place until it has ended", async () => {
    const queue = createFairQueue(limits);
    const leaving = caller("ann");
    let end = (): void => undefined;
    const deaf = new Promise<string>((resolve) => {
      end = () => resolve("too late");
    });
    const given = queue.run(leaving, () => deaf);
    const next = piece();
    const following = queue.run(bob, next.work);
    await delay(1);
    leaving.hangUp();
    await expect(given).rejects.toThrow("hung up");
    await delay(5);
    expect(next.isStarted()).toBe(false);
    end();
    await expect.poll(() => next.isStarted()).toBe(true);
    next.end();
    expect(await following).toBe("done");
  });
});
