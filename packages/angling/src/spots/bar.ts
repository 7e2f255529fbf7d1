import { distanceBetween, type Position } from "@striper/marine/geo";
import { statuteMiles } from "@striper/marine/units";
import bars from "./catalogue/bars.json" with { type: "json" };
import type { Bar } from "./spot.ts";

const barOfSpot = new Map(bars.map(([id, , bar]) => [id, bar]));

export const barOf = (spotId: string): Bar | null => barOfSpot.get(spotId) ?? null;

/** Distance from a spot with a bar within which a position belongs to that bar. */
const reach = statuteMiles(0.75);

export function barNear(position: Position): Bar | null {
  const [nearest] = bars
    .map(([, [longitude, latitude], bar]) => ({
      bar,
      distance: distanceBetween(position, { latitude, longitude }),
    }))
    .filter(({ distance }) => distance <= reach)
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.bar ?? null;
}
