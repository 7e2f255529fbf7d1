import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  formatHarborTime,
  formatIso,
  harborDate,
  harborDayBounds,
  harborParts,
  hour,
  instantOfHarborTime,
  minute,
  parseIso,
  shiftDate,
} from "#marine/time/index.ts";

const at = (text: string): number => {
  const instant = parseIso(text);
  if (instant === null) throw new Error(`not an instant: ${text}`);
  return instant;
};

describe("ISO texts", () => {
  test("a bare date is its first moment in UTC", () => {
    expect(parseIso("2026-06-13")).toBe(Date.UTC(2026, 5, 13));
  });

  test.each([
    "",
    "yesterday",
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "2026-6-13",
    "2026-06-13T09:00",
    "2026-06-13T24:00Z",
    "2026-06-13T09:60Z",
    "2026-06-13T09:00:60Z",
    "2026-06-13T09:00:00+24:00",
    "2026-06-13T09:00Z2026",
    "2026-06-13T09:00ZT",
    "2026-06-13 09:00Z",
  ])("%j is refused", (text) => {
    expect(parseIso(text)).toBeNull();
  });

  test("formatting and parsing an instant returns it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), (seconds) => {
        expect(parseIso(formatIso(seconds * 1000))).toBe(seconds * 1000);
      }),
    );
  });
});

