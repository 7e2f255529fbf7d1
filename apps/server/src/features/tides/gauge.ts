import { waterLevelSource } from "#server/features/tides/water-level-coops.source.ts";
import type { WaterLevel } from "#server/features/tides/water-level-coops.source.ts";
import { waterTemperatureSource } from "#server/features/tides/water-temperature-coops.source.ts";
import type { GaugeTemperature } from "#server/features/tides/water-temperature-coops.source.ts";
import type { Observations } from "#server/platform/observations/observations.ts";

/** NOAA's gauge in Boston, the region's only station that is read. */
export const gaugeStation = "8443970";

export interface Gauge {
  /** Returns the last measured level, or null for stations without a gauge. */
  levelAt(station: string): WaterLevel | null;
  waterTemperature(): GaugeTemperature | null;
}

export function followGauge(observations: Observations, baseUrl: string): Gauge {
  const level = observations.follow(waterLevelSource(baseUrl, gaugeStation));
  const temperature = observations.follow(waterTemperatureSource(baseUrl, gaugeStation));
  return {
    levelAt: (station) => (station === gaugeStation ? (level.latest()?.value ?? null) : null),
    waterTemperature: () => temperature.latest()?.value ?? null,
  };
}
