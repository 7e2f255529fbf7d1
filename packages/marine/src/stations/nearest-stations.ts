import type { Position } from "#marine/geo/index.ts";
import { milesByWater } from "#marine/shoreline/index.ts";
import { statuteMiles, type StatuteMiles } from "#marine/units/index.ts";
import { stationIndex } from "./station-index.ts";
import type { StationSummary } from "./station.ts";

export interface NearbyStation extends StationSummary {
  /** Distance by water, along a way that crosses no land. */
  readonly distance: StatuteMiles;
}

/** Distance by water over which the tide changes little on the open coast. */
export const tideReach = statuteMiles(35);

/** Corrected positions. NOAA rounds some to a minute of arc; this one falls on the ocean side of Nantasket. */
const waterOf: ReadonlyMap<string, Position> = new Map([
  ["8444601", { latitude: 42.2662, longitude: -70.8806 }],
]);

function byWater(
  position: Position,
  stations: readonly StationSummary[],
  within: StatuteMiles,
  limit: number,
): NearbyStation[] {
  const waters = stations.map((station) => waterOf.get(station.id) ?? station.position);
  const miles = milesByWater(position, waters, within, limit);
  return stations
    .flatMap((station, index): NearbyStation[] => {
      const distance = miles[index] ?? null;
      return distance === null ? [] : [{ ...station, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, limit);
}

const stationsOf = {
  tide: stationIndex.filter(({ kind }) => kind === "tide"),
  current: stationIndex.filter(({ kind }) => kind === "current"),
};
const harmonicOf = {
  tide: stationsOf.tide.filter(({ method }) => method === "harmonic"),
  current: stationsOf.current.filter(({ method }) => method === "harmonic"),
};

export const nearestStations = (
  position: Position,
  kind: StationSummary["kind"],
  limit: number,
  within: StatuteMiles = tideReach,
): NearbyStation[] => byWater(position, stationsOf[kind], within, limit);

/** Returns the nearest harmonic station of one kind by water, or null. */
export const nearestHarmonic = (
  position: Position,
  kind: StationSummary["kind"],
  within: StatuteMiles,
): NearbyStation | null => byWater(position, harmonicOf[kind], within, 1)[0] ?? null;

export function stationFrom(position: Position, id: string): NearbyStation | null {
  const stations = stationIndex.filter((station) => station.id === id);
  return byWater(position, stations, tideReach, 1)[0] ?? null;
}
