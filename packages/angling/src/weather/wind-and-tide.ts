import type { Degrees, Knots } from "@striper/marine/units";

/**
 * Knots from which crests begin to break (Beaufort force 3, National Weather Service); a lighter
 * wind does not steepen a current's water.
 */
const windCounts = 7;
/** Knots below which NOAA's tables call a current slack; slower water cannot be steepened. */
const currentCounts = 0.5;
/** Degrees on either side in which wind and current oppose or accompany each other. */
const sector = 60;

export type WindAndTide = "against" | "with" | "across" | "light-wind" | "slack";

interface Wind {
  readonly speed: Knots;
  /** Degrees it blows from. */
  readonly from: Degrees;
}

interface Flow {
  /** Knots, without sign. */
  readonly speed: number;
  /** Degrees it runs toward. */
  readonly toward: Degrees;
}

/** Compares wind and current direction. Against each other they make short, steep seas. */
export function windAndTide(wind: Wind, flow: Flow): WindAndTide {
  if (flow.speed < currentCounts) return "slack";
  if (wind.speed < windCounts) return "light-wind";
  const turn = Math.abs(wind.from - flow.toward) % 360;
  const angle = Math.min(turn, 360 - turn);
  if (angle <= sector) return "against";
  return angle >= 180 - sector ? "with" : "across";
}
