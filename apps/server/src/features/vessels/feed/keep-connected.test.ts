import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reconnectDelay, keepConnected } from "#server/features/vessels/feed/keep-connected.ts";
import type { Ending } from "#server/features/vessels/feed/keep-connected.ts";
import { captureLog } from "#server/testing/captured-log.ts";

const minute = 60_000;
const hour = 60 * minute;
const patience = { firstMs: 5000, refusedMs: minute, mostMs: 30 * minute, steadyMs: minute };

describe("the delay before a retry", () => {
  test("doubles from five seconds to half an hour", () => {
    const waits = [1, 2, 3, 9, 10, 1000].map((failures) =>
      reconnectDelay(patience, failures, "lost", 0),
    );
    expect(waits).toEqual([5000, 10_000, 20_000, 1_280_000, 30 * minute, 30 * minute]);
  });

  test("is at least a minute after a refusal", () => {
    expect(reconnectDelay(patience, 1, "refused", 0)).toBe(minute);
    expect(reconnectDelay(patience, 6, "refused", 0)).toBe(30 * minute);
  });
});

describe("a connection that is kept", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Keeps a connection whose every attempt lasts `lifeMs` and ends with `ending`. */
  function keep(lifeMs: number, ending: Ending, hasHeard = true) {
    let tries = 0;
    let closed = 0;
    const stop = keepConnected({
      name: "test",
      patience,
      log: captureLog().log,
      connect(onEnded) {
        tries += 1;
        setTimeout(() => onEnded(ending), lifeMs);
        // Sockets report their end more than once.
        setTimeout(() => onEnded(ending), lifeMs + 10);
        return { hasHeard: () => hasHeard, close: () => void (closed += 1) };
      },
    });
    return { stop, tries: () => tries, closed: () => closed };
  }

  test("that ends after a second is not retried every second, even if it sent messages", async () => {
    const { tries, stop } = keep(1000, { kind: "lost", reason: "closed" });
    await vi.advanceTimersByTimeAsync(hour);
    expect(tries()).toBeGreaterThan(5);
    expect(tries()).toBeLessThan(14);
    await vi.advanceTimersByTimeAsync(24 * hour);
    // Once in half an hour, minus up to a fifth at random.
    expect(tries()).toBeLessThan(14 + 62);
    stop();
  });

  test("that was useful for a minute is retried within seconds, every time", async () => {
    const { tries, stop } = keep(2 * minute, { kind: "lost", reason: "closed" });
    await vi.advanceTimersByTimeAsync(hour);
    expect(tries()).toBeGreaterThan(27);
    stop();
  });

  test("is not retried after it was stopped, even between two attempts", async () => {
    const { tries, stop, closed } = keep(1000, { kind: "refused", reason: "no" });
    await vi.advanceTimersByTimeAsync(5000);
    stop();
    expect(closed()).toBe(1);
    await vi.advanceTimersByTimeAsync(24 * hour);
    expect(tries()).toBe(1);
  });
});
