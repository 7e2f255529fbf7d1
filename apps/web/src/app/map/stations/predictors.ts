import { predictors, type StationPredictor } from "@striper/marine/predictors";
import { stationIndex, type StationSummary } from "@striper/marine/stations";
import { useSyncExternalStore } from "react";

export type LoadedPredictors = ReadonlyMap<string, StationPredictor>;

/** Harmonic ones first: where there is no room for all, they stay. */
export const mapStations: readonly StationSummary[] = stationIndex.toSorted(
  (a, b) => Number(b.method === "harmonic") - Number(a.method === "harmonic"),
);

let loaded: LoadedPredictors = new Map();
const listeners = new Set<() => void>();

/** Loads what is not here yet; a part of the program that does not come is asked for again later. */
export async function requestPredictors(stations: readonly StationSummary[]): Promise<void> {
  const missing = stations.filter(({ id }) => !loaded.has(id));
  const outcomes = await Promise.allSettled(missing.map(({ id }) => predictors.at(id)));
  const arrived = outcomes
    .filter((outcome) => outcome.status === "fulfilled")
    .map(({ value }) => value)
    .filter(({ station }) => !loaded.has(station.id));
  if (arrived.length === 0) return;
  loaded = new Map([...loaded, ...arrived.map((one) => [one.station.id, one] as const)]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePredictors(): LoadedPredictors {
  return useSyncExternalStore(subscribe, () => loaded);
}
