import { measuringStations } from "@striper/angling/weather";
import { parseIso } from "@striper/marine/time";
import { observedFields } from "#server/features/catches/dependencies.ts";
import type { ObservedField, StationFigures } from "#server/features/catches/dependencies.ts";
import type { BuoyField } from "#server/features/weather/buoy-stations.ts";
import type { Observed } from "#server/features/weather/weather-observed.ts";

const fields: Readonly<Record<ObservedField, BuoyField>> = {
  wind_speed_kt: "windSpeed",
  wind_direction_degrees: "windDirection",
  air_temperature_c: "airTemperature",
  water_temperature_c: "waterTemperature",
  pressure_hpa: "pressure",
};

/** Returns measured values under the field names of catches; leaves out estimates. */
export function figuresOf(observed: Observed): StationFigures[] {
  return observedFields.flatMap((name) => {
    const { value, source, observed_at, status } = observed[fields[name]];
    const position = measuringStations[source ?? ""];
    const at = observed_at === null ? null : parseIso(observed_at);
    const isMeasured = status === "live" || status === "stale";
    if (!isMeasured || value === null || source === null || at === null || position === undefined)
      return [];
    return [{ source, position, figures: { [name]: { at, value } } }];
  });
}
