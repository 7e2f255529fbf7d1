import type { Position } from "#marine/geo/index.ts";
import type { BoundarySegment } from "./boundary-segments.ts";
import type { Side } from "./jurisdiction.ts";

export const radiansPerDegree = Math.PI / 180;

export interface Plane extends Position {
  readonly northScale: number;
  readonly eastScale: number;
  /** Relative change of the east scale half way to a point, per degree of latitude. */
  readonly narrowing: number;
}

/**
 * Returns the plane tangent to a position; within 30 nm its distances are accurate to 0.1 %. Metres per degree on WGS
 * 84: National Geospatial-Intelligence Agency, "Length of a degree".
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

/** Returns metres east and north from the position to the nearest point of the segment. */
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

/** Returns the degrees east of the position at which its parallel crosses the segment, or null. */
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
