import { instantOfHarborTime, minute } from "@striper/marine/time";
import { expect, test } from "vitest";
import {
  calendarDateText,
  dateText,
  datedTimeText,
  dateTimeText,
  durationText,
} from "#web/ui/figures/date-text.ts";

test("days and times are Boston's", () => {
  expect(dateText(instantOfHarborTime("2026-11-21", 23, 30))).toBe("Sat Nov 21");
  expect(dateTimeText(instantOfHarborTime("2026-06-01", 0, 5))).toBe("Mon Jun 1, 12:05 am");
  expect(datedTimeText(instantOfHarborTime("2025-06-13", 5))).toBe("Fri Jun 13, 2025, 5:00 am");
  expect(["2026-01-08", "2026-11"].map(calendarDateText)).toEqual(["Jan 8, 2026", "Nov 2026"]);
});

test("a duration is written in hours and minutes", () => {
  const minutes = [-1, 0.5, 12, 60, 112];
  expect(minutes.map((each) => durationText(each * minute))).toEqual([
    "under a minute",
    "under a minute",
    "12 min",
    "1 h",
    "1 h 52 min",
  ]);
});
