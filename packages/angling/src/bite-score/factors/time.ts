import type { Degrees, Fahrenheit } from "@striper/marine/units";
import { along, clampFraction, type Curve } from "#angling/bite-score/factors/curve.ts";

// Movement peaks around sunset (Ng, Able & Grothues 2007, doi 10.1577/T06-250.1). In warm water
// fish feed more at night (baystatetackle.com; Boston Herald, August 2018).
const darkSunAltitude = -18;
const fullFromSunAltitude = -10;
const nightFraction = 0.45;
const warmNightFraction = 0.65;
/** °F. */
const warmWaterAbove = 66;

const dayCurve: Curve = [
  [4, 1],
  [12, 0.6],
  [20, 0.35],
  [40, 0.15],
  [55, 0.05],
];

/** Percent of sky covered; above it the day counts as dull. */
const dullAbove = 80;
const dullDayBonus = 0.2;

export function timeFraction(
  sunAltitude: Degrees,
  waterTemperature: Fahrenheit | null,
  cloudCover: number | null,
): number {
  if (sunAltitude < fullFromSunAltitude) {
    const warm = waterTemperature !== null && waterTemperature > warmWaterAbove;
    const night = warm ? warmNightFraction : nightFraction;
    return along(
      [
        [darkSunAltitude, night],
        [fullFromSunAltitude, 1],
      ],
      sunAltitude,
    );
  }
  const dull = sunAltitude > 0 && cloudCover !== null && cloudCover > dullAbove;
  return clampFraction(along(dayCurve, sunAltitude) + (dull ? dullDayBonus : 0));
}
