import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMapTime } from "#web/app/map/time/map-time.ts";
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
