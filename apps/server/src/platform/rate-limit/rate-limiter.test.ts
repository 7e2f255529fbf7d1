import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CountStore } from "#server/platform/rate-limit/count-store.ts";
import { createRateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { createMemoryCountStore } from "#server/testing/memory-count-store.ts";

const minute = Date.parse("2026-06-13T12:00:00Z");

beforeEach(() => vi.useFakeTimers({ now: minute }));
afterEach(() => vi.useRealTimers());

function limiterOn(store: CountStore) {
  const { log, lines } = captureLog();
  return { ...createRateLimiter({ now: () => Date.now() }, store, log), lines };
}

const admitted = (limiter: ReturnType<typeof limiterOn>, times: number, limit: number): number => {
  let count = 0;
  for (let time = 0; time < times; time++)
    if (limiter.countLoosely("GET /read", "reader", limit) === 0) count++;
  return count;
};

describe("counting loosely", () => {
  test("admits up to the limit in one process, and then says how long to wait", () => {
    const limiter = limiterOn(createMemoryCountStore());
    vi.setSystemTime(minute + 15_300);
    expect(admitted(limiter, 30, 20)).toBe(20);
    expect(limiter.countLoosely("GET /read", "reader", 20)).toBe(45);
    expect(limiter.countLoosely("GET /read", "another", 20)).toBe(0);
  });

  test("tells the other processes within a second", async () => {
    const store = createMemoryCountStore();
    const [one, other] = [limiterOn(store), limiterOn(store)];
    expect(admitted(one, 15, 20)).toBe(15);
    expect(admitted(other, 5, 20)).toBe(5);
    await vi.advanceTimersByTimeAsync(2100);
    expect(admitted(one, 10, 20)).toBe(0);
    expect(admitted(other, 10, 20)).toBe(0);
  });

  test("continues within the process while the database is away, and logs that once", async () => {
    const failing = { ...createMemoryCountStore(), add: () => Promise.reject(new Error("away")) };
    const limiter = limiterOn(failing);
    expect(admitted(limiter, 10, 20)).toBe(10);
    await vi.advanceTimersByTimeAsync(3100);
    expect(admitted(limiter, 30, 20)).toBe(10);
    await vi.advanceTimersByTimeAsync(3100);
    expect(limiter.lines).toHaveLength(1);
    expect(limiter.lines[0]).toMatchObject({ level: "warn" });
  });
});

describe("counting exactly", () => {
  test("counts concurrent requests with one statement", async () => {
    const store = createMemoryCountStore();
    const add = vi.spyOn(store, "add");
    const limiter = limiterOn(store);
    const all = Array.from({ length: 1000 }, () => limiter.countExactly("POST /x", "one", 60));
    const admittedOnes = (await Promise.all(all)).filter((seconds) => seconds === 0);
    expect(admittedOnes).toHaveLength(60);
    expect(add).toHaveBeenCalledExactlyOnceWith(minute, [{ caller: "POST /x one", requests: 60 }]);
  });

  test("is exact, however many processes ask at once", async () => {
    const store = createMemoryCountStore();
    const limiters = [limiterOn(store), limiterOn(store), limiterOn(store)];
    const waits = await Promise.all(
      limiters.flatMap((limiter) =>
        Array.from({ length: 10 }, () => limiter.countExactly("POST /write", "signer", 7)),
      ),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
  });

  test("falls back on this process's count while the database is away", async () => {
    const failing = { ...createMemoryCountStore(), add: () => Promise.reject(new Error("away")) };
    const limiter = limiterOn(failing);
    const waits: number[] = [];
    for (let time = 0; time < 8; time++)
      waits.push(await limiter.countExactly("POST /write", "signer", 5));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });
});
