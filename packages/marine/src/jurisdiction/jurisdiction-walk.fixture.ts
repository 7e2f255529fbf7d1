import type { Position } from "#marine/geo/index.ts";
import { metresPerNauticalMile } from "#marine/units/index.ts";
import { type BoundarySegment, boundarySegments } from "./boundary-segments.ts";
import { answerWith } from "./jurisdiction-at.ts";
import type { JurisdictionAnswer } from "./jurisdiction.ts";
import { nearestPoint, planeAt, radiansPerDegree, sideAt } from "./local-plane.ts";

/** Computes `jurisdictionAt` without its index, walking every segment. */
export function jurisdictionByWalking(position: Position): JurisdictionAnswer {
  const jurisdiction = sideAt(position, boundarySegments);
  if (jurisdiction === "outside-coverage") return { kind: "outside-coverage" };
  const plane = planeAt(position);
  let shortest = Infinity;
  let bearing = 0;
  let nearest: BoundarySegment | undefined;
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
      nearest = segment;
    }
  }
  return answerWith(jurisdiction, { segment: nearest, distance: shortest, bearing, doubt });
}
