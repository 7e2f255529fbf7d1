import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMapTime, whenResting } from "#web/app/map/time/map-time.ts";
import { furthest } from "#web/app/map/time/time-slider-view.ts";

const noon = Date.UTC(2026, 5, 13, 16);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the map shows the present as it is, and other times at whole steps", () => {
  const time = createMapTime(noon + 123_456);
  expect(time.instant()).toBe(noon + 123_456);
  time.setOffset(30);
  expect(time.instant()).toBe(noon + 30 * 60_000);
});

test("the map goes to the end of the seventh day ahead and refuses what lies beyond", () => {
  const time = createMapTime(noon);
  time.setOffset(furthest);
  const last = time.instant();
  expect(last).toBe(noon + furthest * 60_000);
  for (const beyond of [furthest + 10, Infinity]) {
    time.setOffset(beyond);
    expect(time.instant()).toBe(last);
  }
  time.setOffset(Number.NaN);
  expect(time.instant()).toBe(noon);
});

test("a chosen time stays while the clock goes on, and becomes the present when it has come", () => {
  const time = createMapTime(noon);
  time.setOffset(24 * 60);
  const chosen = time.instant();
  for (const later of [1, 9, 10, 61, 600]) {
    time.setNow(noon + later * 60_000);
    expect(time.instant()).toBe(chosen);
  }
  time.setNow(chosen + 60_000);
  expect(time.moment.get().offset).toBe(0);
});

test("who draws is told of each change once, and not of what stays", () => {
  const time = createMapTime(noon);
  const told = vi.fn<() => void>();
  time.moment.subscribe(told);
  time.setOffset(10);
  time.setOffset(10);
  time.setNow(noon);
  expect(told).toHaveBeenCalledTimes(1);
});

test("words wait until the hand rests", () => {
  const work = vi.fn<() => void>();
  const resting = whenResting(work, Date.now);
  for (let step = 0; step < 5; step += 1) {
    resting.changed();
    vi.advanceTimersByTime(100);
  }
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});

test("words come once a second to a hand that never rests", () => {
  const work = vi.fn<() => void>();
  const resting = whenResting(work, Date.now);
  for (let step = 0; step < 40; step += 1) {
    resting.changed();
    vi.advanceTimersByTime(100);
  }
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(work.mock.calls.length).toBeLessThanOrEqual(4);
});
