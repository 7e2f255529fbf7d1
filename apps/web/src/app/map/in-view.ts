import { distanceBetween, type Position } from "@striper/marine/geo";
import type { StationSummary } from "@striper/marine/stations";
import type { MapBounds, SeenArea } from "#web/ui/basemap/basemap-types.ts";

export function isWithin({ south, west, north, east }: MapBounds, position: Position): boolean {
  const { latitude, longitude } = position;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Limit for space and computing time. */
const mostStations = 90;

export function inView<Thing extends { readonly position: Position }>(
  things: readonly Thing[],
  { bounds, center }: Pick<SeenArea, "bounds" | "center">,
): Thing[] {
  return things
    .filter(({ position }) => isWithin(bounds, position))
    .map((thing) => ({ thing, distance: distanceBetween(center, thing.position) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ thing }) => thing);
}

/**
 * Zoom from which subordinate stations show; below it only stations with their own constituents do.
 */
const allFrom = 9.3;

export function stationsInView(
  stations: readonly StationSummary[],
  seen: SeenArea,
): StationSummary[] {
  const shown =
    seen.zoom >= allFrom ? stations : stations.filter(({ method }) => method === "harmonic");
  return inView(shown, seen).slice(0, mostStations);
}
