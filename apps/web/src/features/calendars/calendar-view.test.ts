import { expect, test } from "vitest";
import { calendarView, subscriptionOf } from "#web/features/calendars/calendar-view.ts";

test("a calendar subscribes to the address under its own scheme", () => {
  expect(subscriptionOf("https://striper.example/api/calendars/x.ics")).toBe(
    "webcal://striper.example/api/calendars/x.ics",
  );
  expect(subscriptionOf("http://localhost:3000/api/calendars/x.ics")).toBe(
    "webcal://localhost:3000/api/calendars/x.ics",
  );
});

test.each([
  [null, null, "none"],
  ["2026-06-13T12:00:00Z", "https://striper.example/x.ics", "fresh"],
  ["2026-06-13T12:00:00Z", null, "made"],
  // Taken back on another device meanwhile.
  [null, "https://striper.example/x.ics", "none"],
] as const)("made at %s with the address %s it is %s", (madeAt, address, view) => {
  expect(calendarView(madeAt, address)).toBe(view);
});
