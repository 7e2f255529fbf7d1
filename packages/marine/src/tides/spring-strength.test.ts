import { expect, test } from "vitest";
import { day } from "#marine/time/index.ts";
import { springStrengthAt } from "./index.ts";

// Moon phases: US Naval Observatory, Astronomical Phenomena for the Year 2026.
test.each([
  ["new moon of 17 February", Date.UTC(2026, 1, 17, 12, 1)],
  ["full moon of 31 May", Date.UTC(2026, 4, 31, 8, 45)],
  ["new moon of 12 August", Date.UTC(2026, 7, 12, 17, 37)],
])("springs follow the %s by a day and a half", (_, phase) => {
  expect(springStrengthAt(phase + 1.5 * day)).toBeGreaterThan(0.97);
  expect(springStrengthAt(phase + 1.5 * day + 7.4 * day)).toBeLessThan(0.03);
});
