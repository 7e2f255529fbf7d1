import { hour, type Instant } from "@striper/marine/time";
import { levelOf, type BiteLevel } from "#angling/bite-score/bands.ts";
import type { ScoredHour } from "#angling/bite-score/score-hour.ts";

type RankedHour = Pick<ScoredHour, "kind" | "instant" | "score" | "exactScore">;
export type SeriesHour = RankedHour | { readonly kind: "no-score" };

export interface BestWindow {
  readonly from: Instant;
  /** End of the last hour. */
  readonly to: Instant;
  readonly peakAt: Instant;
  readonly peakScore: number;
  readonly averageScore: number;
  readonly level: BiteLevel;
}

/** Lowest score of "Worth Trying". */
export const worthTrying = 50;
/** Maximum points below the peak for an hour to join its window. */
const nearPeak = 10;
const defaultCount = 3;

const nothingIsUnsafe = (): boolean => false;

/**
 * Returns the best windows of an hourly series, best first. Each is a peak with its neighbors near
 * it. Windows never overlap or touch, and none contains an unsafe hour.
 */
export function bestWindows(
  series: readonly SeriesHour[],
  count: number = defaultCount,
  isUnsafe: (instant: Instant) => boolean = nothingIsUnsafe,
): BestWindow[] {
  const taken = new Set(
    series.flatMap((entry, index) =>
      entry.kind === "scored" && isUnsafe(entry.instant) ? [index] : [],
    ),
  );
  const windows: BestWindow[] = [];
  const ranked = series
    .map((entry, index) => ({ entry, index }))
    .filter((item): item is { entry: RankedHour; index: number } => item.entry.kind === "scored")
    .filter(({ entry }) => entry.score >= worthTrying)
    .toSorted((a, b) => b.entry.exactScore - a.entry.exactScore);

  for (const { entry: peak, index } of ranked) {
    if (windows.length === count) break;
    if (taken.has(index)) continue;
    const { window, first, last } = windowAround(series, index, peak, taken);
    for (let member = first - 1; member <= last + 1; member += 1) taken.add(member);
    windows.push(window);
  }
  return windows;
}

function windowAround(
  series: readonly SeriesHour[],
  index: number,
  peak: RankedHour,
  taken: ReadonlySet<number>,
): { window: BestWindow; first: number; last: number } {
  const least = Math.max(worthTrying, peak.score - nearPeak);
  const belongs = (at: number): RankedHour | null => {
    const entry = series[at];
    if (entry?.kind !== "scored" || taken.has(at)) return null;
    return entry.score >= least ? entry : null;
  };
  const members = [peak];
  let first = index;
  for (let entry = belongs(first - 1); entry !== null; entry = belongs(first - 1)) {
    members.push(entry);
    first -= 1;
  }
  let last = index;
  for (let entry = belongs(last + 1); entry !== null; entry = belongs(last + 1)) {
    members.push(entry);
    last += 1;
  }
  const total = members.reduce((sum, entry) => sum + entry.exactScore, 0);
  const window: BestWindow = {
    from: peak.instant - (index - first) * hour,
    to: peak.instant + (last - index + 1) * hour,
    peakAt: peak.instant,
    peakScore: peak.score,
    averageScore: Math.round(total / members.length),
    level: levelOf(peak.score),
  };
  return { window, first, last };
}
