import type { OutputOf } from "@striper/contract/endpoint";
import { tides } from "@striper/contract/tides";
import type { CurrentPredictor } from "@striper/marine/currents";
import { predictors } from "@striper/marine/predictors";
import { createTidePredictor, type TidePredictor } from "@striper/marine/tides";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { harborStation } from "virtual:harbor-station";
import { cachedStations } from "#web/features/tides/stations/cached-stations.ts";
import { cachedQuery } from "#web/platform/api/cached-answer.ts";

export type TidesAnswer = OutputOf<typeof tides.response>;

/** Boston Harbor's tide gauge, and the current at its mouth (Deer Island Light). */
export const harborStationId = "8443970";
export const harborCurrentId = "BOS1111";

/** Available synchronously: predictor and one station ship with the first view. */
export const harborTide: TidePredictor = createTidePredictor(harborStation);

const atHand = cachedStations();

function currentAtHand(id: string): CurrentPredictor | undefined {
  const at = atHand.get(id);
  return at?.kind === "current" ? at.current : undefined;
}

function tideAtHand(id: string): TidePredictor | undefined {
  const at = atHand.get(id);
  return at?.kind === "tide" ? at.tide : undefined;
}

export const currentQuery = (id: string) =>
  queryOptions({
    queryKey: ["tides", "current-predictor", id],
    queryFn: () => predictors.current(id),
    initialData: () => currentAtHand(id),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always" as const,
    // A predictor consists of functions, so there is nothing to compare.
    structuralSharing: false,
  });

export interface AtStation<Predictor> {
  readonly predictor: Predictor | null;
  readonly isFailed: boolean;
}

export function useCurrentStation(id: string | null): AtStation<CurrentPredictor> {
  const { data, isError } = useQuery({ ...currentQuery(id ?? ""), enabled: id !== null });
  return { predictor: data ?? null, isFailed: isError };
}

export const tideQuery = (id: string) =>
  queryOptions({
    queryKey: ["tides", "tide-predictor", id],
    queryFn: () => predictors.tide(id),
    initialData: () => (id === harborStationId ? harborTide : tideAtHand(id)),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always" as const,
    structuralSharing: false,
  });

export function useTideStation(id: string | null): AtStation<TidePredictor> {
  const { data, isError } = useQuery({ ...tideQuery(id ?? ""), enabled: id !== null });
  return { predictor: data ?? null, isFailed: isError };
}

/** Interval of the gauge's reports, ms. */
const gaugeEvery = 6 * 60_000;

const observedQuery = cachedQuery(
  tides,
  { params: { station: harborStationId }, query: { days: 1 } },
  { name: "tides", freshFor: gaugeEvery, every: gaugeEvery, timeout: 15_000 },
);

export const useObservedTide = () => useQuery(observedQuery);