describe("the clock in Boston", () => {
  test("summer is four hours and winter five hours behind UTC", () => {
    expect(formatHarborTime(at("2026-06-13T11:12:59Z"))).toBe("7:12 am");
    expect(formatHarborTime(at("2026-01-13T11:12:00Z"))).toBe("6:12 am");
  });

  test("the clock jumps from 1:59 to 3:00 in the spring night", () => {
    expect(formatHarborTime(at("2026-03-08T06:59:59Z"))).toBe("1:59 am");
    expect(formatHarborTime(at("2026-03-08T07:00:00Z"))).toBe("3:00 am");
  });

  test("the hour from one to two occurs twice in the autumn night, each time with its zone", () => {
    expect(formatHarborTime(at("2026-11-01T04:59:00Z"))).toBe("12:59 am");
    expect(formatHarborTime(at("2026-11-01T05:00:00Z"))).toBe("1:00 am EDT");
    expect(formatHarborTime(at("2026-11-01T05:51:00Z"))).toBe("1:51 am EDT");
    expect(formatHarborTime(at("2026-11-01T06:13:00Z"))).toBe("1:13 am EST");
    expect(formatHarborTime(at("2026-03-08T06:59:00Z"))).toBe("1:59 am");
    expect(formatHarborTime(at("2026-03-08T07:00:00Z"))).toBe("3:00 am");
    expect(formatHarborTime(at("2026-11-01T07:00:00Z"))).toBe("2:00 am");
  });

  test("the clock changes in the same second as in the zone database, 2007 to 2060", () => {
    const format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "America/New_York",
      timeStyle: "medium",
    });
    const clock = (instant: number): string => {
      const parts = harborParts(instant);
      const two = (value: number): string => String(value).padStart(2, "0");
      return `${two(parts.hour)}:${two(parts.minute)}:${two(parts.second)}`;
    };
    const years = Array.from({ length: 54 }, (_, index) => 2007 + index);
    const firstDays = Array.from({ length: 15 }, (_, index) => index + 1);
    const moments = years.flatMap((year) =>
      firstDays.flatMap((date) => [Date.UTC(year, 2, date, 7), Date.UTC(year, 10, date, 6)]),
    );
    for (const instant of moments.flatMap((moment) => [moment - 1000, moment])) {
      expect(clock(instant)).toBe(format.format(instant));
    }
  });

  test("the wall clock agrees with the system's own calendar on any instant from 1970 to 2050", () => {
    const format = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "America/New_York",
      dateStyle: "short",
      timeStyle: "medium",
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_524_608_000 }), (seconds) => {
        const {
          year,
          month,
          day: date,
          hour: hours,
          minute: minutes,
          second,
        } = harborParts(seconds * 1000);
        const two = (value: number): string => String(value).padStart(2, "0");
        expect(
          `${year}-${two(month)}-${two(date)} ${two(hours)}:${two(minutes)}:${two(second)}`,
        ).toBe(format.format(seconds * 1000));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("days in Boston", () => {
  test.each([
    ["2026-06-13", 24, "2026-06-13T04:00:00Z"],
    ["2026-03-08", 23, "2026-03-08T05:00:00Z"],
    ["2026-11-01", 25, "2026-11-01T04:00:00Z"],
    ["2024-02-29", 24, "2024-02-29T05:00:00Z"],
    ["2026-01-01", 24, "2026-01-01T05:00:00Z"],
    ["2025-12-31", 24, "2025-12-31T05:00:00Z"],
  ])("%s has %i hours from %s", (date, hours, from) => {
    const bounds = harborDayBounds(date);
    expect(formatIso(bounds.from)).toBe(from);
    expect(bounds.to - bounds.from).toBe(hours * hour);
  });

  test("shifting crosses leap days and years", () => {
    expect(shiftDate("2024-02-28", 1)).toBe("2024-02-29");
    expect(shiftDate("2026-01-01", -1)).toBe("2025-12-31");
  });
});

describe("a wall clock time as an instant", () => {
  test.each([
    ["2026-06-13", 5, 15, "2026-06-13T09:15:00Z"],
    ["2026-03-08", 1, 59, "2026-03-08T06:59:00Z"],
    ["2026-03-08", 3, 0, "2026-03-08T07:00:00Z"],
    ["2026-11-01", 0, 30, "2026-11-01T04:30:00Z"],
    ["2026-11-01", 2, 0, "2026-11-01T07:00:00Z"],
    ["2026-11-02", 0, 0, "2026-11-02T05:00:00Z"],
  ])("%s %i:%i is %s", (date, hours, minutes, expected) => {
    expect(formatIso(instantOfHarborTime(date, hours, minutes))).toBe(expected);
  });

  test("a time skipped in the spring night is read as an hour later", () => {
    expect(formatHarborTime(instantOfHarborTime("2026-03-08", 2, 30))).toBe("3:30 am");
  });

  test("converting to clock time and back returns the instant, or the earlier of the repeated hour", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 42_076_800 }), (minutes) => {
        const instant = minutes * minute;
        const parts = harborParts(instant);
        const back = instantOfHarborTime(harborDate(instant), parts.hour, parts.minute);
        expect([instant, instant - hour]).toContain(back);
        const isTwice = back !== instant;
        expect(formatHarborTime(back).replace("EDT", "EST")).toBe(
          isTwice ? formatHarborTime(instant) : formatHarborTime(back).replace("EDT", "EST"),
        );
      }),
      { numRuns: 1000 },
    );
  });
});

test.each(["Asia/Tokyo", "Pacific/Apia", "America/Los_Angeles", "Europe/London"])(
  "a device in %s sees the same clock in Boston",
  async (zone) => {
    vi.stubEnv("TZ", zone);
    vi.resetModules();
    const time = await import("#marine/time/index.ts");
    const dates = ["2026-03-08", "2026-11-01", "2026-01-01", "2024-02-29"];
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(300);
    expect(dates.map((date) => formatIso(time.harborDayBounds(date).to))).toEqual([
      "2026-03-09T04:00:00Z",
      "2026-11-02T05:00:00Z",
      "2026-01-02T05:00:00Z",
      "2024-03-01T05:00:00Z",
    ]);
    for (const date of dates) {
      expect(time.formatHarborTime(time.instantOfHarborTime(date, 7, 12))).toBe("7:12 am");
    }
    expect(time.harborDate(Date.UTC(2026, 0, 1, 4, 59))).toBe("2025-12-31");
    vi.unstubAllEnvs();
  },
);
