import type { CurrentPredictor } from "@striper/marine/currents";
import { distanceBetween, type Position } from "@striper/marine/geo";
import { predictors } from "@striper/marine/predictors";
import { findStation, stationIndex, type StationSummary } from "@striper/marine/stations";
import type { TidePredictor } from "@striper/marine/tides";
import { statuteMiles, type StatuteMiles } from "@striper/marine/units";
import stationChoices from "./catalogue/station-choices.json" with { type: "json" };
import { spotPosition, type Spot } from "./spot.ts";

const choices = new Map(stationChoices);

export interface NearbyStation {
  readonly station: StationSummary;
  readonly distance: StatuteMiles;
}

export interface StationsOfPlace {
  readonly tide: NearbyStation | null;
  readonly current: NearbyStation | null;
}

/** On the open coast the tide changes little over this distance. */
const tideWithin = statuteMiles(35);
/** Inshore a current belongs to its channel. */
const currentWithin = statuteMiles(1.5);
/** Over an offshore bank it is alike for miles. */
const offshoreCurrentWithin = statuteMiles(3.5);

/**
 * A harmonic station predicts better than a subordinate one; it is taken when it is hardly
 * farther: up to this factor plus this many miles.
 */
const harmonicAllowance = {
  tide: { factor: 1.5, miles: 0.5 },
  current: { factor: 1, miles: 0.3 },
} as const;

/** Nearest first; equals in the order of their ids, so the upper of two depths comes first. */
function stationsByDistance(position: Position, kind: StationSummary["kind"]): NearbyStation[] {
  return stationIndex
    .filter((station) => station.kind === kind)
    .map((station) => ({ station, distance: distanceBetween(position, station.position) }))
    .toSorted((a, b) => a.distance - b.distance);
}

/** Of all stations within reach, or of the one that is chosen. */
function usefulStation(
  position: Position,
  kind: StationSummary["kind"],
  within: StatuteMiles,
  chosen?: string,
): NearbyStation | null {
  const near = stationsByDistance(position, kind).filter(
    ({ station, distance }) =>
      distance <= within && (chosen === undefined || station.id === chosen),
  );
  const [nearest] = near;
  if (nearest === undefined) return null;
  const { factor, miles } = harmonicAllowance[kind];
  const farthest = nearest.distance * factor + miles;
  const harmonic = near.find(({ station }) => station.method === "harmonic");
  return harmonic !== undefined && harmonic.distance <= farthest ? harmonic : nearest;
}

/** NOAA's gauge 8443970 in Boston: the point that stands for Boston Harbor as a whole. */
export const bostonHarborPosition: Position = { latitude: 42.3539, longitude: -71.0503 };

export const isBostonHarborAsWhole = ({ latitude, longitude }: Position): boolean =>
  latitude === bostonHarborPosition.latitude && longitude === bostonHarborPosition.longitude;

function harborStation(id: string): NearbyStation | null {
  const station = findStation(id);
  return station === undefined ? null : { station, distance: statuteMiles(0) };
}

/** The harbor's own gauge and the current at its mouth, whatever lies nearer. */
const stationsOfHarbor: StationsOfPlace = {
  tide: harborStation("8443970"),
  current: harborStation("BOS1111"),
};

/** The stations that describe the water at any position; null beyond a sensible distance. */
export function stationsNear(position: Position): StationsOfPlace {
  if (isBostonHarborAsWhole(position)) return stationsOfHarbor;
  return {
    tide: usefulStation(position, "tide", tideWithin),
    current: usefulStation(position, "current", currentWithin),
  };
}

export function stationsOfSpot(spot: Pick<Spot, "id" | "coordinates" | "region">): StationsOfPlace {
  const position = spotPosition(spot);
  const choice = choices.get(spot.id) ?? {};
  const currentLimit = spot.region === "Offshore" ? offshoreCurrentWithin : currentWithin;
  return {
    tide: usefulStation(position, "tide", tideWithin, choice.tide),
    current: choice.current === null ? null : usefulStation(position, "current", currentLimit),
  };
}

/** What predicts the water at a place; null where no station describes it. */
export interface WaterPredictors {
  readonly tide: TidePredictor | null;
  readonly current: CurrentPredictor | null;
}

export async function predictorsFor(stations: StationsOfPlace): Promise<WaterPredictors> {
  const [tide, current] = await Promise.all([
    stations.tide === null ? null : predictors.tide(stations.tide.station.id),
    stations.current === null ? null : predictors.current(stations.current.station.id),
  ]);
  return { tide, current };
}
