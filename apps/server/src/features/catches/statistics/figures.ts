import {
  catchAnalytics,
  logBookStats,
  quickStats,
  speciesRecords,
  type SpeciesCount,
} from "@striper/angling/catches";
import { speciesListed } from "@striper/contract/limits";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { iso } from "#server/features/catches/entries/catches.presenter.ts";
import {
  readLoggedTrips,
  readSizedCatches,
} from "#server/features/catches/statistics/logged-catches.store.ts";

/* The same rules as on the device, over the stored log. */

type Context = Pick<CatchesDependencies, "orm" | "clock">;

export async function quickFigures({ orm, clock }: Context, accountId: string) {
  const stats = quickStats(await readSizedCatches(orm, accountId), clock.now());
  return {
    total_catches: stats.totalCatches,
    recent_catches: stats.recentCatches,
    species_breakdown: stats.speciesBreakdown.slice(0, speciesListed),
  };
}

export async function logBookFigures({ orm, clock }: Context, accountId: string) {
  const stats = logBookStats(await readSizedCatches(orm, accountId), clock.now());
  return {
    total_catches: stats.totalCatches,
    species_count: stats.speciesCount,
    personal_bests: stats.personalBests,
    recent_catches_30d: stats.recentCatches30Days,
  };
}

/** Species are free text, so a name may equal a property of Object.prototype. */
function bySpecies<Value>(pairs: readonly (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(pairs);
}

const countsOf = (counts: readonly SpeciesCount[]): Record<string, number> =>
  bySpecies(counts.slice(0, speciesListed).map(({ species, count }) => [species, count]));

export async function analyticsFigures({ orm, clock }: Context, accountId: string, days: number) {
  const [catches, trips] = await Promise.all([
    readSizedCatches(orm, accountId),
    readLoggedTrips(orm, accountId),
  ]);
  const analytics = catchAnalytics(catches, trips, days, clock.now());
  return {
    total_catches: analytics.totalCatches,
    species_breakdown: countsOf(analytics.speciesBreakdown),
    success_patterns: {
      fishing_days: analytics.fishingDays,
      success_rate: analytics.successRate,
    },
  };
}

export async function recordFigures({ orm }: Pick<Context, "orm">, accountId: string) {
  const records = speciesRecords(await readSizedCatches(orm, accountId));
  const pairs = records.slice(0, speciesListed).map(({ species, longest, heaviest }) => {
    const best = {
      longest: longest && {
        length_inches: longest.length,
        catch_id: longest.id,
        date_caught: iso(longest.caughtAt),
      },
      heaviest: heaviest && {
        weight_pounds: heaviest.weight,
        catch_id: heaviest.id,
        date_caught: iso(heaviest.caughtAt),
      },
    };
    return [species, best] as const;
  });
  return { species_records: bySpecies(pairs) };
}
