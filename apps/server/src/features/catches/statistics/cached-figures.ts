import { setTimeout as delay } from "node:timers/promises";
import { hour, minute, type Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { prepareChangeOf } from "#server/features/catches/entries/catches.store.ts";
import { BoundedCache } from "#server/platform/bounded-cache.ts";
import { createFairQueue, requesterFor } from "#server/platform/work/fair-queue.ts";

interface CachedFigures<Figures> {
  /** Change number of the log, read before the figures. */
  readonly change: number;
  readonly hour: number;
  readonly figures: Promise<Figures>;
}

/** Limit per kind of figures; an entry takes a few hundred bytes. */
const mostAccounts = 2000;

const computing = createFairQueue({
  running: 4,
  runningEach: 1,
  waitingEach: 8,
  waiting: 200,
  longestMs: 2 * minute,
});
/**
 * A long log blocks the event loop for tenths of a second, so its owner waits before the next turn.
 */
const restPart = 4;

function computeInTurn<Figures>(
  accountId: string,
  compute: () => Promise<Figures>,
): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const work = async (): Promise<void> => {
      const begun = performance.now();
      await compute().then(resolve, reject);
      await delay(restPart * (performance.now() - begun), undefined, { ref: false });
    };
    computing.run(requesterFor(accountId), work).catch(reject);
  });
}

/**
 * Caches figures until the log's change number changes, and for at most an hour, because some cover
 * the last days.
 */
export function cacheFigures(orm: NodePgDatabase, now: () => Instant) {
  const changeOf = prepareChangeOf(orm);

  return <Figures>(compute: (accountId: string, variant: number) => Promise<Figures>) => {
    const known = new BoundedCache<CachedFigures<Figures>>(mostAccounts);
    return async (accountId: string, variant = 0): Promise<Figures> => {
      const change = await changeOf(accountId);
      const computed = () => computeInTurn(accountId, () => compute(accountId, variant));
      if (change === undefined) return computed();
      const key = `${accountId} ${variant}`;
      const thisHour = Math.floor(now() / hour);
      const last = known.get(key);
      if (last?.change === change && last.hour === thisHour) return last.figures;
      const figures = computed();
      known.set(key, { change, hour: thisHour, figures });
      figures.catch(() => known.delete(key));
      return figures;
    };
  };
}
