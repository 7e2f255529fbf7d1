import { angleBetween } from "@striper/marine/units";
import { along, type Curve } from "#angling/bite-score/factors/curve.ts";
import type { BitePreferences, WindInput } from "#angling/bite-score/model.ts";
import type { BestWind } from "#angling/spots/spot.ts";

// Sustained wind in knots. "Rarely productive when the wind is blowing hard" (gofishboston.com,
// 2009–2013). Surf fishes better with some wind (saltwateredge.com). A flat calm is slightly worse
// than a ripple.
const boatCurve: Curve = [
  [0, 0.8],
  [5, 1],
  [12, 1],
  [15, 0.85],
  [18, 0.65],
  [20, 0.5],
  [25, 0.2],
  [30, 0.05],
  [35, 0],
];

const shoreCurve: Curve = [
  [0, 0.8],
  [8, 1],
  [18, 1],
  [22, 0.85],
  [28, 0.45],
  [35, 0.1],
  [40, 0],
];

/** A thunderstorm leaves a tenth: fishing is poor and nobody should be out. */
const thunderShare = 0.1;

const bestWindLift = 1.2;

/**
 * Shares for an unknown wind: the curves' means over a synthetic year of winds as strong as this
 * coast's, so that an unknown wind neither promises calm nor rules the hour out.
 */
export const unknownWindShare = { boat: 0.85, shore: 0.95 } as const;

function isBestWind(wind: WindInput, best: BestWind | null): boolean {
  return (
    best !== null &&
    wind.from !== null &&
    angleBetween(wind.from, best.from) <= best.within &&
    wind.speed >= best.least &&
    wind.speed <= best.most
  );
}

export function windShare(wind: WindInput, preferences: BitePreferences): number {
  const share = along(preferences.exposure === "shore" ? shoreCurve : boatCurve, wind.speed);
  return isBestWind(wind, preferences.wind) ? Math.min(1, share * bestWindLift) : share;
}

export function fishableShare(wind: number, hasThunder: boolean): number {
  return hasThunder ? wind * thunderShare : wind;
}
