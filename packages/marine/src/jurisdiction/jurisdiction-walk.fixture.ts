import type { Position } from "#marine/geo/index.ts";
import {
  degrees,
  metres,
  metresToNauticalMiles,
  nauticalMiles,
  normalizeDegrees,
} from "#marine/units/index.ts";
import { type BoundarySegment, boundarySegments } from "./boundary-segments.ts";
import type { JurisdictionAnswer, Side } from "./jurisdiction.ts";

const radiansPerDegree = Math.PI / 180;
const metresPerNauticalMile = 1852;

interface Plane extends Position {
  readonly northScale: number;
  readonly eastScale: number;
  /** How the east scale changes half way to a point, per degree of latitude. */
  readonly narrowing: number;
}

/**
 * The plane that touches the position; within 30 nm of it distances are good to 0.1 %. Metres in a
 * degree on WGS 84: National Geospatial-Intelligence Agency, "Length of a degree".
 */
function planeAt({ latitude, longitude }: Position): Plane {
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
function nearestPoint(
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
function crossingToTheEast(
  { latitude, longitude }: Position,
  segment: BoundarySegment,
): number | null {
  const { startLatitude, startLongitude, endLatitude, endLongitude } = segment;
  if (startLatitude > latitude === endLatitude > latitude) return null;
  const share = (latitude - startLatitude) / (endLatitude - startLatitude);
  const distance = startLongitude + share * (endLongitude - startLongitude) - longitude;
  return distance > 0 ? distance : null;
}

/** What the first boundary due east of the position has on its near side. */
function sideAt(position: Position): Side {
  let nearest = Infinity;
  let side: Side = "outside-coverage";
  for (const segment of boundarySegments) {
    const distance = crossingToTheEast(position, segment);
    if (distance !== null && distance < nearest) {
      nearest = distance;
      side = segment.endLatitude > segment.startLatitude ? segment.left : segment.right;
    }
  }
  return side;
}

/** `jurisdictionAt` without its index, walking every segment of every line. */
export function jurisdictionByWalking(position: Position): JurisdictionAnswer {
  const jurisdiction = sideAt(position);
  if (jurisdiction === "outside-coverage") return { kind: "outside-coverage" };
  const plane = planeAt(position);
  let shortest = Infinity;
  let bearing = 0;
  let changesTo: Side = "outside-coverage";
  let uncertainty = 0;
  let doubt = 0;
  for (const segment of boundarySegments) {
    const [east, north] = nearestPoint(plane, segment);
    const distance = Math.hypot(east, north);
    if (distance <= segment.uncertainty * metresPerNauticalMile) {
      doubt = Math.max(doubt, segment.uncertainty);
    }
    if (distance < shortest) {
      shortest = distance;
      bearing = Math.atan2(east, north) / radiansPerDegree;
      changesTo = segment.left === jurisdiction ? segment.right : segment.left;
      uncertainty = segment.uncertainty;
    }
  }
  return {
    kind: doubt > 0 ? "too-close-to-call" : "known",
    jurisdiction,
    distanceToChange: metresToNauticalMiles(metres(shortest)),
    bearingToChange: normalizeDegrees(degrees(bearing)),
    changesTo,
    // A farther line may be the more doubtful one; the answer carries the doubt that decided it.
    uncertainty: nauticalMiles(Math.max(uncertainty, doubt)),
  };
}
