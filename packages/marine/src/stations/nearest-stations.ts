import { distanceBetween, type Position } from "#marine/geo/index.ts";
import type { StatuteMiles } from "#marine/units/index.ts";
import { stationIndex } from "./station-index.ts";
import type { StationSummary } from "./station.ts";

export interface NearbyStation extends StationSummary {
  readonly distance: StatuteMiles;
}

/** The stations of one kind around a position, nearest first. */
export function nearestStations(
  position: Position,
  kind: StationSummary["kind"],
  limit: number,
): NearbyStation[] {
  return stationIndex
    .filter((station) => station.kind === kind)
    .map((station) =>
      Object.assign({ distance: distanceBetween(position, station.position) }, station),
    )
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit);
}
