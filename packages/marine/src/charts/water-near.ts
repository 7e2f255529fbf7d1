import { predictors } from "#marine/predictors/index.ts";
import type { NearbyStation } from "#marine/stations/index.ts";
import type { Instant } from "#marine/time/index.ts";
import { feet, metresToFeet } from "#marine/units/index.ts";
import { levelBetween, predictedLevel, type Tide, type WaterLevel } from "./water-level.ts";

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

/** Returns the tides of the stations; null where none describes the water. */
export async function waterOfStations(
  stations: readonly NearbyStation[],
  tideOf: (id: string) => Promise<Tide> = predictors.tide,
): Promise<WaterNear | null> {
  const [first, ...others] = await Promise.all(
    stations.map(async (station) => ({ station, tide: await tideOf(station.id) })),
  );
  return first === undefined ? null : [first, ...others];
}
