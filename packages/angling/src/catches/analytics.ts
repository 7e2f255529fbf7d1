import { day, harborDate, type Instant } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import {
  countBySpecies,
  leastSample,
  type LoggedCatch,
  type LoggedTrip,
  type SpeciesCount,
} from "#angling/catches/logged-catch.ts";

export interface CatchAnalytics {
  readonly totalCatches: number;
  readonly speciesBreakdown: readonly SpeciesCount[];
  readonly fishingDays: number;
  /**
   * Percent of fishing days with a catch; null without any. Blank days count once their trip is
   * logged.
   */
  readonly successRate: number | null;
  readonly isEnough: boolean;
}

export function catchAnalytics(
  catches: readonly LoggedCatch[],
  trips: readonly LoggedTrip[],
  days: number,
  now: Instant,
): CatchAnalytics {
  const from = now - days * day;
  const isRecent = (instant: Instant): boolean => instant > from && instant <= now;
  const recent = catches.filter(({ caughtAt }) => isRecent(caughtAt));
  const daysWithCatch = new Set(recent.map(({ caughtAt }) => harborDate(caughtAt)));
  const fishingDays = new Set(daysWithCatch);
  for (const { startedAt, stripersCaught } of trips) {
    if (!isRecent(startedAt)) continue;
    const date = harborDate(startedAt);
    fishingDays.add(date);
    // Fish may be counted at the trip's end without being logged one by one.
    if ((stripersCaught ?? 0) > 0) daysWithCatch.add(date);
  }
  return {
    totalCatches: recent.length,
    speciesBreakdown: countBySpecies(recent),
    fishingDays: fishingDays.size,
    successRate:
      fishingDays.size === 0 ? null : roundTo((daysWithCatch.size / fishingDays.size) * 100, 1),
    isEnough: fishingDays.size >= leastSample,
  };
}
