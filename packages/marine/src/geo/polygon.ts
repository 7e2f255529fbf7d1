import type { Position } from "./position.ts";

/**
 * Even-odd test on the latitude-longitude plane (fine for areas of a few degrees that do not touch
 * the antimeridian). The ring may repeat its first corner at the end. Of two polygons that share
 * an edge, a position on that edge belongs to exactly one.
 */
export function isInsidePolygon(position: Position, ring: readonly Position[]): boolean {
  const { latitude, longitude } = position;
  let inside = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous !== undefined && corner.latitude > latitude !== previous.latitude > latitude) {
      const along = (latitude - previous.latitude) / (corner.latitude - previous.latitude);
      const crossing = previous.longitude + along * (corner.longitude - previous.longitude);
      if (longitude < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}
