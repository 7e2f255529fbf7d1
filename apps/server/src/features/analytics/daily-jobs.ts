import { harborDate, harborDayBounds, minute } from "@striper/marine/time";
import {
  saveActivity,
  saveFilesBytes,
  saveTotals,
  totalsSince,
} from "#server/features/analytics/analytics.store.ts";
import type { AnalyticsDependencies, DayCount } from "#server/features/analytics/dependencies.ts";
import { windowOf } from "#server/features/analytics/window.ts";
import type { Job } from "#server/platform/jobs/job.ts";

type JobDependencies = Pick<
  AnalyticsDependencies,
  "orm" | "clock" | "filesBytes" | "catchesPerDay"
> & {
  readonly accounts: Pick<AnalyticsDependencies["accounts"], "countActiveSince" | "signUpsPerDay">;
};

const daysCounted = 366;

async function countActivity({ orm, clock, accounts }: JobDependencies): Promise<void> {
  const today = harborDate(clock.now());
  const { from } = harborDayBounds(today);
  const { all } = await accounts.countActiveSince(from, from);
  await saveActivity(orm, today, all);
}

async function measureFiles({ orm, clock, filesBytes }: JobDependencies): Promise<void> {
  await saveFilesBytes(orm, harborDate(clock.now()), await filesBytes());
}

const sum = (counts: readonly DayCount[]): number =>
  counts.reduce((total, { count }) => total + count, 0);

/** Counts each past day once, so that no page counts millions of rows. */
async function countDays(
  { orm, clock, accounts, catchesPerDay }: JobDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { dates } = windowOf(daysCounted, clock.now());
  const isCounted = new Set((await totalsSince(orm, dates[0] ?? "")).map(({ date }) => date));
  for (const date of dates.slice(0, -1)) {
    signal.throwIfAborted();
    if (isCounted.has(date)) continue;
    const { from, to } = harborDayBounds(date);
    const signUps = sum(await accounts.signUpsPerDay(from, to));
    await saveTotals(orm, date, { signUps, catches: sum(await catchesPerDay(from, to)) });
  }
}

export const analyticsJobs = (dependencies: JobDependencies): readonly Job[] => [
  {
    name: "analytics-activity",
    // Late in each quarter of an hour, so that only a day's last minute can be missed.
    schedule: { everyMinutes: 15, afterMinutes: 14 },
    longestMs: minute,
    run: () => countActivity(dependencies),
  },
  {
    name: "analytics-days",
    // Hourly; the first run after midnight in Boston counts yesterday.
    schedule: { everyMinutes: 60, afterMinutes: 11 },
    longestMs: 10 * minute,
    run: (signal) => countDays(dependencies, signal),
  },
  {
    name: "analytics-files",
    schedule: { everyMinutes: 24 * 60 },
    longestMs: 30 * minute,
    run: () => measureFiles(dependencies),
  },
];
