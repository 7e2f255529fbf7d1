import { tideStationsNear } from "@striper/angling/spots";
import { waterOfStations, type WaterNear } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

/** The water at a place, computed on the device: "loading", or "none" where no station describes it. */
export function useWaterNear({ latitude, longitude }: Position): WaterNear | "loading" | "none" {
  const { data } = useQuery(waterQuery({ latitude, longitude }));
  return data ?? (data === null ? "none" : "loading");
}

const waterQuery = ({ latitude, longitude }: Position) => ({
  queryKey: ["charts", "water-near", latitude, longitude],
  queryFn: () => waterOfStations(tideStationsNear({ latitude, longitude })),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: "always" as const,
  // Predictors are made of functions: there is nothing to compare.
  structuralSharing: false as const,
});

/** Degrees: a step of the map within one of these squares asks for no station anew. */
const steps = 200;
const rounded = (value: number): number => Math.round(value * steps) / steps;

/** The water in the middle of a map that moves; that of the last place until the next is known. */
export function useWaterInView({ latitude, longitude }: Position): WaterNear | null {
  const center = { latitude: rounded(latitude), longitude: rounded(longitude) };
  const { data } = useQuery({ ...waterQuery(center), placeholderData: keepPreviousData });
  return data ?? null;
}
