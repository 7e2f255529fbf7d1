import { along, type Curve } from "#angling/bite-score/factors/curve.ts";
import type { SkyInput } from "#angling/bite-score/model.ts";

const skyPoints = 3;
const pressurePoints = 2;

/** Percent of sky covered. */
const cloudCurve: Curve = [
  [0, 0.4],
  [40, 0.5],
  [80, 0.9],
  [100, 1],
];

// hPa in three hours. In marine forecasts up to 1.5 is "slowly" and from 3.6 "quickly" (Met Office,
// Marine forecasts glossary). Rapidly falling pressure counts as steady, because no evidence favors
// it. The weather that accompanies pressure may matter: midcurrent.com, The Pressure Myth.
const pressureCurve: Curve = [
  [-3.6, 0.7],
  [-1.5, 1],
  [-0.5, 1],
  [0, 0.7],
  [1.5, 0.7],
  [3.6, 0.4],
];

function skyFraction(sky: SkyInput): number | null {
  if (sky.precipitation === "thunder") return 0;
  if (sky.precipitation === "rain" || sky.precipitation === "drizzle") return 1;
  return sky.cloudCover === null ? null : along(cloudCurve, sky.cloudCover);
}

/**
 * Returns the weather's share, or null when neither sky nor pressure is known. A single known one
 * decides alone.
 */
export function weatherFraction(sky: SkyInput): number | null {
  const light = skyFraction(sky);
  const pressure = sky.pressureChange === null ? null : along(pressureCurve, sky.pressureChange);
  if (light === null) return pressure;
  if (pressure === null) return light;
  return (light * skyPoints + pressure * pressurePoints) / (skyPoints + pressurePoints);
}
