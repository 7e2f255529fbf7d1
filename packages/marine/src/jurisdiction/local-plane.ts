import type { Position } from "#marine/geo/index.ts";
import type { BoundarySegment } from "./boundary-segments.ts";
import type { Side } from "./jurisdiction.ts";

export const radiansPerDegree = Math.PI / 180;

export interface Plane extends Position {
  readonly northScale: number;
  readonly eastScale: number;
  /** How the east scale changes half way to a point, per degree of latitude. */
  readonly narrowing: number;
}

/**
 * The plane that touches the position; within 30 nm of it distances are good to 0.1 %. Metres in a
 * degree on WGS 84: National Geospatial-Intelligence Agency, "Length of a degree".
 */
export function planeAt({ latitude, longitude }: Position): Plane {
  const angle = latitude * radiansPerDegree;
  return {
    latitude,
    longitude,
    northScale: 111_132.92 - 559.82 * Math.cos(2 * angle) + 1.175 * Math.cos(4 * angle),
    eastScale: 111_412.84 * Math.cos(angle) - 93.5 * Math.cos(3 * angle),
    narrowing: (-Math.tan(angle) * radiansPerDegree) / 2,
  };
}

/** Metres east and north from the position to the nearest point of the segment. */
export function nearestPoint(
  plane: Plane,
  segment: BoundarySegment,
): readonly [east: number, north: number] {
  const startNorth = segment.startLatitude - plane.latitude;
  const endNorth = segment.endLatitude - plane.latitude;
  const startX =
    (segment.startLongitude - plane.longitude) *
    plane.eastScale *
    (1 + plane.narrowing * startNorth);
  const endX =
    (segment.endLongitude - plane.longitude) * plane.eastScale * (1 + plane.narrowing * endNorth);
  const startY = startNorth * plane.northScale;
  const endY = endNorth * plane.northScale;
  const dx = endX - startX;
  const dy = endY - startY;
  const along = Math.max(0, Math.min(1, -(startX * dx + startY * dy) / (dx * dx + dy * dy)));
  return [startX + along * dx, startY + along * dy];
}

/** How many degrees east of the position the segment is crossed; null when it is not. */
export function crossingToTheEast(
  { latitude, longitude }: Position,
  segment: BoundarySegment,
): number | null {
  const { startLatitude, startLongitude, endLatitude, endLongitude } = segment;
  if (startLatitude > latitude === endLatitude > latitude) return null;
  const share = (latitude - startLatitude) / (endLatitude - startLatitude);
  const distance = startLongitude + share * (endLongitude - startLongitude) - longitude;
  return distance > 0 ? distance : null;
}

/** What the first of the segments due east of the position has on its near side. */
export function sideAt(position: Position, segments: Iterable<BoundarySegment>): Side {
  let nearest = Infinity;
  let side: Side = "outside-coverage";
  for (const segment of segments) {
    const distance = crossingToTheEast(position, segment);
    if (distance !== null && distance < nearest) {
      nearest = distance;
      side = segment.endLatitude > segment.startLatitude ? segment.left : segment.right;
    }
  }
  return side;
}
