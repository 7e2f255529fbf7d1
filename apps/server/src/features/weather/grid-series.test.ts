import { day, hour, parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import {
  expandLayer,
  parseDuration,
  parseValidTime,
} from "#server/features/weather/grid-series.ts";

describe("durations of the raw grid", () => {
  test.each([
    ["PT1H", hour],
    ["PT14H", 14 * hour],
    ["P1D", day],
    ["P1DT14H", day + 14 * hour],
    ["P7DT13H", 7 * day + 13 * hour],
    ["PT30M", hour / 2],
  ])("%s", (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds);
  });

  test.each(["", "P", "PT", "1H", "P1W", "PT1.5H", "P-1D", "PT1H "])("%j is none", (text) => {
    expect(parseDuration(text)).toBeNull();
  });

  test.each(["2026-07-15T12:00:00+00:00", "/PT1H", "yesterday/PT1H", "NOW/PT1H"])(
    "%j is no stretch of time",
    (text) => {
      expect(parseValidTime(text)).toBeNull();
    },
  );
});

describe("a layer, hour by hour", () => {
  const hoursOf = (validTime: string) =>
    [...(expandLayer([{ validTime, value: 7 }]) ?? [])].map(([at, value]) => [
      new Date(at).toISOString().slice(0, 16),
      value,
    ]);

  test("has every hour of a merged entry", () => {
    expect(hoursOf("2026-07-15T12:00:00+00:00/PT3H")).toEqual([
      ["2026-07-15T12:00", 7],
      ["2026-07-15T13:00", 7],
      ["2026-07-15T14:00", 7],
    ]);
  });

  test("has each hour once when clocks change", () => {
    const spring = expandLayer([{ validTime: "2026-03-08T04:00:00+00:00/PT6H", value: 1 }]);
    const fall = expandLayer([{ validTime: "2026-11-01T00:00:00-04:00/PT6H", value: 1 }]);
    for (const hours of [spring, fall]) {
      const instants = [...(hours?.keys() ?? [])];
      expect(instants).toHaveLength(6);
      expect(
        instants.every((at, index) => index === 0 || at - (instants[index - 1] ?? 0) === hour),
      ).toBe(true);
    }
    expect([...(fall?.keys() ?? [])][0]).toBe(parseIso("2026-11-01T04:00:00Z"));
  });

  test("is null when one entry cannot be read", () => {
    expect(expandLayer([{ validTime: "2026-07-15T12:00:00+00:00", value: 1 }])).toBeNull();
  });
});
