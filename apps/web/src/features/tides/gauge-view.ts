import { formatHarborTime, parseIso, type Instant } from "@striper/marine/time";
import { feet as feetOf } from "@striper/marine/units";
import { heightText } from "@striper/angling/words";
import type { TidesAnswer } from "#web/features/tides/queries.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import type { UnitSystem } from "#web/platform/units.ts";

export interface GaugeView {
  /** For example "Measured 7.3 ft at 7:48 am, 0.4 ft above the prediction". */
  readonly text: string;
  readonly at: Instant;
}

/** Differences below this are gauge noise, ft. */
const noticed = 0.05;
/** Maximum age of a measurement, ms. */
const worthless = 3 * 3_600_000;

export function surpriseText(feet: number, units: UnitSystem): string {
  if (Math.abs(feet) < noticed) return wording.asPredicted;
  const shown = heightText(feetOf(Math.abs(feet)), units);
  return `${shown} ${feet > 0 ? wording.above : wording.below}`;
}

export function gaugeView(
  observed: TidesAnswer["observed_level"] | undefined,
  now: Instant,
  units: UnitSystem,
): GaugeView | null {
  if (observed === undefined || observed.observed_at === null) return null;
  const { height, above_prediction } = observed;
  const at = parseIso(observed.observed_at);
  if (height === null || above_prediction === null || at === null) return null;
  if (now - at > worthless) return null;
  const surprise = surpriseText(above_prediction, units);
  const measured = `${wording.measured} ${heightText(feetOf(height), units)}`;
  return { text: `${measured} at ${formatHarborTime(at)}, ${surprise}`, at };
}
