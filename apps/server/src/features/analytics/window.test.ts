import { describe, expect, test } from "vitest";
import { percent, windowOf } from "#server/features/analytics/window.ts";

describe("the window of figures", () => {
  test("ends today in Boston and begins with the first moment of its first day", () => {
    // 9 p.m. on the 12th in Boston.
    const window = windowOf(3, Date.UTC(2026, 5, 13, 1));
    expect(window.dates).toEqual(["2026-06-10", "2026-06-11", "2026-06-12"]);
    expect(window.from).toBe(Date.UTC(2026, 5, 10, 4));
    expect(windowOf(1, Date.UTC(2026, 5, 13, 4)).dates).toEqual(["2026-06-13"]);
  });

  test("has every day once where clocks change, and over a leap day", () => {
    const spring = windowOf(4, Date.UTC(2026, 2, 10, 4, 30)).dates;
    expect(spring).toEqual(["2026-03-07", "2026-03-08", "2026-03-09", "2026-03-10"]);
    const autumn = windowOf(3, Date.UTC(2026, 10, 2, 5)).dates;
    expect(autumn).toEqual(["2026-10-31", "2026-11-01", "2026-11-02"]);
    expect(windowOf(366, Date.UTC(2028, 11, 31, 12)).dates).toHaveLength(366);
    expect(new Set(windowOf(366, Date.UTC(2028, 11, 31, 12)).dates).size).toBe(366);
  });
});

describe("a percentage", () => {
  test("has one decimal, and is null for a total of zero", () => {
    expect(percent(1, 3)).toBe(33.3);
    expect(percent(0, 5)).toBe(0);
    expect(percent(0, 0)).toBeNull();
  });
});
