import { spotColor, spotPosition } from "@striper/angling/spots";
import { spotShapes } from "#web/app/map/map-markers.ts";
import type { ListedSpot } from "#web/features/spots/listed-spot.ts";
import type { BasemapMarker, MapBounds } from "#web/ui/basemap/basemap-types.ts";

/**
 * Keeps the highlighted spot out of clusters. The order is independent of the list's, because
 * clusters follow the order of their members.
 */
export function markersOf(spots: readonly ListedSpot[], litId: string | null): BasemapMarker[] {
  const ordered = spots.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return ordered.map((spot) => ({
    id: spot.id,
    label: spot.name,
    position: spotPosition(spot),
    color: spot.type === null ? "primary" : spotColor(spot.type),
    shape: spot.type === null ? "star" : spotShapes[spot.type],
    isSelected: spot.id === litId,
  }));
}

/** From Plymouth to Portsmouth; the fallback when no spot matches. */
const coast: MapBounds = { south: 41.9, west: -71.1, north: 43.1, east: -70.4 };
/** Default of a small map, where the whole coast would be a thin line. */
const harbor: MapBounds = { south: 42.22, west: -71.06, north: 42.42, east: -70.84 };
/** Number of spots above which a small map shows only the harbor. */
const wholeCoast = 100;
/** Space around the outermost spots, degrees. */
const margin = 0.04;
/** Rounding that keeps the map still on small list changes, degrees. */
const step = 0.02;

export function boundsOf(spots: readonly ListedSpot[], isSmall: boolean): MapBounds {
  if (spots.length === 0) return isSmall ? harbor : coast;
  if (isSmall && spots.length > wholeCoast) return harbor;
  const longitudes = spots.map(({ coordinates }) => coordinates[0]);
  const latitudes = spots.map(({ coordinates }) => coordinates[1]);
  const down = (value: number) => Math.floor((value - margin) / step) * step;
  const up = (value: number) => Math.ceil((value + margin) / step) * step;
  return {
    south: down(Math.min(...latitudes)),
    west: down(Math.min(...longitudes)),
    north: up(Math.max(...latitudes)),
    east: up(Math.max(...longitudes)),
  };
}
