import type { GeoBox, Position } from "#marine/geo/index.ts";
import { type BoundarySegment, boundarySegments } from "./boundary-segments.ts";

export interface SegmentGroup extends GeoBox {
  readonly segments: readonly BoundarySegment[];
  readonly start: Position;
  /** Greatest uncertainty in the group, nautical miles. */
  readonly uncertainty: number;
}

// Eight per box gives about 75 boxes; larger and smaller boxes measured slower.
const segmentsInGroup = 8;

// In degrees; a band has about ten segments.
const bandHeight = 0.01;

const bandOf = (latitude: number): number => Math.floor(latitude / bandHeight);

const none: readonly BoundarySegment[] = [];

let groups: readonly SegmentGroup[] | undefined;
let bands: ReadonlyMap<number, readonly BoundarySegment[]> | undefined;

export function segmentGroups(): readonly SegmentGroup[] {
  groups ??= boundarySegments
    .filter((_, index) => index % segmentsInGroup === 0)
    .map((first, group) => groupFrom(first, group * segmentsInGroup));
  return groups;
}

function groupFrom(first: BoundarySegment, at: number): SegmentGroup {
  const segments = boundarySegments.slice(at, at + segmentsInGroup);
  const latitudes = segments.flatMap((one) => [one.startLatitude, one.endLatitude]);
  const longitudes = segments.flatMap((one) => [one.startLongitude, one.endLongitude]);
  return {
    segments,
    start: { latitude: first.startLatitude, longitude: first.startLongitude },
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    uncertainty: Math.max(...segments.map(({ uncertainty }) => uncertainty)),
  };
}

export function segmentsAbreast(latitude: number): readonly BoundarySegment[] {
  bands ??= inBands();
  return bands.get(bandOf(latitude)) ?? none;
}

function inBands(): ReadonlyMap<number, readonly BoundarySegment[]> {
  const filled = new Map<number, BoundarySegment[]>();
  for (const segment of boundarySegments) {
    const ends = [bandOf(segment.startLatitude), bandOf(segment.endLatitude)];
    for (let band = Math.min(...ends); band <= Math.max(...ends); band += 1) {
      const members = filled.get(band);
      if (members === undefined) filled.set(band, [segment]);
      else members.push(segment);
    }
  }
  return filled;
}
