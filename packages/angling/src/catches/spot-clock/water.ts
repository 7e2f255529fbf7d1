import { biteSeries, type BitePlace } from "#angling/bite-score/index.ts";
import type { WaterPredictors } from "#angling/spots/stations.ts";
import type { ClockWater } from "./cells.ts";

/**
 * Returns the tide at a place and the model's score by tide, sun, moon and date, because past
 * weather is unknown. Null when no station predicts the tide.
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
