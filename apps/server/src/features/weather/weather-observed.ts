import {
  normalAirTemperature,
  normalWaterTemperature,
  normalWindSpeed,
  normalsSource,
} from "@striper/angling/normals";
import { harborDate, type Instant } from "@striper/marine/time";
import { fahrenheitToCelsius, roundTo } from "@striper/marine/units";
import type { BuoyField } from "#server/features/weather/buoy-stations.ts";
import type { BuoyReport } from "#server/features/weather/weather-ndbc.source.ts";
import {
  observationLifetime,
  waterLifetime,
} from "#server/features/weather/weather-ndbc.source.ts";
import {
  ageOf,
  estimatedReading,
  noReading,
  observedReading,
} from "#server/platform/observations/freshness.ts";
import type { Reading } from "#server/platform/observations/freshness.ts";

export interface StationReport {
  readonly source: string;
  readonly report: BuoyReport;
}

export type Observed = Readonly<Record<BuoyField, Reading>>;

const lifetimeOf = (field: BuoyField) =>
  field.startsWith("water") ? waterLifetime : observationLifetime;

function pick(stations: readonly StationReport[], field: BuoyField, now: Instant): Reading | null {
  for (const wanted of ["live", "stale"] as const)
    for (const { source, report } of stations) {
      const figure = report[field];
      if (figure !== undefined && ageOf(figure.at, now, lifetimeOf(field)) === wanted)
        return observedReading(figure.value, source, figure.at, wanted);
    }
  return null;
}

function estimateOf(field: BuoyField, now: Instant): Reading {
  const estimated = (value: number) => estimatedReading(roundTo(value, 1), normalsSource);
  if (field === "airTemperature") return estimated(normalAirTemperature(now));
  if (field === "windSpeed") return estimated(normalWindSpeed(now));
  if (field === "waterTemperature")
    return estimated(fahrenheitToCelsius(normalWaterTemperature(harborDate(now))));
  return noReading;
}

export function observedNow(
  stations: readonly StationReport[],
  fields: readonly BuoyField[],
  now: Instant,
): Observed {
  const readings = fields.map(
    (field) => [field, pick(stations, field, now) ?? estimateOf(field, now)] as const,
  );
  return { ...nothingObserved, ...Object.fromEntries(readings) };
}

const nothingObserved: Observed = {
  windSpeed: noReading,
  windGusts: noReading,
  windDirection: noReading,
  pressure: noReading,
  pressureChange: noReading,
  airTemperature: noReading,
  waterTemperature: noReading,
  waterTemperatureChange: noReading,
  waveHeight: noReading,
  wavePeriod: noReading,
};
