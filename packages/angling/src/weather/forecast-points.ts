import { distanceBetween, type Position } from "@striper/marine/geo";

export const forecastPointIds = [
  "boston-harbor",
  "north-shore",
  "cape-ann",
  "merrimack",
  "nh-seacoast",
  "south-shore",
  "cape-cod-canal",
] as const;
export type ForecastPointId = (typeof forecastPointIds)[number];

interface ForecastPoint {
  /** The name as used in "Forecast for the Merrimack". */
  readonly name: string;
  readonly position: Position;
}

/**
 * Points whose National Weather Service forecast is used, each at the mouth of its water. A front
 * reaches the Merrimack hours before the Canal.
 */
export const forecastPoints: Readonly<Record<ForecastPointId, ForecastPoint>> = {
  "boston-harbor": {
    name: "Boston Harbor",
    position: { latitude: 42.3539, longitude: -71.0503 },
  },
  "north-shore": { name: "Salem Sound", position: { latitude: 42.53, longitude: -70.85 } },
  "cape-ann": { name: "Gloucester", position: { latitude: 42.59, longitude: -70.66 } },
  merrimack: { name: "the Merrimack", position: { latitude: 42.817, longitude: -70.82 } },
  "nh-seacoast": { name: "Portsmouth Harbor", position: { latitude: 43.07, longitude: -70.72 } },
  "south-shore": { name: "Scituate", position: { latitude: 42.2, longitude: -70.73 } },
  "cape-cod-canal": { name: "the Canal", position: { latitude: 41.77, longitude: -70.51 } },
};

export function forecastPointAt(position: Position): ForecastPointId {
  const byDistance = forecastPointIds
    .map((id) => ({ id, distance: distanceBetween(position, forecastPoints[id].position) }))
    .toSorted((a, b) => a.distance - b.distance);
  return byDistance[0]?.id ?? "boston-harbor";
}
