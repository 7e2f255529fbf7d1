import type { Position } from "#marine/geo/index.ts";
import {
  degrees,
  metres,
  metresPerNauticalMile,
  metresToNauticalMiles,
  nauticalMiles,
  normalizeDegrees,
} from "#marine/units/index.ts";
import { boundarySegments } from "./boundary-segments.ts";
import type { JurisdictionAnswer, Side } from "./jurisdiction.ts";
import { nearestPoint, planeAt, radiansPerDegree, sideAt } from "./local-plane.ts";

/** `jurisdictionAt` without its index, walking every segment of every line. */
export function jurisdictionByWalking(position: Position): JurisdictionAnswer {
  const jurisdiction = sideAt(position, boundarySegments);
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
