import { expect, test } from "vitest";
import { forecastPoints } from "#angling/weather/forecast-points.ts";
import { distanceToReading } from "#angling/weather/measuring-stations.ts";

test.each([
  ["merrimack", "NDBC 44098", 29],
  ["cape-cod-canal", "NDBC 44090", 9],
  ["boston-harbor", "NDBC 44013", 18],
  ["boston-harbor", "NOAA CO-OPS 8443970", 0],
] as const)("from %s a reading of %s is some %d nm away", (point, source, miles) =>
  expect(distanceToReading(forecastPoints[point].position, source)).toBeCloseTo(miles, -0.31),
);

test.each([null, "NDBC 99999"])("a reading of %s has no distance", (source) =>
  expect(distanceToReading(forecastPoints.merrimack.position, source)).toBeNull(),
);
