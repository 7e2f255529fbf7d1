import { levelBetween, predictedLevel, type Tide, type WaterLevel } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { predictors } from "@striper/marine/predictors";
import { nearestStations, type NearbyStation } from "@striper/marine/stations";
import type { Instant } from "@striper/marine/time";
import { feet, metresToFeet } from "@striper/marine/units";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

export interface TideNear {
  readonly station: NearbyStation;
  readonly tide: Tide;
}

/** The tides of the two stations around a place, the nearer first. */
export type WaterNear = readonly [TideNear, ...TideNear[]];

/** Between the stations, with half of their difference in the margin. */
export function levelAt([nearest, other]: WaterNear, at: Instant): WaterLevel {
  const one = predictedLevel(nearest.tide, at);
  if (other === undefined) return one;
  const two = predictedLevel(other.tide, at);
  return levelBetween(
    { height: one.height, distance: nearest.station.distance },
    { height: two.height, distance: other.station.distance },
  );
}

/** The station's times, with heights between the two stations. */
export function tideBetween(water: WaterNear): Tide {
  const [{ tide }] = water;
  return {
    extremes: tide.extremes,
    heightAt: (at) => feet(metresToFeet(levelAt(water, at).height)),
  };
}

export async function waterNear(position: Position): Promise<WaterNear> {
  const [first, ...others] = await Promise.all(
    nearestStations(position, "tide", 2).map(async (station) => ({
      station,
      tide: await predictors.tide(station.id),
    })),
  );
  if (first === undefined) throw new Error("the catalogue has no tide station");
  return [first, ...others];
}

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
