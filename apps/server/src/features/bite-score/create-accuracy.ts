import { createHash } from "node:crypto";
import * as contract from "@striper/contract/accuracy";
import { day, harborDate, minute } from "@striper/marine/time";
import * as store from "#server/features/bite-score/accuracy.store.ts";
import { periodAt } from "#server/features/bite-score/group-keys.ts";
import { presentAccuracy } from "#server/features/bite-score/present-accuracy.ts";
import { shareTrips, type AccuracyDependencies } from "#server/features/bite-score/share-trips.ts";
import { createAnswerCache } from "#server/http/answers/answer-cache.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import { readReport } from "#server/platform/database/read-report.ts";
import { dailyAtNight, type Job } from "#server/platform/jobs/job.ts";

export interface SharedAccuracy {
  readonly routes: (bind: Binder) => void;
  readonly jobs: readonly Job[];
}

const refreshEvery = 10 * minute;
/** Retention: older trips say little, and a lost device cannot withdraw its own. */
const kept = 5 * 365 * day;
const longestMs = 30 * 60_000;
const rowsAtOnce = 1000;

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

export function createAccuracy(dependencies: AccuracyDependencies): SharedAccuracy {
  const { orm, reports = orm, clock } = dependencies;
  const answers = createAnswerCache({
    endpoint: contract.accuracy,
    now: () => clock.now(),
    revision: () => 0,
    refreshEvery,
    answer: () => readReport(reports, presentAccuracy),
  });
  const tidy: Job = {
    name: "tidy-shared-trips",
    schedule: dailyAtNight,
    longestMs,
    run: async (signal) => {
      const now = clock.now();
      await store.forgetSaltsBut(orm, periodAt(now));
      const before = harborDate(now - kept);
      // Safe to interrupt: the next night starts again.
      for (let after: string | null = ""; after !== null && !signal.aborted;)
        after = await store.mixNextTrips(orm, { after, before, most: rowsAtOnce });
    },
  };
  return {
    routes(bind) {
      bind.cached(contract.accuracy, answers);
      bind.signedIn(contract.shareTrips, async ({ body, account }) => ({
        kept: await shareTrips(dependencies, account.accountId, body.trips),
      }));
      bind.open(contract.withdrawTrips, async ({ body }) => ({
        removed: await store.deleteTrips(orm, body.removal_tokens.map(hashOf)),
      }));
    },
    jobs: [tidy],
  };
}
