import type { Position } from "@striper/marine/geo";
import { parseIso } from "@striper/marine/time";
import { observedFields } from "#server/features/catches/dependencies.ts";
import type { ObservedField, StationFigures } from "#server/features/catches/dependencies.ts";
import type { BuoyField } from "#server/features/weather/buoy-stations.ts";
import type { Observed } from "#server/features/weather/weather-observed.ts";

/** Station pages of NDBC and CO-OPS, read in November 2026. */
const positions: Readonly<Record<string, Position>> = {
  "NDBC 44013": { latitude: 42.346, longitude: -70.651 },
  "NDBC BHBM3": { latitude: 42.359, longitude: -71.05 },
  "NDBC 44098": { latitude: 42.798, longitude: -70.169 },
  "NDBC 44090": { latitude: 41.84, longitude: -70.329 },
  "NOAA CO-OPS 8443970": { latitude: 42.3539, longitude: -71.0503 },
};

const fields: Readonly<Record<ObservedField, BuoyField>> = {
  wind_speed_kt: "windSpeed",
  wind_direction_degrees: "windDirection",
  air_temperature_c: "airTemperature",
  water_temperature_c: "waterTemperature",
  pressure_hpa: "pressure",
};

/** Measured values in the form in which catches store them; estimates are left out. */
export function figuresOf(observed: Observed): StationFigures[] {
  return observedFields.flatMap((name) => {
    const { value, source, observed_at, status } = observed[fields[name]];
    const position = positions[source ?? ""];
    const at = observed_at === null ? null : parseIso(observed_at);
    const isMeasured = status === "live" || status === "stale";
    if (!isMeasured || value === null || source === null || at === null || position === undefined)
      return [];
    return [{ source, position, figures: { [name]: { at, value } } }];
  });
}
