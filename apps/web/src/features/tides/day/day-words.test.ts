import { instantOfHarborTime } from "@striper/marine/time";
import { statuteMiles } from "@striper/marine/units";
import { expect, test } from "vitest";
import {
  currentLabel,
  dayTitle,
  longDate,
  nearDay,
  shortDate,
} from "#web/features/tides/day/day-words.ts";

/** Half past eleven at night in Boston: in London and Tokyo it is tomorrow. */
const lateEvening = instantOfHarborTime("2026-06-13", 23, 30);

test("days are named as they are in Boston, wherever the device is", () => {
  expect(longDate("2026-06-13")).toBe("Saturday, June 13, 2026");
  expect(shortDate("2026-12-31")).toBe("Thu, Dec 31");
  expect(nearDay("2026-06-13", lateEvening)).toBe("Today");
  expect(nearDay("2026-06-14", lateEvening)).toBe("Tomorrow");
  expect(nearDay("2026-06-12", lateEvening)).toBe("Yesterday");
  expect(nearDay("2026-06-15", lateEvening)).toBe("");
});

test("a current station is as far as it is in the person's units", () => {
  const station = { id: "BOS1115", name: "Ted William Tunnel", distance: statuteMiles(1.2) };
  expect(currentLabel(station, "us")).toBe("Ted William Tunnel, 1.2 mi away (BOS1115)");
  expect(currentLabel(station, "metric")).toBe("Ted William Tunnel, 1.9 km away (BOS1115)");
});

test("the title of a day names the year where it may be another", () => {
  expect(dayTitle("2026-06-13", lateEvening)).toBe("Today, Saturday, June 13");
  expect(dayTitle("2026-06-14", lateEvening)).toBe("Tomorrow, Sunday, June 14");
  expect(dayTitle("2026-06-15", lateEvening)).toBe("Monday, June 15, 2026");
});
