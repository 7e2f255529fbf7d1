import { hour, instantOfHarborTime } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { hourName, hourStripView, type StripCell } from "#web/ui/charts/hour-strip-view.ts";

const first = instantOfHarborTime("2026-06-13", 16);
const now = first + 20 * 60_000;
const cells: StripCell[] = [40, 62, null, 62].map((value, index) => ({
  at: first + index * hour,
  value,
  word: value === null ? "No score yet" : value >= 60 ? "Good" : "Fair",
  band: value === null ? "none" : value >= 60 ? "good" : "fair",
}));

describe("a strip of hours", () => {
  test("has a sentence with the current hour and the first of the best hours", () => {
    expect(hourStripView(cells, now).sentence).toBe("Now 40 Fair. Best 62 Good at 5 pm.");
  });
});

test.each([
  [0, "Now"],
  [3, "7 pm"],
  [8, "Sun midnight"],
  [12, "Sun 4 am"],
])("the hour %i later is called %s", (hours, name) =>
  expect(hourName(first + hours * hour, now)).toBe(name),
);

test("an unsafe hour is never the best, and a strip without safe hours says so", () => {
  const cell = (index: number, value: number, band: StripCell["band"]): StripCell => ({
    at: Date.UTC(2026, 5, 13, 16 + index),
    value,
    word: band === "unsafe" ? "Good" : "Fair",
    band,
  });
  const present = Date.UTC(2026, 5, 13, 16);
  const mixed = hourStripView([cell(0, 78, "unsafe"), cell(1, 52, "fair")], present);
  expect(mixed.best?.value).toBe(52);
  expect(mixed.sentence).toBe("Now not safe, 78 Good. Best 52 Fair at 1 pm.");
  const unsafe = hourStripView([cell(0, 78, "unsafe")], present);
  expect([unsafe.best, unsafe.sentence]).toEqual([null, "Now not safe, 78 Good. No safe hour."]);
});
