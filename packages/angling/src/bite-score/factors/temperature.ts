import { along, clampFraction, type Curve } from "#angling/bite-score/factors/curve.ts";
import type { WaterInput } from "#angling/bite-score/model.ts";

// °F. Tagged fish in Salem Sound kept to 57.6–70.5 °F (Nelson 2010, doi
// 10.1111/j.1365-2419.2010.00551.x); upper limit 77–81 °F (Merriman); little feeding in the
// 40s (baystatetackle.com).
const temperatureCurve: Curve = [
  [42, 0],
  [45, 0.05],
  [48, 0.2],
  [50, 0.35],
  [53, 0.6],
  [56, 0.85],
  [58, 1],
  [64, 1],
  [66, 0.85],
  [68, 0.65],
  [70, 0.45],
  [73, 0.25],
  [77, 0.1],
  [81, 0],
];

// "Temperature-plunge lockjaw": thefisherman.com, Fishing Log Logistics. °F in 24 hours.
const plungeFrom = 4;
const plungePenalty = 0.2;

export function temperatureFraction(water: WaterInput): number {
  const plunged = water.dropIn24Hours !== null && water.dropIn24Hours >= plungeFrom;
  return clampFraction(along(temperatureCurve, water.temperature) - (plunged ? plungePenalty : 0));
}
