import type { Position } from "./position.ts";

/**
 * Tests by the even-odd rule on the latitude-longitude plane, which suits areas of a few degrees away from the
 * antimeridian. The ring may repeat its first corner. A position on an edge shared by two polygons is inside exactly
 * one.
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
