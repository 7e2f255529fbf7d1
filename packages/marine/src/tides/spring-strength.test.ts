import { expect, test } from "vitest";
import { loadTideStation } from "#marine/stations/index.ts";
import { day, hour } from "#marine/time/index.ts";
import { createTidePredictor, springStrengthAt } from "./index.ts";

const boston = createTidePredictor(await loadTideStation("8443970"));

test("it stays between neap and spring", () => {
  for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2027, 0, 1); instant += hour) {
    expect(springStrengthAt(instant)).toBeGreaterThanOrEqual(0);
    expect(springStrengthAt(instant)).toBeLessThanOrEqual(1);
  }
});

// Moon phases: US Naval Observatory, Astronomical Phenomena for the Year 2026.
test.each([
  ["new moon of 17 February", Date.UTC(2026, 1, 17, 12, 1)],
  ["full moon of 31 May", Date.UTC(2026, 4, 31, 8, 45)],
  ["new moon of 12 August", Date.UTC(2026, 7, 12, 17, 37)],
])("springs follow the %s by a day and a half", (_, phase) => {
  expect(springStrengthAt(phase + 1.5 * day)).toBeGreaterThan(0.97);
  expect(springStrengthAt(phase + 1.5 * day + 7.4 * day)).toBeLessThan(0.03);
});

test("over a year it goes with the range of Boston's tides", () => {
  const tides = boston.extremes(Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1));
  let spring = 0;
  let springs = 0;
  let neap = 0;
  let neaps = 0;
  for (const [index, { instant, height }] of tides.slice(1).entries()) {
    const range = Math.abs(height - (tides[index]?.height ?? NaN));
    const strength = springStrengthAt(instant);
    if (strength > 0.9) {
      spring += range;
      springs++;
    }
    if (strength < 0.1) {
      neap += range;
      neaps++;
    }
  }
  // Chart 13270 gives mean 9.5 ft; springs exceed neaps by twice S2 times two, 2.7 ft.
  expect(spring / springs - neap / neaps).toBeGreaterThan(2);
});
