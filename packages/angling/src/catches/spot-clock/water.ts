import { biteSeries, type BitePlace } from "#angling/bite-score/index.ts";
import type { WaterPredictors } from "#angling/spots/stations.ts";
import type { ClockWater } from "./cells.ts";

/**
 * The tide at a place, and the model's score of its hours from tide, sun, moon and date: the weather
 * of past hours is not known. Null where no station predicts the tide.
 */
export function clockWaterOf(place: BitePlace, water: WaterPredictors): ClockWater | null {
  if (water.tide === null) return null;
  return {
    tide: water.tide,
    position: place.position,
    expected: (from, hours) =>
      biteSeries({ place, water, from, hours }).map((hour) =>
        hour.kind === "scored" ? hour.exactScore : 0,
      ),
  };
}
