import type { Degrees, Knots } from "@striper/marine/units";

/**
 * From this wind, knots, crests begin to break (Beaufort force 3, National Weather Service); less does not
 * steepen a current's water.
 */
const windCounts = 7;
/** Knots; slower water has nothing to be steepened. NOAA's tables call less than this slack. */
const currentCounts = 0.5;
/** Half the sector, degrees, in which wind and current meet, and in which they go together. */
const sector = 60;

export type WindAndTide = "against" | "with" | "across" | "light-wind" | "slack";

interface Wind {
  readonly speed: Knots;
  /** Degrees it blows from. */
  readonly from: Degrees;
}

interface Flow {
  /** Unsigned. */
  readonly speed: number;
  /** Degrees it runs toward. */
  readonly toward: Degrees;
}

/** How wind and current meet: against each other the seas are short and steep. */
export function windAndTide(wind: Wind, flow: Flow): WindAndTide {
  if (flow.speed < currentCounts) return "slack";
  if (wind.speed < windCounts) return "light-wind";
  const turn = Math.abs(wind.from - flow.toward) % 360;
  const angle = Math.min(turn, 360 - turn);
  if (angle <= sector) return "against";
  return angle >= 180 - sector ? "with" : "across";
}
