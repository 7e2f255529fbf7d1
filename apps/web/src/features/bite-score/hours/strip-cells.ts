import { levelOf } from "@striper/angling/bite-score";
import { sunAltitude } from "@striper/marine/astronomy/sun-altitude";
import type { Position } from "@striper/marine/geo";
import { hour, type Instant } from "@striper/marine/time";
import type { SeriesPoint } from "#web/features/bite-score/score/bite-now.ts";
import { bandOf, biteWording } from "#web/features/bite-score/wording.ts";
import type { StripCell } from "#web/ui/charts/hour-strip-view.ts";

/** Sun altitude at sunrise and sunset: upper limb on the horizon, with refraction, degrees. */
const sunriseAltitude = -0.833;

const nothingIsUnsafe = (): boolean => false;

/** Builds the strip's cells; dark hours are shaded and unsafe hours get their own band. */
export function stripCells(
  series: readonly SeriesPoint[],
  position: Position,
  isUnsafe: (at: Instant) => boolean = nothingIsUnsafe,
): StripCell[] {
  return series.map(({ at, score }) => {
    const isDark = sunAltitude(at + hour / 2, position) < sunriseAltitude;
    if (score === null) return { at, value: null, word: biteWording.noScore, band: "none", isDark };
    const level = levelOf(score);
    const band = isUnsafe(at) ? "unsafe" : bandOf[level];
    return { at, value: score, word: level, band, isDark };
  });
}
