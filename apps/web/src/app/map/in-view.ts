import { distanceBetween, type Position } from "@striper/marine/geo";
import type { StationSummary } from "@striper/marine/stations";
import type { MapBounds, SeenArea } from "#web/ui/basemap/basemap-types.ts";

export function isWithin({ south, west, north, east }: MapBounds, position: Position): boolean {
  const { latitude, longitude } = position;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** More would not fit, and take time to compute. */
const mostStations = 90;

/** Nearest to the middle first. */
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

/** From far away only stations with constituents of their own. */
const allFrom = 9.3;

export function stationsInView(
  stations: readonly StationSummary[],
  seen: SeenArea,
): StationSummary[] {
  const shown =
    seen.zoom >= allFrom ? stations : stations.filter(({ method }) => method === "harmonic");
  return inView(shown, seen).slice(0, mostStations);
}
