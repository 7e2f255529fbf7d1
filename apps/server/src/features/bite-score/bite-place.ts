import {
  bitePlaceAt,
  bitePlaceOfSpot,
  bostonHarbor,
  type BitePlace,
} from "@striper/angling/bite-score";
import { spotById } from "@striper/angling/spots";
import type { Position } from "@striper/marine/geo";
import { jurisdictionAt } from "@striper/marine/jurisdiction";
import { roundTo } from "@striper/marine/units";
import { AppError } from "#server/http/app-error.ts";

export interface PlaceQuery {
  readonly spot?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** About a tenth of a kilometer, below which the water does not differ. */
const decimals = 3;

function positionOf({ latitude, longitude }: PlaceQuery): Position | null {
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude: roundTo(latitude, decimals), longitude: roundTo(longitude, decimals) };
}

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
