import type { KeptFish } from "@striper/angling/regulations";
import type { Instant } from "@striper/marine/time";
import { countCatchesPerDay } from "#server/features/catches/activity.store.ts";
import type { DayCount } from "#server/features/catches/activity.store.ts";
import { importerOfLog } from "#server/features/catches/archive/import-log.ts";
import { bindCatches } from "#server/features/catches/catches.routes.ts";
import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { jobsOfCatches } from "#server/features/catches/jobs.ts";
import { readOwnLog } from "#server/features/catches/statistics/own-log.ts";
import type { OwnLog } from "#server/features/catches/statistics/own-log.ts";
import { readKeptFish } from "#server/features/catches/statistics/own-log.store.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { FileRemover, Importer } from "#server/platform/account-data/ports.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import { readReport } from "#server/platform/database/read-report.ts";

export interface Catches {
  readonly routes: (bind: Binder) => void;
  readonly importer: Importer;
  readonly removeFiles: FileRemover;
  readonly jobs: readonly Job[];
  readonly ownLog: (accountId: string) => Promise<OwnLog>;
  readonly keptOn: (accountId: string, date: string) => Promise<readonly KeptFish[]>;
  readonly countPerDay: (from: Instant, to: Instant) => Promise<DayCount[]>;
}

export function createCatches(dependencies: CatchesDependencies): Catches {
  return {
    routes: (bind) => bindCatches(bind, dependencies),
    importer: importerOfLog(dependencies),
    removeFiles: (accountId) => dependencies.blobs.removeAllOf(accountId),
    jobs: jobsOfCatches(dependencies),
    ownLog: (accountId) => readOwnLog(dependencies, accountId),
    keptOn: (accountId, date) => readKeptFish(dependencies.orm, accountId, date),
    countPerDay: (from, to) =>
      readReport(dependencies.reports ?? dependencies.orm, (report) =>
        countCatchesPerDay(report, from, to),
      ),
  };
}
