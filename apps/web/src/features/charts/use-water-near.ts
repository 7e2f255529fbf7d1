import { tideStationsNear } from "@striper/angling/spots";
import { waterOfStations, type WaterNear } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

export function useWaterNear({ latitude, longitude }: Position): WaterNear | "loading" | "none" {
  const { data } = useQuery(waterQuery({ latitude, longitude }));
  return data ?? (data === null ? "none" : "loading");
}

const waterQuery = ({ latitude, longitude }: Position) => ({
  queryKey: ["charts", "water-near", latitude, longitude],
  queryFn: () => waterOfStations(tideStationsNear({ latitude, longitude })),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: "always" as const,
  // Predictors are functions and cannot be compared.
  structuralSharing: false as const,
});

/** Squares per degree. Moving the map within a square needs no new station. */
const steps = 200;
const rounded = (value: number): number => Math.round(value * steps) / steps;

/** Returns the water at the map's center. While it loads, the previous water is returned. */
export function useWaterInView({ latitude, longitude }: Position): WaterNear | null {
  const center = { latitude: rounded(latitude), longitude: rounded(longitude) };
  const { data } = useQuery({ ...waterQuery(center), placeholderData: keepPreviousData });
  return data ?? null;
}
