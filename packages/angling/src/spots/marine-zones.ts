import { distanceBetween, type Position } from "@striper/marine/geo";
import { spots } from "#angling/spots/all-spots.ts";
import { spotPosition, type SpotRegion } from "#angling/spots/spot.ts";

/**
 * National Weather Service coastal zones whose alerts apply in each region. A region with waters of
 * two zones has both.
 */
const zonesOfRegion = {
  "Boston Harbor": ["ANZ230"],
  "Harbor Islands": ["ANZ230", "ANZ251"],
  "North Shore": ["ANZ251"],
  "Cape Ann": ["ANZ251", "ANZ250"],
  "Merrimack & Plum Island": ["ANZ251"],
  "NH Seacoast": ["ANZ154"],
  "South Shore": ["ANZ251", "ANZ231"],
  "Cape Cod": ["ANZ231", "ANZ254"],
  Offshore: ["ANZ250", "ANZ251"],
} as const satisfies Record<SpotRegion, readonly string[]>;

/** The B buoy lies in Massachusetts Bay; ANZ250 begins east of it, with Stellwagen Bank. */
const zonesOfSpot: Readonly<Record<string, readonly string[]>> = {
  "boston-b-buoy": ["ANZ251", "ANZ250"],
};

export function marineZonesAt(position: Position): readonly string[] {
  let zones: readonly string[] = zonesOfRegion["Boston Harbor"];
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const distance = distanceBetween(position, spotPosition(spot));
    if (distance < least) {
      least = distance;
      zones = zonesOfSpot[spot.id] ?? zonesOfRegion[spot.region];
    }
  }
  return zones;
}
