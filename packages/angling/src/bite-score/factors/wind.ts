import { along, clampFraction, type Curve } from "#angling/bite-score/factors/curve.ts";
import type { BitePreferences, WindInput } from "#angling/bite-score/model.ts";
import type { BestWind } from "#angling/spots/spot.ts";

// Knots. "Rarely productive when the wind is blowing hard, especially NE and NW" (gofishboston.com,
// 2009–2013); surf fishes better with some wind (saltwateredge.com).
const boatCurve: Curve = [
  [0, 0.5],
  [5, 0.9],
  [8, 1],
  [11, 1],
  [15, 0.55],
  [18, 0.35],
  [20, 0.2],
  [25, 0],
];

const shoreCurve: Curve = [
  [0, 0.5],
  [8, 1],
  [18, 1],
  [22, 0.75],
  [28, 0.35],
  [35, 0],
];

/** Knots. */
const roughAbove = 12;
const roughPenalty = 0.15;
const northEast = 45;
const northWest = 315;
/** Half of an eight-point compass sector. */
const octant = 22.5;

function angleBetween(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360;
  return Math.min(difference, 360 - difference);
}

function isBestWind(wind: WindInput, best: BestWind | null): boolean {
  return (
    best !== null &&
    wind.from !== null &&
    angleBetween(wind.from, best.from) <= best.within &&
    wind.speed >= best.least &&
    wind.speed <= best.most
  );
}

function isRough(wind: WindInput): boolean {
  return (
    wind.speed > roughAbove &&
    wind.from !== null &&
    (angleBetween(wind.from, northEast) <= octant || angleBetween(wind.from, northWest) <= octant)
  );
}

export function windFraction(wind: WindInput, preferences: BitePreferences): number {
  if (isBestWind(wind, preferences.wind)) return 1;
  if (preferences.exposure === "shore") return along(shoreCurve, wind.speed);
  return clampFraction(along(boatCurve, wind.speed) - (isRough(wind) ? roughPenalty : 0));
}
