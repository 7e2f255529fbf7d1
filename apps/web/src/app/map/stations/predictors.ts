import { createCurrentPredictor, type CurrentPredictor } from "@striper/marine/currents";
import {
  loadCurrentStation,
  loadTideStation,
  stationIndex,
  type StationSummary,
} from "@striper/marine/stations";
import { createTidePredictor, type TidePredictor } from "@striper/marine/tides";
import { useSyncExternalStore } from "react";

export type StationPredictor =
  | { readonly kind: "tide"; readonly tide: TidePredictor }
  | { readonly kind: "current"; readonly current: CurrentPredictor };

export type Predictors = ReadonlyMap<string, StationPredictor>;

/** Harmonic ones first: where there is no room for all, they stay. */
export const mapStations: readonly StationSummary[] = stationIndex.toSorted(
  (a, b) => Number(b.method === "harmonic") - Number(a.method === "harmonic"),
);

let known: Predictors = new Map();
const asked = new Set<string>();
const listeners = new Set<() => void>();

async function load({ id, kind }: StationSummary): Promise<StationPredictor> {
  return kind === "tide"
    ? { kind, tide: createTidePredictor(await loadTideStation(id)) }
    : { kind, current: createCurrentPredictor(await loadCurrentStation(id)) };
}

/** Loads what is not here yet; a part of the program that does not come is asked for again later. */
export async function requestPredictors(stations: readonly StationSummary[]): Promise<void> {
  const missing = stations.filter(({ id }) => !asked.has(id));
  if (missing.length === 0) return;
  for (const { id } of missing) asked.add(id);
  const loaded = await Promise.allSettled(missing.map(load));
  const next = new Map(known);
  loaded.forEach((outcome, index) => {
    const id = missing[index]?.id ?? "";
    if (outcome.status === "fulfilled") next.set(id, outcome.value);
    else asked.delete(id);
  });
  known = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePredictors(): Predictors {
  return useSyncExternalStore(subscribe, () => known);
}
