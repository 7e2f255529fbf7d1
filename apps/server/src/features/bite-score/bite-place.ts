import {
  bitePlaceAt,
  bitePlaceOfSpot,
  bostonHarbor,
  type BitePlace,
} from "@striper/angling/bite-score";
import { spotById, spotPosition, spots, type SpotRegion } from "@striper/angling/spots";
import { distanceBetween, type Position } from "@striper/marine/geo";
import { jurisdictionAt } from "@striper/marine/jurisdiction";
import { roundTo } from "@striper/marine/units";
import { AppError } from "#server/http/app-error.ts";

export interface PlaceQuery {
  readonly spot?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** A tenth of a kilometre: nearer than the water differs. */
const decimals = 3;

function positionOf({ latitude, longitude }: PlaceQuery): Position | null {
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude: roundTo(latitude, decimals), longitude: roundTo(longitude, decimals) };
}

/** Questions about the same place have the same key. */
export function placeKey(query: PlaceQuery): string {
  const position = positionOf(query);
  if (position !== null) return `${position.latitude},${position.longitude}`;
  return query.spot ?? "";
}

export function placeOf(query: PlaceQuery): BitePlace {
  const position = positionOf(query);
  if (position !== null) {
    if (jurisdictionAt(position).kind === "outside-coverage")
      throw new AppError("outside_coverage");
    return bitePlaceAt(position);
  }
  if (query.spot === undefined) return bostonHarbor;
  const spot = spotById(query.spot);
  if (spot === undefined) throw new AppError("not_found", { message: "There is no such spot." });
  return bitePlaceOfSpot(spot);
}

/**
 * The National Weather Service's coastal zones whose alerts count in a region. Where a region has
 * waters of two zones, both count: a warning next door is a reason to think twice.
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

/** Any position counts to the region of the nearest spot. */
export function zonesOfPlace({ position }: Pick<BitePlace, "position">): readonly string[] {
  let region: SpotRegion = "Boston Harbor";
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const distance = distanceBetween(position, spotPosition(spot));
    if (distance < least) {
      least = distance;
      region = spot.region;
    }
  }
  return zonesOfRegion[region];
}
