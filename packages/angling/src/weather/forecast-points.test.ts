import { expect, test } from "vitest";
import { spots, spotPosition } from "#angling/spots/index.ts";
import { forecastPointAt, forecastPointIds } from "#angling/weather/forecast-points.ts";

test.each([
  ["Boston's gauge", { latitude: 42.3539, longitude: -71.0503 }, "boston-harbor"],
  ["Joppa Flats", { latitude: 42.808, longitude: -70.866 }, "merrimack"],
  ["the railroad bridge of the Canal", { latitude: 41.742, longitude: -70.613 }, "cape-cod-canal"],
  ["Hampton Harbor", { latitude: 42.897, longitude: -70.817 }, "merrimack"],
  ["Rockport", { latitude: 42.658, longitude: -70.615 }, "cape-ann"],
])("%s has the forecast of its own water", (_, position, point) =>
  expect(forecastPointAt(position)).toBe(point),
);

test("every point is the nearest one for some spot", () => {
  const asked = new Set(spots.map((spot) => forecastPointAt(spotPosition(spot))));
  expect([...asked].toSorted()).toEqual([...forecastPointIds].toSorted());
});
