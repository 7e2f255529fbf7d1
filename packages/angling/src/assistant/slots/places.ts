import { parsePosition } from "@striper/marine/geo";
import type { NamedPlace } from "#angling/assistant/frame.ts";
import type { OwnSpot } from "#angling/assistant/providers.ts";
import {
  ownPlaces,
  phraseKey,
  placeAt,
  placeIndex,
} from "#angling/assistant/understanding/names/places.ts";

export { harborPlace, placeAt } from "#angling/assistant/understanding/names/places.ts";

/** Returns the place a name or "latitude,longitude" stands for; own spots go first. */
export function findPlace(name: string, ownSpots: readonly OwnSpot[]): NamedPlace | null {
  const position = parsePosition(name);
  if (position !== null) return placeAt(position, name, "here");
  const key = phraseKey(name);
  return ownPlaces(ownSpots).get(key) ?? placeIndex.get(key) ?? null;
}
