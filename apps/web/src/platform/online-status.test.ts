// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isOnline, noteReachable } from "#web/platform/online-status.ts";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  noteReachable(true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("an unanswered call means offline, even when the phone reports a network", () => {
  expect(isOnline()).toBe(true);
  noteReachable(false);
  expect(navigator.onLine).toBe(true);
  expect(isOnline()).toBe(false);
});

test("an unreachable server is polled until it answers", async () => {
  const fetchStub = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  fetchStub.mockResolvedValue(new Response());
  vi.stubGlobal("fetch", fetchStub);
  noteReachable(false);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchStub).toHaveBeenCalledTimes(2);
});
