import { hour, type Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { prepareChangeOf } from "#server/features/catches/entries/catches.store.ts";
import { BoundedCache } from "#server/platform/bounded-cache.ts";

interface CachedFigures<Figures> {
  /** Of the log, read before the figures. */
  readonly change: number;
  readonly hour: number;
  readonly figures: Promise<Figures>;
}

/** Of one kind of figures, some hundred bytes each. */
const mostAccounts = 2000;

/**
 * Figures over a whole log are computed once for each state of it: each write gives the log a new
 * number. Figures of the last days are also recomputed each hour.
 */
export function cacheFigures(orm: NodePgDatabase, now: () => Instant) {
  const changeOf = prepareChangeOf(orm);

  return <Figures>(compute: (accountId: string, variant: number) => Promise<Figures>) => {
    const known = new BoundedCache<CachedFigures<Figures>>(mostAccounts);
    return async (accountId: string, variant = 0): Promise<Figures> => {
      const change = await changeOf(accountId);
      if (change === undefined) return compute(accountId, variant);
      const key = `${accountId} ${variant}`;
      const thisHour = Math.floor(now() / hour);
      const last = known.get(key);
      if (last?.change === change && last.hour === thisHour) return last.figures;
      const figures = compute(accountId, variant);
      known.set(key, { change, hour: thisHour, figures });
      // A failure is not kept.
      figures.catch(() => known.delete(key));
      return figures;
    };
  };
}
