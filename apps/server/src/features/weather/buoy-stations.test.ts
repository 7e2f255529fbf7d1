import { forecastPointIds } from "@striper/angling/weather";
import { expect, test } from "vitest";
import { buoysFor, buoyStations } from "#server/features/weather/buoy-stations.ts";

test("every point hears all buoys, the one on its own side of the coast first", () => {
  const first = Object.fromEntries(
    forecastPointIds.map((point) => [point, buoysFor(point)[0]?.id]),
  );
  expect(first).toEqual({
    "boston-harbor": "44013",
    "north-shore": "44013",
    "cape-ann": "44098",
    merrimack: "44098",
    "nh-seacoast": "44098",
    "south-shore": "44090",
    "cape-cod-canal": "44090",
  });
  for (const point of forecastPointIds)
    expect(new Set(buoysFor(point))).toEqual(new Set(buoyStations));
});
