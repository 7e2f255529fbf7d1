import { levelOf, type BiteScore } from "@striper/angling/bite-score";
import { sunAltitude } from "@striper/marine/astronomy/sun-altitude";
import type { Position } from "@striper/marine/geo";
import { hour } from "@striper/marine/time";
import { dateText } from "#web/ui/figures/date-text.ts";
import type { SeriesPoint } from "#web/features/bite-score/score/bite-now.ts";
import { bandOf, biteWording } from "#web/features/bite-score/wording.ts";
import type { StripCell } from "#web/ui/charts/hour-strip-view.ts";

/** The sun's upper limb on the horizon, refraction included: sunrise and sunset, degrees. */
const sunriseAltitude = -0.833;

/** The scores as a strip draws them, the hours without sun in shade. */
export function stripCells(series: readonly SeriesPoint[], position: Position): StripCell[] {
  return series.map(({ at, score }) => {
    const isDark = sunAltitude(at + hour / 2, position) < sunriseAltitude;
    if (score === null) return { at, value: null, word: biteWording.noScore, band: "none", isDark };
    const level = levelOf(score);
    return { at, value: score, word: level, band: bandOf[level], isDark };
  });
}

/** The scores of a week may fall off all at once: where the season ends, that is why. */
export function heldNote(series: readonly BiteScore[]): string | null {
  const [first] = series;
  if (first?.kind !== "scored" || first.cappedBy !== null) return null;
  const held = series.find((entry) => entry.kind === "scored" && entry.cappedBy !== null);
  if (held?.kind !== "scored" || held.cappedBy === null) return null;
  return biteWording.heldFrom(dateText(held.instant), biteWording.heldBecause[held.cappedBy]);
}
