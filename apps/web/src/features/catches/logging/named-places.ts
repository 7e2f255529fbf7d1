import { bostonHarborPosition } from "@striper/angling/spots";
import type { Position } from "@striper/marine/geo";

/**
 * Places of the quick form with a representative point. Sources: NOAA gauge 8443970 (Boston) and
 * the middle of each water on NOAA charts 13246 and 13267.
 */
export const namedPlaces = [
  { name: "Boston Harbor", position: bostonHarborPosition },
  { name: "Cape Cod Bay", position: { latitude: 41.88, longitude: -70.25 } },
  { name: "Stellwagen Bank", position: { latitude: 42.3, longitude: -70.3 } },
  { name: "Plymouth Harbor", position: { latitude: 41.97, longitude: -70.65 } },
  { name: "Gloucester Harbor", position: { latitude: 42.6, longitude: -70.67 } },
] as const satisfies readonly { readonly name: string; readonly position: Position }[];

export function positionOfName(name: string | null): Position | null {
  const wanted = name?.trim().toLowerCase();
  return namedPlaces.find((place) => place.name.toLowerCase() === wanted)?.position ?? null;
}
