import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import type { BasemapMarker, MapBounds } from "#web/ui/basemap/basemap-types.ts";
import { harborParts } from "@striper/marine/time";
import type { Position } from "@striper/marine/geo";
import { dateText } from "#web/ui/figures/date-text.ts";

export interface PlacedCatch {
  readonly one: LocalCatch;
  readonly position: Position;
}

export const placedOf = (catches: readonly LocalCatch[]): readonly PlacedCatch[] =>
  catches.flatMap((one) => {
    const { position } = one.record;
    return position === null ? [] : [{ one, position }];
  });

export function catchName({ logged }: LocalCatch): string {
  const { year } = harborParts(logged.caughtAt);
  return `${logged.species}, ${dateText(logged.caughtAt)}, ${year}`;
}

/** Released and kept catches differ by color and by shape. */
export const markersOf = (
  placed: readonly PlacedCatch[],
  litId: string | null,
): readonly BasemapMarker[] =>
  placed.map(({ one, position }) => ({
    id: one.id,
    position,
    label: catchName(one),
    color: one.record.is_released ? "primary" : "first-light",
    shape: one.record.is_released ? ("circle" as const) : ("square" as const),
    isSelected: one.id === litId,
  }));

/** Smallest margin around the catches in degrees, about 1.4 miles of latitude. */
const leastMargin = 0.02;

export function boundsOf(placed: readonly PlacedCatch[]): MapBounds | null {
  const [first] = placed;
  if (first === undefined) return null;
  const bounds = {
    south: first.position.latitude,
    north: first.position.latitude,
    west: first.position.longitude,
    east: first.position.longitude,
  };
  for (const { position } of placed) {
    bounds.south = Math.min(bounds.south, position.latitude);
    bounds.north = Math.max(bounds.north, position.latitude);
    bounds.west = Math.min(bounds.west, position.longitude);
    bounds.east = Math.max(bounds.east, position.longitude);
  }
  const tall = Math.max(leastMargin, (bounds.north - bounds.south) / 10);
  const wide = Math.max(leastMargin, (bounds.east - bounds.west) / 10);
  return {
    south: Math.max(-85, bounds.south - tall),
    north: Math.min(85, bounds.north + tall),
    west: bounds.west - wide,
    east: bounds.east + wide,
  };
}

export const inView = (placed: readonly PlacedCatch[], seen: MapBounds | null) =>
  seen === null
    ? placed
    : placed.filter(
        ({ position: { latitude, longitude } }) =>
          latitude >= seen.south &&
          latitude <= seen.north &&
          longitude >= seen.west &&
          longitude <= seen.east,
      );
