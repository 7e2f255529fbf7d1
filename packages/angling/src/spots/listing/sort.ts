import { distanceBetween, type Position } from "@striper/marine/geo";
import type { StatuteMiles } from "@striper/marine/units";
import { ratingOrDefault } from "#angling/spots/details.ts";
import { spotPosition } from "#angling/spots/spot.ts";

export type SpotOrder = "rating" | "name" | "distance" | "difficulty";

export interface SortableSpot {
  readonly name: string;
  readonly coordinates: readonly [longitude: number, latitude: number];
  readonly rating?: number | null;
  readonly difficulty?: string | null;
}

const difficultyRanks: ReadonlyMap<string, number> = new Map([
  ["Beginner", 1],
  ["Intermediate", 2],
  ["Advanced", 3],
]);
const unknownDifficultyRank = 2;

function difficultyRank(spot: SortableSpot): number {
  return difficultyRanks.get(spot.difficulty ?? "") ?? unknownDifficultyRank;
}

export function distanceTo(from: Position, spot: Pick<SortableSpot, "coordinates">): StatuteMiles {
  return distanceBetween(from, spotPosition(spot));
}

export function availableOrders(from: Position | null): readonly SpotOrder[] {
  return from === null
    ? ["rating", "name", "difficulty"]
    : ["rating", "name", "distance", "difficulty"];
}

/** Sorts spots. Distance without a position falls back to best rating first. */
export function sortSpots<S extends SortableSpot>(
  spots: readonly S[],
  order: SpotOrder,
  from: Position | null,
): S[] {
  if (order === "name") return spots.toSorted((a, b) => a.name.localeCompare(b.name, "en-US"));
  if (order === "difficulty") {
    return spots.toSorted((a, b) => difficultyRank(a) - difficultyRank(b));
  }
  if (order === "distance" && from !== null) {
    return spots
      .map((spot) => ({ spot, distance: distanceTo(from, spot) }))
      .toSorted((a, b) => a.distance - b.distance)
      .map(({ spot }) => spot);
  }
  return spots.toSorted((a, b) => ratingOrDefault(b) - ratingOrDefault(a));
}
