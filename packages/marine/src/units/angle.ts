import { quantity, type Quantity } from "./quantity.ts";

export type Degrees = Quantity<"°">;

export const degrees = (value: number): Degrees => quantity<"°">(value);

/** Returns the same direction, at least 0 and below 360. */
export function normalizeDegrees(value: Degrees): Degrees {
  const remainder = value % 360;
  // Adding 360 to a tiny negative number gives 360 itself, hence the second remainder.
  return degrees(remainder < 0 ? (remainder + 360) % 360 : remainder + 0);
}

/** Returns the smaller angle between two directions, degrees. */
export function angleBetween(a: number, b: number): number {
  const difference = Math.abs(a - b) % 360;
  return Math.min(difference, 360 - difference);
}

export const compassPoints = [
  "N",
  "NNE",
  "NE",
  "ENE",
  "E",
  "ESE",
  "SE",
  "SSE",
  "S",
  "SSW",
  "SW",
  "WSW",
  "W",
  "WNW",
  "NW",
  "NNW",
] as const;

export type CompassPoint = (typeof compassPoints)[number];

/** Returns the nearest of the sixteen points; an exact half (11.25°) belongs to the clockwise one. */
export function compassPoint(direction: Degrees): CompassPoint {
  const sector = Math.round(normalizeDegrees(direction) / 22.5) % compassPoints.length;
  // Only NaN has no sector, and "N" would be wrong for it.
  const point = compassPoints[sector];
  if (point === undefined) throw new RangeError(`not a direction: ${direction}`);
  return point;
}
