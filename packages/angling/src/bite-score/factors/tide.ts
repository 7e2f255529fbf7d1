import { along, clampFraction, type Curve } from "#angling/bite-score/factors/curve.ts";
import type { TideInput } from "#angling/bite-score/model.ts";
import type { BestFlow } from "#angling/spots/spot.ts";

// Fish feed best in moving water; the very peak is slightly too fast for them. Harbor guides: Orvis
// Boston Harbor report of 2024-06-24; bigfishtackle.com 2001-05-15; Boston Herald 2017-06-16.
const speedCurve: Curve = [
  [0, 0],
  [0.2, 0.15],
  [0.4, 0.4],
  [0.6, 0.7],
  [0.8, 0.95],
  [0.9, 1],
  [1, 0.9],
];

const worseFlow = 0.8;
const neapShare = 0.8;
const springShare = 0.2;

export function tideFraction(tide: TideInput, best: BestFlow): number {
  const flowShare = best === "either" || best === tide.flow ? 1 : worseFlow;
  const strength = neapShare + springShare * clampFraction(tide.springStrength);
  return along(speedCurve, tide.relativeSpeed) * flowShare * strength;
}
