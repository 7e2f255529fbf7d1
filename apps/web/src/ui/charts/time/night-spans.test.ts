import { formatHarborTime, harborDayBounds } from "@striper/marine/time";
import { expect, test } from "vitest";
import { nightSpans } from "#web/ui/charts/time/night-spans.ts";

const harbor = { latitude: 42.32, longitude: -70.97 };

// Sunrise and sunset in Boston: US Naval Observatory, "Sun or Moon Rise/Set Table for One Year".
test.each([
  ["2026-06-13", ["12:00 am", "5:07 am", "8:22 pm", "12:00 am"]],
  ["2026-12-21", ["12:00 am", "7:10 am", "4:15 pm", "12:00 am"]],
])("on %s night ends and begins with the sun's edge", (date, expected) => {
  const { from, to } = harborDayBounds(date);
  const spans = nightSpans(from, to, harbor);
  const times = spans.flatMap((span) => [span.from, span.to]);
  expect(times).toHaveLength(4);
  for (const [index, time] of times.entries()) {
    const [hours = 0, minutes = 0] = minutesOf(expected[index] ?? "");
    const [hoursFound = 0, minutesFound = 0] = minutesOf(formatHarborTime(time));
    expect(Math.abs(hours * 60 + minutes - hoursFound * 60 - minutesFound)).toBeLessThanOrEqual(2);
  }
});

const minutesOf = (text: string) => text.split(/[: ]/).slice(0, 2).map(Number);

test("a range without night has no spans", () =>
  expect(nightSpans(0, 86_400_000 / 24, { latitude: 42.32, longitude: 170 })).toEqual([]));
