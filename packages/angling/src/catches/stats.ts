import { day, type Instant } from "@striper/marine/time";
import {
  countBySpecies,
  type LoggedCatch,
  type SpeciesCount,
} from "#angling/catches/logged-catch.ts";
import { personalBests } from "#angling/catches/personal-bests.ts";

const weekDays = 7;
const monthDays = 30;

function countSince(catches: readonly LoggedCatch[], days: number, now: Instant): number {
  const from = now - days * day;
  let count = 0;
  for (const { caughtAt } of catches) if (caughtAt > from && caughtAt <= now) count += 1;
  return count;
}

export interface QuickStats {
  readonly totalCatches: number;
  /** Catches in the last seven days. */
  readonly recentCatches: number;
  readonly speciesBreakdown: readonly SpeciesCount[];
}

export function quickStats(catches: readonly LoggedCatch[], now: Instant): QuickStats {
  return {
    totalCatches: catches.length,
    recentCatches: countSince(catches, weekDays, now),
    speciesBreakdown: countBySpecies(catches),
  };
}

export interface LogBookStats {
  readonly totalCatches: number;
  readonly speciesCount: number;
  readonly personalBests: number;
  readonly recentCatches30Days: number;
}

export function logBookStats(catches: readonly LoggedCatch[], now: Instant): LogBookStats {
  let best = 0;
  for (const { kind } of personalBests(catches).values()) if (kind !== "none") best += 1;
  return {
    totalCatches: catches.length,
    speciesCount: countBySpecies(catches).length,
    personalBests: best,
    recentCatches30Days: countSince(catches, monthDays, now),
  };
}
