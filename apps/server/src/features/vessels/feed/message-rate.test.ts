import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMessageRate } from "#server/features/vessels/feed/message-rate.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openRate() {
  const calls: string[] = [];
  const rate = createMessageRate({
    pause: () => calls.push("pause"),
    resume: () => calls.push("resume"),
  });
  const count = (messages: number) => {
    for (let index = 0; index < messages; index++) rate.count();
  };
  return { rate, calls, count };
}

test("a source may send 4,999 messages a second, every second", () => {
  const { calls, count } = openRate();
  for (let second = 0; second < 5; second++) {
    count(4999);
    vi.advanceTimersByTime(1000);
  }
  expect(calls).toEqual([]);
});

test("a source that sends more is paused for the rest of the second", () => {
  const { calls, count } = openRate();
  vi.advanceTimersByTime(400);
  count(7000);
  expect(calls).toEqual(["pause"]);
  vi.advanceTimersByTime(599);
  expect(calls).toEqual(["pause"]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(["pause", "resume"]);
  count(5000);
  expect(calls).toEqual(["pause", "resume", "pause"]);
});
