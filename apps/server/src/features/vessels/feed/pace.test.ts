import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPace } from "#server/features/vessels/feed/pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openPace() {
  const calls: string[] = [];
  const pace = createPace({ pause: () => calls.push("pause"), resume: () => calls.push("resume") });
  const count = (messages: number) => {
    for (let index = 0; index < messages; index++) pace.count();
  };
  return { pace, calls, count };
}

test("a source may send 4,999 messages a second, every second", () => {
  const { calls, count } = openPace();
  for (let second = 0; second < 5; second++) {
    count(4999);
    vi.advanceTimersByTime(1000);
  }
  expect(calls).toEqual([]);
});

test("one that sends more is held back for the rest of the second, and no longer", () => {
  const { calls, count } = openPace();
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

test("a connection that is over is not resumed", () => {
  const { pace, calls, count } = openPace();
  count(5000);
  pace.stop();
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual(["pause"]);
});
