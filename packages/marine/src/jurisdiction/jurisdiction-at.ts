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

// From anywhere in the coverage to anywhere else in it, a degree east shrinks by less than 1.5 %.
const narrowest = 0.98;

/** Metres, squared: no point of the group's lines is nearer than that. */
function leastSquared({ latitude, longitude, eastScale, northScale }: Plane, box: SegmentGroup) {
  const aside = Math.max(box.west - longitude, longitude - box.east, 0) * eastScale;
  const ahead = Math.max(box.south - latitude, latitude - box.north, 0) * northScale;
  return (aside * aside + ahead * ahead) * narrowest * narrowest;
}

/** Metres: some point of a line is nearer than that. */
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
  /** Nautical miles: the greatest uncertainty of the lines not farther away than theirs; else 0. */
  readonly doubt: number;
}

/** The nearest line, and of lines equally near the one drawn first. */
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
 * Whose fishing rules apply at a position: inside three nautical miles of the legal coastline a
 * state's, beyond it federal ones. A position on land answers its state. Maine, Rhode Island,
 * Buzzards Bay, the sounds south of Cape Cod and everything beyond 41.55 to 43.15 N and 69.7 W are
 * outside the coverage; the edge of the coverage counts as a change, too.
 */
export function jurisdictionAt(position: Position): JurisdictionAnswer {
  const jurisdiction = sideAt(position, segmentsAbreast(position.latitude));
  return jurisdiction === "outside-coverage"
    ? { kind: "outside-coverage" }
    : answerWith(jurisdiction, nearestChange(position));
}

/** In the words of the answer. */
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
    // A farther line may be the more doubtful one; the answer carries the doubt that decided it.
    uncertainty: nauticalMiles(Math.max(segment.uncertainty, doubt)),
  };
}
