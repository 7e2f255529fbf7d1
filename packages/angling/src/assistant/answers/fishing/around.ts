import { distanceBetween, formatDistance, type Position } from "@striper/marine/geo";
import { roundTo, type StatuteMiles } from "@striper/marine/units";
import type { NamedPlace } from "#angling/assistant/frame.ts";
import { spotPosition, type Spot } from "#angling/spots/index.ts";

/** Statute miles around a named place that still count as near it. */
const nearWithin = 8;
/** Statute miles that are still the place itself. */
export const thereWithin = 4;
const sides = /\b(north|south|east|west) (?:of|from)\b/;
/** Degrees that lie between a place and what is on one side of it; statute miles that are still beside it. */
const beside = { least: 0.02, most: 35 } as const;

/** "North of Boston": on that side of it, the nearest first. */
function onSideOf(place: NamedPlace, side: string, matches: readonly Spot[]): readonly Spot[] {
  const isEastWest = side === "east" || side === "west";
  const sign = side === "north" || side === "east" ? 1 : -1;
  const along = (at: Position): number => (isEastWest ? at.longitude : at.latitude) * sign;
  const away = (spot: Spot) => distanceBetween(place.position, spotPosition(spot));
  return matches
    .filter((spot) => along(spotPosition(spot)) - along(place.position) >= beside.least)
    .filter((spot) => away(spot) <= beside.most)
    .toSorted((a, b) => away(a) - away(b));
}

export function around(
  place: NamedPlace | null,
  matches: readonly Spot[],
  said: string,
): { spots: readonly Spot[]; words: string } {
  if (place === null) return { spots: matches.toSorted((a, b) => b.rating - a.rating), words: "" };
  const side = sides.exec(said)?.[1];
  const onSide =
    side === undefined || place.kind === "default" ? [] : onSideOf(place, side, matches);
  if (onSide.length > 0) return { spots: onSide, words: ` ${side} of ${place.name}` };
  const inRegion =
    place.region === null ? null : matches.filter(({ region }) => region === place.region);
  const words = place.kind === "here" ? " near you" : ` near ${place.name}`;
  if (inRegion !== null && inRegion.length > 0) {
    return { spots: inRegion.toSorted((a, b) => b.rating - a.rating), words: ` in ${place.name}` };
  }
  const byDistance = matches.toSorted(
    (a, b) =>
      distanceBetween(place.position, spotPosition(a)) -
      distanceBetween(place.position, spotPosition(b)),
  );
  const near = byDistance.filter(
    (spot) => distanceBetween(place.position, spotPosition(spot)) <= nearWithin,
  );
  return { spots: near.length > 0 ? near : byDistance.slice(0, 3), words };
}

/** As it is shown: miles, or feet in words when it is near. */
export const distanceValue = (distance: StatuteMiles): string | number =>
  distance < 0.1 ? formatDistance(distance) : roundTo(distance, distance < 10 ? 1 : 0);
