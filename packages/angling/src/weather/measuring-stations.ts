import { distanceBetween, type Position } from "@striper/marine/geo";
import { statuteToNauticalMiles, type NauticalMiles } from "@striper/marine/units";

/** Positions by reading source, from NDBC and CO-OPS station pages read in November 2026. */
export const measuringStations: Readonly<Record<string, Position>> = {
  "NDBC 44013": { latitude: 42.346, longitude: -70.651 },
  "NDBC BHBM3": { latitude: 42.359, longitude: -71.05 },
  "NDBC 44098": { latitude: 42.798, longitude: -70.169 },
  "NDBC 44090": { latitude: 41.84, longitude: -70.329 },
  "NOAA CO-OPS 8443970": { latitude: 42.3539, longitude: -71.0503 },
};

export function distanceToReading(position: Position, source: string | null): NauticalMiles | null {
  const station = measuringStations[source ?? ""];
  return station === undefined ? null : statuteToNauticalMiles(distanceBetween(position, station));
}
