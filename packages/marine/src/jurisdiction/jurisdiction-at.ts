import type { Position } from "#marine/geo/index.ts";
import {
  degrees,
  metres,
  metresPerNauticalMile,
  metresToNauticalMiles,
  nauticalMiles,
  normalizeDegrees,
} from "#marine/units/index.ts";
import { type SegmentGroup, segmentGroups, segmentsAbreast } from "./boundary-index.ts";
import type { BoundarySegment } from "./boundary-segments.ts";
import type { Jurisdiction, JurisdictionAnswer } from "./jurisdiction.ts";
import { nearestPoint, type Plane, planeAt, radiansPerDegree, sideAt } from "./local-plane.ts";

// Across the coverage, a degree of longitude shrinks by less than 1.5 % of its length.
const narrowest = 0.98;

/** Returns a lower bound of the squared distance to the group's lines, in square metres. */
function leastSquared({ latitude, longitude, eastScale, northScale }: Plane, box: SegmentGroup) {
  const aside = Math.max(box.west - longitude, longitude - box.east, 0) * eastScale;
  const ahead = Math.max(box.south - latitude, latitude - box.north, 0) * northScale;
  return (aside * aside + ahead * ahead) * narrowest * narrowest;
}

/** Returns an upper bound of the distance to the nearest line, in metres. */
function certainReach(plane: Plane): number {
  let least = Infinity;
  for (const { start } of segmentGroups()) {
    const east = (start.longitude - plane.longitude) * plane.eastScale;
    const north = (start.latitude - plane.latitude) * plane.northScale;
    least = Math.min(least, east * east + north * north);
  }
  return Math.sqrt(least) / narrowest + 1;
}

interface Change {
  readonly segment: BoundarySegment | undefined;
  /** Metres. */
  readonly distance: number;
  /** Degrees. */
  readonly bearing: number;
  /** Greatest uncertainty among lines within their own uncertainty, nautical miles; else 0. */
  readonly doubt: number;
}

function nearestChange(position: Position): Change {
  const plane = planeAt(position);
  let nearest: BoundarySegment | undefined;
  let distance = certainReach(plane);
  let bearing = 0;
  let doubt = 0;
  for (const group of segmentGroups()) {
    const within = Math.max(distance, group.uncertainty * metresPerNauticalMile);
    if (leastSquared(plane, group) > within * within) continue;
    for (const segment of group.segments) {
      const [east, north] = nearestPoint(plane, segment);
      const away = Math.hypot(east, north);
      if (away <= segment.uncertainty * metresPerNauticalMile) {
        doubt = Math.max(doubt, segment.uncertainty);
      }
      if (away < distance) {
        nearest = segment;
        distance = away;
        bearing = Math.atan2(east, north) / radiansPerDegree;
      }
    }
  }
  return { segment: nearest, distance, bearing, doubt };
}

/**
 * Returns the jurisdiction whose fishing rules apply. State rules apply within three nautical miles of the legal
 * coastline, federal rules beyond. A position on land has its state. Maine, Rhode Island, Buzzards Bay, the sounds
 * south of Cape Cod and everything beyond 41.55 to 43.15 N and 69.7 W are outside the coverage, whose edge counts as
 * a change too.
 */
export function jurisdictionAt(position: Position): JurisdictionAnswer {
  const jurisdiction = sideAt(position, segmentsAbreast(position.latitude));
  return jurisdiction === "outside-coverage"
    ? { kind: "outside-coverage" }
    : answerWith(jurisdiction, nearestChange(position));
}

export function answerWith(
  jurisdiction: Jurisdiction,
  { segment, distance, bearing, doubt }: Change,
): JurisdictionAnswer {
  if (segment === undefined) throw new RangeError("a covered position without any change");
  return {
    kind: doubt > 0 ? "too-close-to-call" : "known",
    jurisdiction,
    distanceToChange: metresToNauticalMiles(metres(distance)),
    bearingToChange: normalizeDegrees(degrees(bearing)),
    changesTo: segment.left === jurisdiction ? segment.right : segment.left,
    // A farther line may be more uncertain; report the uncertainty that decided.
    uncertainty: nauticalMiles(Math.max(segment.uncertainty, doubt)),
  };
}
