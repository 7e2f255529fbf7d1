import { jurisdictionAt, type JurisdictionAnswer } from "@striper/marine/jurisdiction";
import { spotPosition, type Spot } from "#angling/spots/spot.ts";

/**
 * Returns the jurisdiction at the pin, computed from the three-mile line. The catalogue must agree.
 */
export function jurisdictionOfSpot(spot: Pick<Spot, "coordinates">): JurisdictionAnswer {
  return jurisdictionAt(spotPosition(spot));
}
