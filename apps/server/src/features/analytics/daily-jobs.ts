import { harborDate, harborDayBounds, minute } from "@striper/marine/time";
import { saveActivity, saveFilesBytes } from "#server/features/analytics/analytics.store.ts";
import type { AnalyticsDependencies } from "#server/features/analytics/dependencies.ts";
import type { Job } from "#server/platform/jobs/job.ts";

type JobDependencies = Pick<AnalyticsDependencies, "orm" | "clock" | "filesBytes"> & {
  readonly accounts: Pick<AnalyticsDependencies["accounts"], "countActiveSince">;
};

/** Writes down how many accounts were used today so far. */
async function countActivity({ orm, clock, accounts }: JobDependencies): Promise<void> {
  const today = harborDate(clock.now());
  const active = await accounts.countActiveSince(harborDayBounds(today).from);
  await saveActivity(orm, today, active);
}

async function measureFiles({ orm, clock, filesBytes }: JobDependencies): Promise<void> {
  await saveFilesBytes(orm, harborDate(clock.now()), await filesBytes());
}

export const analyticsJobs = (dependencies: JobDependencies): readonly Job[] => [
  {
    name: "analytics-activity",
    // Late in each quarter of an hour: of a day only its last minute can be missed.
    schedule: { everyMinutes: 15, afterMinutes: 14 },
    longestMs: minute,
    run: () => countActivity(dependencies),
  },
  {
    name: "analytics-files",
    schedule: { everyMinutes: 24 * 60 },
    longestMs: 30 * minute,
    run: () => measureFiles(dependencies),
  },
];
