import { predictors, type StationPredictor } from "@striper/marine/predictors";
import { stationIndex, type StationSummary } from "@striper/marine/stations";
import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";

export type LoadedPredictors = ReadonlyMap<string, StationPredictor>;

/** Harmonic stations first: they stay when there is no room for all. */
export const mapStations: readonly StationSummary[] = stationIndex.toSorted(
  (a, b) => Number(b.method === "harmonic") - Number(a.method === "harmonic"),
);

const loaded = new Store<LoadedPredictors>(new Map());

export async function requestPredictors(stations: readonly StationSummary[]): Promise<void> {
  const missing = stations.filter(({ id }) => !loaded.get().has(id));
  const outcomes = await Promise.allSettled(missing.map(({ id }) => predictors.at(id)));
  const arrived = outcomes
    .filter((outcome) => outcome.status === "fulfilled")
    .map(({ value }) => value)
    .filter(({ station }) => !loaded.get().has(station.id));
  if (arrived.length === 0) return;
  loaded.setState(
    (before) => new Map([...before, ...arrived.map((one) => [one.station.id, one] as const)]),
  );
}

export const usePredictors = (): LoadedPredictors => useSelector(loaded);
