import { waterNear, type WaterNear } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

/** Stations are kilometers apart: a step of the map within one of these squares asks for none anew. */
const rounded = (value: number): number => Math.round(value * 200) / 200;

/** Computed on the device; null until the stations' figures are here. */
export function useWaterNear(position: Position): WaterNear | null {
  const latitude = rounded(position.latitude);
  const longitude = rounded(position.longitude);
  const { data } = useQuery({
    queryKey: ["charts", "water-near", latitude, longitude],
    queryFn: () => waterNear({ latitude, longitude }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    placeholderData: keepPreviousData,
    // Predictors are made of functions: there is nothing to compare.
    structuralSharing: false,
  });
  return data ?? null;
}
