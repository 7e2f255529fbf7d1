import { formatHarborTime, harborDayBounds, hour, type Instant } from "@striper/marine/time";
import { factsFrom, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { AskedMoment } from "#angling/assistant/tools/asked.ts";
import {
  bestWindows,
  biteSeries,
  monthOfReturn,
  whyQuiet,
  worthTrying,
  type BestWindow,
  type BiteScore,
  type ScoredHour,
} from "#angling/bite-score/index.ts";
import { biteRequest, judgeHours, type Conditions } from "./conditions.ts";

export interface BestHours {
  readonly windows: readonly BestWindow[];
  /** The best hour of all, safe or not; null without a score. */
  readonly top: ScoredHour | null;
  /** Every hour of the day is judged NO. */
  readonly isAllUnsafe: boolean;
}

/** Returns the scores of the hours from one instant to another, the running hour included. */
export function scoresBetween(known: Conditions, from: Instant, to: Instant): readonly BiteScore[] {
  const first = Math.floor(from / hour) * hour;
  const hours = Math.max(1, Math.ceil((to - first) / hour));
  return biteSeries({ ...biteRequest(known), from: first, hours });
}

/** Returns the best safe windows of the day asked about, of today from now on. */
export function bestHoursOf(
  slots: Slots,
  known: Conditions,
  { date, at, isNow }: AskedMoment,
): BestHours {
  const bounds = harborDayBounds(date);
  const from = isNow ? at : Math.max(bounds.from, Math.min(known.now, bounds.to - hour));
  const series = scoresBetween(known, from, bounds.to);
  const unsafe = new Map<Instant, boolean>();
  const isUnsafe = (start: Instant): boolean => {
    const seen = unsafe.get(start);
    if (seen !== undefined) return seen;
    const verdict = judgeHours(slots, known, { from: start, to: start + hour, date }).verdict;
    unsafe.set(start, verdict === "NO");
    return verdict === "NO";
  };
  const scored = series.flatMap((one) => (one.kind === "scored" ? [one] : []));
  const [top = null] = scored.toSorted((a, b) => b.exactScore - a.exactScore);
  return {
    windows: bestWindows(series, 3, isUnsafe),
    top,
    isAllUnsafe: scored.length > 0 && scored.every(({ instant }) => isUnsafe(instant)),
  };
}

export const windowText = ({ from, to, peakScore, level }: BestWindow): string =>
  `${formatHarborTime(from)} to ${formatHarborTime(to)} (${peakScore}, ${level.toLowerCase()})`;

/** Returns why no hour is worth a trip, and when the fish come back; null where one is. */
export function quietText(
  { place }: Conditions,
  top: ScoredHour | null,
  date: string,
): string | null {
  if (top === null || top.score >= worthTrying) return null;
  const month = monthOfReturn(place.season, date);
  const back = month === null ? "" : `; they come back in ${month}`;
  return `${whyQuiet(top, place.season, date)}${back}.`;
}

export const windowFacts = (windows: readonly BestWindow[], place: string): readonly Fact[] =>
  windows.flatMap(({ from, to, peakAt, peakScore }) =>
    factsFrom(sources.bite, { place, screen: screens.dashboard }, [
      ["window-from", formatHarborTime(from), null, from],
      ["window-to", formatHarborTime(to), null, to],
      ["window-score", peakScore, "/100", peakAt],
    ]),
  );
