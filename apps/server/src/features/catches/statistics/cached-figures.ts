import { setTimeout as delay } from "node:timers/promises";
import { hour, minute, type Instant } from "@striper/marine/time";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { prepareChangeOf } from "#server/features/catches/entries/catches.store.ts";
import { BoundedCache } from "#server/platform/bounded-cache.ts";
import { createFairQueue, requesterFor } from "#server/platform/work/fair-queue.ts";

interface CachedFigures<Figures> {
  /** Of the log, read before the figures. */
  readonly change: number;
  readonly hour: number;
  readonly figures: Promise<Figures>;
}

/** Of one kind of figures, some hundred bytes each. */
const mostAccounts = 2000;

/** Computations at the same time; an account has one, and waits for it. */
const computing = createFairQueue({
  running: 4,
  runningEach: 1,
  waitingEach: 8,
  waiting: 200,
  longestMs: 2 * minute,
});
/** A long log takes some tenths of a second of this process, which its owner may then not have again at once. */
const restPart = 4;

/** Computes in turns by account, and lets each rest for four times as long as its figures took. */
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
 * Figures over a whole log are computed once for each state of it: each write gives the log a new
 * number. Figures of the last days are also recomputed each hour.
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
      // A failure is not kept.
      figures.catch(() => known.delete(key));
      return figures;
    };
  };
}
