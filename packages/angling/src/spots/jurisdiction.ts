import { jurisdictionAt, type JurisdictionAnswer } from "@striper/marine/jurisdiction";
import { spotPosition, type Spot } from "#angling/spots/spot.ts";

/** Whose rules apply at the pin, from the three-mile line; the catalogue's word must agree. */
export function jurisdictionOfSpot(spot: Pick<Spot, "coordinates">): JurisdictionAnswer {
  return jurisdictionAt(spotPosition(spot));
}
