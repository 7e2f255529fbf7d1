import { expect, test } from "vitest";
import { buoyStations } from "#server/features/weather/buoy-stations.ts";
import { observedNow } from "#server/features/weather/weather-observed.ts";
import { figuresOf } from "#server/composition/observed-figures.ts";

const now = Date.parse("2026-06-13T12:00:00Z");
const at = now - 600_000;
const fields = ["windSpeed", "waterTemperature", "airTemperature", "pressure"] as const;

test("what a station measured is told with its place and time", () => {
  const report = { windSpeed: { at, value: 9 }, waterTemperature: { at, value: 13.2 } };
  const observed = observedNow([{ source: "NDBC 44013", report }], fields, now);
  const position = { latitude: 42.346, longitude: -70.651 };
  expect(figuresOf(observed)).toEqual([
    { source: "NDBC 44013", position, figures: { wind_speed_kt: { at, value: 9 } } },
    { source: "NDBC 44013", position, figures: { water_temperature_c: { at, value: 13.2 } } },
  ]);
});

test("estimates are no measurements", () => {
  expect(figuresOf(observedNow([], fields, now))).toEqual([]);
});

test("the place of every station is known", () => {
  for (const { id } of buoyStations) {
    const report = { pressure: { at, value: 1013 } };
    const observed = observedNow([{ source: `NDBC ${id}`, report }], fields, now);
    expect(figuresOf(observed)).toHaveLength(1);
  }
});
