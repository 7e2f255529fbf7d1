import { importerOfLicenses } from "#server/features/licenses/archive/import-licenses.ts";
import type { LicensesDependencies } from "#server/features/licenses/dependencies.ts";
import { dueLicenses } from "#server/features/licenses/due-reminders.ts";
import { bindLicenses } from "#server/features/licenses/licenses.routes.ts";
import { knownBlobKeys, listLicenses } from "#server/features/licenses/licenses.store.ts";
import type { StoredLicense } from "#server/features/licenses/licenses.store.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { FileRemover, Importer } from "#server/platform/account-data/ports.ts";
import { sweepOrphans } from "#server/platform/blob-storage/sweep-orphans.ts";
import { databaseIdentity } from "#server/platform/database/database-identity.ts";
import { dailyAtNight } from "#server/platform/jobs/job.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import type { ReminderSource } from "#server/platform/reminders/reminder.ts";

export interface Licenses {
  readonly routes: (bind: Binder) => void;
  readonly removeFiles: FileRemover;
  readonly importer: Importer;
  readonly list: (accountId: string) => Promise<StoredLicense[]>;
  readonly reminders: ReminderSource;
  readonly jobs: readonly Job[];
}

const longestSweepMs = 10 * 60_000;

export function createLicenses(context: LicensesDependencies): Licenses {
  const { orm, blobs, clock, log } = context;
  const sweep: Job = {
    name: "sweep-license-files",
    schedule: dailyAtNight,
    longestMs: longestSweepMs,
    run: async (signal) => {
      const known = (keys: readonly string[]) => knownBlobKeys(orm, keys);
      const installation = await databaseIdentity(orm);
      const now = clock.now();
      const removed = await sweepOrphans({ space: blobs, installation, known, now, signal });
      if (removed > 0) log.info({ removed }, "license images without a license were removed");
    },
  };
  return {
    routes: (bind) => bindLicenses(bind, context),
    importer: importerOfLicenses(context),
    removeFiles: (accountId) => blobs.removeAllOf(accountId),
    list: (accountId) => listLicenses(orm, accountId),
    reminders: dueLicenses(),
    jobs: [sweep],
  };
}
