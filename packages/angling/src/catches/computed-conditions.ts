import { moonAt, sunAltitude } from "@striper/marine/astronomy";
import type { Position } from "@striper/marine/geo";
import type { TidePredictor } from "@striper/marine/tides";
import { hour, minute, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import type { TideStageOfCatch } from "#angling/catches/logged-catch.ts";
import type { StationsOfPlace, WaterPredictors } from "#angling/spots/stations.ts";

const slackWithin = 30 * minute;
/** Longer than the time between consecutive highs and lows. */
const margin = 9 * hour;

export function tideStageOfCatch(tide: TidePredictor, at: Instant): TideStageOfCatch {
  const turns = tide.extremes(at - margin, at + margin);
  const near = turns.find(({ instant }) => Math.abs(instant - at) <= slackWithin);
  if (near !== undefined) return near.type === "H" ? "high_slack" : "low_slack";
  return tide.rateAt(at) >= 0 ? "rising" : "falling";
}

const computed = <Value>(value: Value, source: string | null = null) => ({
  value,
  origin: "computed" as const,
  source,
});

export function waterConditions(
  stations: StationsOfPlace,
  { tide, current }: WaterPredictors,
  at: Instant,
) {
  const tideName = stations.tide?.name ?? null;
  const currentName = stations.current?.name ?? null;
  return {
    ...(tide !== null && {
      tide_height_feet: computed(roundTo(tide.heightAt(at), 2), tideName),
      tide_stage: computed(tideStageOfCatch(tide, at), tideName),
    }),
    ...(current !== null && {
      current_knots: computed(roundTo(current.speedAt(at), 2), currentName),
    }),
  };
}

export function skyConditions(at: Instant, position: Position | null) {
  const { phase, illumination } = moonAt(at);
  return {
    ...(position !== null && {
      sun_altitude_degrees: computed(roundTo(sunAltitude(at, position), 1)),
    }),
    moon_phase: computed(phase),
    moon_illumination: computed(roundTo(illumination, 3)),
  };
}
