import { day, hour } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { buoyFields } from "#server/features/weather/buoy-stations.ts";
import { observedNow } from "#server/features/weather/weather-observed.ts";
import type { StationReport } from "#server/features/weather/weather-observed.ts";

const now = Date.UTC(2026, 6, 15, 18);

const station = (source: string, hoursAgo: number, value: number): StationReport => ({
  source,
  report: {
    waterTemperature: { at: now - hoursAgo * hour, value },
    windSpeed: { at: now - hoursAgo * hour, value },
  },
});
const seen = (...stations: StationReport[]) => observedNow(stations, buoyFields, now);

describe("an observed value", () => {
  test("is the first station's while that is current", () => {
    const { waterTemperature } = seen(station("gauge", 1, 17), station("buoy", 0, 18));
    expect(waterTemperature).toMatchObject({ value: 17, source: "gauge", status: "live" });
  });

  test("is the next station's when the first is behind", () => {
    const { waterTemperature } = seen(station("gauge", 4, 17), station("buoy", 1, 18));
    expect(waterTemperature).toMatchObject({ value: 18, source: "buoy", status: "live" });
  });

  test("gives way to a seasonal normal where there is one", () => {
    const { waterTemperature, windSpeed, waveHeight } = seen(station("gauge", (3 * day) / hour, 5));
    expect(waterTemperature).toEqual({
      value: 18.9,
      source: "Seasonal normals of Boston",
      observed_at: null,
      issued_at: null,
      status: "estimate",
    });
    expect(windSpeed.status).toBe("estimate");
    expect(waveHeight).toMatchObject({ value: null, source: null, status: "none" });
  });
});
