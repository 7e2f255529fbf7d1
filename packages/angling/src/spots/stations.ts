import type { CurrentPredictor } from "@striper/marine/currents";
import type { Position } from "@striper/marine/geo";
import { predictors } from "@striper/marine/predictors";
import {
  findStation,
  nearestHarmonic,
  nearestStations,
  stationFrom,
  tideReach,
  type NearbyStation,
  type StationSummary,
} from "@striper/marine/stations";
import type { TidePredictor } from "@striper/marine/tides";
import { statuteMiles, type StatuteMiles } from "@striper/marine/units";
import stationChoices from "./catalogue/station-choices.json" with { type: "json" };
import { spotPosition, type Spot, type StationChoice } from "./spot.ts";

const choiceAt = ({ latitude, longitude }: Position): StationChoice =>
  stationChoices.find(([, at]) => at[0] === longitude && at[1] === latitude)?.[2] ?? {};

export interface StationsOfPlace {
  readonly tide: NearbyStation | null;
  readonly current: NearbyStation | null;
}

/** Inshore currents are specific to their channel. */
const currentWithin = statuteMiles(1.5);
/** Currents over an offshore bank are similar for miles. */
const offshoreCurrentWithin = statuteMiles(3.5);

/**
 * A harmonic station predicts better than a subordinate one. It is preferred up to the nearest
 * distance times this factor plus these miles.
 */
const harmonicAllowance = {
  tide: { factor: 1.5, miles: 0.5 },
  current: { factor: 1, miles: 0.3 },
} as const;

function usefulStation(
  position: Position,
  kind: StationSummary["kind"],
  within: StatuteMiles,
): NearbyStation | null {
  const [nearest] = nearestStations(position, kind, 1, within);
  if (nearest === undefined || nearest.method === "harmonic") return nearest ?? null;
  const { factor, miles } = harmonicAllowance[kind];
  const farthest = statuteMiles(Math.min(within, nearest.distance * factor + miles));
  return nearestHarmonic(position, kind, farthest) ?? nearest;
}

/** NOAA's gauge 8443970 in Boston, which represents Boston Harbor as a whole. */
export const bostonHarborPosition: Position = { latitude: 42.3539, longitude: -71.0503 };

export const isBostonHarborAsWhole = ({ latitude, longitude }: Position): boolean =>
  latitude === bostonHarborPosition.latitude && longitude === bostonHarborPosition.longitude;

function harborStation(id: string): NearbyStation | null {
  const station = findStation(id);
  return station === undefined ? null : { ...station, distance: statuteMiles(0) };
}

/** The harbor's own gauge and the current at its mouth, even when others are nearer. */
const stationsOfHarbor: StationsOfPlace = {
  tide: harborStation("8443970"),
  current: harborStation("BOS1111"),
};

/** Cached because a search by water takes milliseconds and screens repeat the same places. */
const found = new Map<string, NearbyStation | null>();
const mostFound = 1000;

function remembered(
  { latitude, longitude }: Position,
  what: string,
  search: () => NearbyStation | null,
): NearbyStation | null {
  const key = `${latitude},${longitude},${what}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const station = search();
  if (found.size >= mostFound) found.clear();
  found.set(key, station);
  return station;
}

function tideNear(position: Position): NearbyStation | null {
  if (isBostonHarborAsWhole(position)) return stationsOfHarbor.tide;
  const { tide } = choiceAt(position);
  return remembered(position, "tide", () =>
    tide === undefined ? usefulStation(position, "tide", tideReach) : stationFrom(position, tide),
  );
}

const currentNear = (position: Position, within: StatuteMiles): NearbyStation | null =>
  choiceAt(position).current === null
    ? null
    : remembered(position, `current ${within}`, () => usefulStation(position, "current", within));

export const stationsNear = (position: Position): StationsOfPlace =>
  isBostonHarborAsWhole(position)
    ? stationsOfHarbor
    : { tide: tideNear(position), current: currentNear(position, currentWithin) };

export function stationsOfSpot(spot: Pick<Spot, "coordinates" | "region">): StationsOfPlace {
  const position = spotPosition(spot);
  const within = spot.region === "Offshore" ? offshoreCurrentWithin : currentWithin;
  return { tide: tideNear(position), current: currentNear(position, within) };
}

/** Returns a place's tide station and the next one by water, which bounds its error. */
export function tideStationsNear(position: Position): readonly NearbyStation[] {
  const tide = tideNear(position);
  if (tide === null) return [];
  const other = nearestStations(position, "tide", 2).find(({ id }) => id !== tide.id);
  return other === undefined ? [tide] : [tide, other];
}

export interface WaterPredictors {
  readonly tide: TidePredictor | null;
  readonly current: CurrentPredictor | null;
}

export async function predictorsFor(stations: StationsOfPlace): Promise<WaterPredictors> {
  const [tide, current] = await Promise.all([
    stations.tide === null ? null : predictors.tide(stations.tide.id),
    stations.current === null ? null : predictors.current(stations.current.id),
  ]);
  return { tide, current };
}
